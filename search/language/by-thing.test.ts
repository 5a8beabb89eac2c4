import { expect, it } from 'vitest';
import type { TermAlternative } from '#search/engine/plan.types.ts';
import { byThing } from './by-thing.ts';

const standing = (headed: number, named: number) => ({
  ...{ isSaid: true, heads: headed >= 2 && headed >= named / 5, everHeads: headed >= 2, headed, named },
});
const alternatives = (...all: [string, TermAlternative['reason']][]) =>
  new Map(all.map(([term, reason]) => [term, { term, reason, closeness: reason === 'exact' ? 1 : 0.9 }]));

it.each([
  ['never by it', standing(0, 35)],
  ['hardly ever by it', standing(8, 35)],
])('another word for the same says what is looked for, where names are headed %s', (_, laptop) => {
  const vocabulary = {
    standing: (term: string) => (term === 'laptop' ? laptop : standing(155, 253)),
  };
  const found = byThing(vocabulary, alternatives(['laptop', 'exact'], ['notebook', 'synonym']));
  expect(found.get('laptop')?.closeness).toBe(0.5);
  expect(found.get('notebook')?.closeness).toBe(0.9);
});

it('a word that heads the few names that have it keeps its say', () => {
  const vocabulary = {
    standing: (term: string) => (term === 'smartphone' ? standing(2, 2) : standing(155, 270)),
  };
  const found = byThing(vocabulary, alternatives(['smartphone', 'exact'], ['phone', 'synonym']));
  expect(found.get('smartphone')?.closeness).toBe(1);
});
