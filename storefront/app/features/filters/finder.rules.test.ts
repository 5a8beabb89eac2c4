import { expect, it } from 'vitest';
import { finderOf } from './finder.rules.ts';

const TYRE = ['tyre-width', 'tyre-profile', 'rim-diameter'];
const filters = (...keys: string[]) => keys.map((key) => ({ key, kind: 'values' as const }));

it.each([
  ['all of its filters', filters(...TYRE, 'season'), TYRE],
  ['two of them', filters('tyre-profile', 'rim-diameter'), TYRE],
  // "205/55 R16" was typed: only the profile is open, of tyres that fit nearly
  ['one of them', filters('tyre-profile', 'season'), []],
  ['none of them', filters('colour', 'size'), []],
])('a finder is shown where the list has %s', (_what, offered, shown) => {
  expect(finderOf([TYRE], offered)).toEqual(shown);
});
