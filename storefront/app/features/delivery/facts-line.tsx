import { Fragment } from 'react';

/**
 * Short facts one after the other; lines break between two of them rather than within one. A comma belongs to the fact
 * before it, else a line could begin with it.
 */
export function FactsLine({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' '}
      <span className="inline-block">{index < facts.length - 1 ? `${fact},` : fact}</span>
    </Fragment>
  ));
}
