import { expect, test } from 'vitest';
import { filterMatchingValues } from './matching-values.rules.ts';

const labels = ['Élan', 'Maison Elan', 'Noor & Zo', 'Weiß', 'Pelan'];
const values = labels.map((label) => ({ label }));

test.each([
  ['', labels],
  ['  ', labels],
  ['elan', ['Élan', 'Maison Elan', 'Pelan']],
  ['ÉLA', ['Élan', 'Maison Elan', 'Pelan']],
  ['weiss', ['Weiß']],
  ['& z', ['Noor & Zo']],
  ['xyz', []],
])('"%s" finds %j', (typed, found) => {
  expect(filterMatchingValues(values, typed).map(({ label }) => label)).toEqual(found);
});
