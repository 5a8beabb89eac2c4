import { expect, it } from 'vitest';
import type { TermAlternative } from '#search/engine/plan.types.ts';
import { preferHeads } from './by-thing.ts';

const createStanding = (headed: number, named: number) => ({
  ...{ isSaid: true, heads: headed >= 2 && headed >= named / 5, everHeads: headed >= 2, headed, named },
});
const createAlternatives = (...all: [string, TermAlternative['reason']][]) =>
  new Map(all.map(([term, reason]) => [term, { term, reason, closeness: reason === 'exact' ? 1 : 0.9 }]));

it.each([
  ['never by it', createStanding(0, 35), { closeness: 0.5 }],
  ['hardly ever by it', createStanding(8, 35), { closeness: 0.65, unheaded: 0.5 / 0.65 }],
])('a synonym determines the thing that is searched where names are headed %s', (_, laptop, left) => {
  const vocabulary = {
    getStanding: (term: string) => (term === 'laptop' ? laptop : createStanding(155, 253)),
  };
  const found = preferHeads(vocabulary, createAlternatives(['laptop', 'exact'], ['notebook', 'synonym']));
  expect(found.get('laptop')).toMatchObject(left);
  expect(found.get('notebook')?.closeness).toBe(0.9);
});

it('a word that heads the few names that have it keeps its weight', () => {
  const vocabulary = {
    getStanding: (term: string) => (term === 'smartphone' ? createStanding(2, 2) : createStanding(155, 270)),
  };
  const found = preferHeads(vocabulary, createAlternatives(['smartphone', 'exact'], ['phone', 'synonym']));
  expect(found.get('smartphone')?.closeness).toBe(1);
});
