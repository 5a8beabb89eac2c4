import { expect, it } from 'vitest';
import { selectFinder } from './finder.rules.ts';

const TYRE = ['tyre-width', 'tyre-profile', 'rim-diameter'];
const createFilters = (...keys: string[]) => keys.map((key) => ({ key, kind: 'values' as const }));

it.each([
  ['all of its filters', createFilters(...TYRE, 'season'), TYRE],
  ['two of them', createFilters('tyre-profile', 'rim-diameter'), TYRE],
  // "205/55 R16" was typed: only the profile is open, of tyres that fit nearly
  ['one of them', createFilters('tyre-profile', 'season'), []],
  ['none of them', createFilters('colour', 'size'), []],
])('a finder is shown where the list has %s', (_what, offered, shown) => {
  expect(selectFinder([TYRE], offered)).toEqual(shown);
});
