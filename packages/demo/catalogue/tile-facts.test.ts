import { expect, it } from 'vitest';
import { usualKindFacts } from '../../../tenants/kind-facts.ts';
import { loadTenants } from '../../../tenants/load.ts';
import { generateCatalogue } from './generate.ts';
import type { Attributes } from './kind.ts';
import { KINDS } from './kinds.ts';

const FEWEST = 2;

/** A fact is told where the article has all that it names; `flag`: where it has it. */
const isTold = (fact: string, attributes: Attributes) =>
  [...fact.matchAll(/\{([a-z0-9-]+)(?::([a-z]+))?\}/g)].every(([, key = '', form]) =>
    form === 'flag' ? attributes[key] === true : attributes[key] !== undefined,
  );

it('every kind of the demo has facts for its tile', () => {
  expect(KINDS.filter(({ kind }) => !usualKindFacts[kind]).map(({ kind }) => kind)).toEqual([]);
});

it('an article shows at least two facts on its tile', async () => {
  const few: string[] = [];
  const tenants = await loadTenants();
  for await (const { kind, attributes, texts } of generateCatalogue({
    size: 1_500,
    tenants,
    reviewsPerProduct: 0,
  })) {
    const told = usualKindFacts[kind]?.facts.filter((fact) => isTold(fact, attributes)) ?? [];
    if (told.length < FEWEST) few.push(`${kind} "${texts.nl.name}": ${told}`);
  }
  expect(few).toEqual([]);
});
