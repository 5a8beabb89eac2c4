import { Fragment } from 'react';

/** Short facts one after the other; lines break between two of them rather than within one. */
export function FactsLine({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ', '}
      <span className="inline-block">{fact}</span>
    </Fragment>
  ));
}
