import { Fragment } from 'react';

/** Short facts side by side; a line rather ends between two of them than within one. */
export function FactsLine({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' · '}
      <span className="inline-block">{fact}</span>
    </Fragment>
  ));
}
