import { expect, it } from 'vitest';
import { z } from 'zod';
import { readData, readFolder } from './read-data.ts';
import { kindFile, option } from './schemas.ts';

it('names the file and the place of an error', () => {
  const wrong = z.array(z.strictObject({ key: z.string(), family: z.string(), hex: z.number() }));
  expect(() => readData('colours', wrong)).toThrow(/demo\/assortment\/colours\.json[\s\S]*hex/);
});

it('a data folder is read by the names of its files', () => {
  const remarks = readFolder('reviews/remarks', z.looseObject({ good: z.array(z.unknown()) }));
  expect(Object.keys(remarks)).toContain('coat');
});

it.each([
  ['an option without a name in every language', { key: 'a', name: ['a', 'b'] }],
  ['an empty text', { key: 'a', name: ['a', '', 'c'] }],
  ['an unknown property', { key: 'a', name: ['a', 'b', 'c'], colour: 'red' }],
  [
    'fibres that do not sum to 100',
    {
      key: 'a',
      name: ['a', 'b', 'c'],
      attributes: { material: [{ part: 'outer', fibres: [{ option: 'wool', percent: 99 }] }] },
    },
  ],
])('catalogue data with %s is refused', (_, value) => {
  expect(option.safeParse(value).success).toBe(false);
});

it('a kind with a misspelled property is refused', () => {
  const file = readData('kinds/coat', z.looseObject({}));
  expect(kindFile.safeParse(file).success).toBe(true);
  expect(kindFile.safeParse({ ...file, colour: [] }).success).toBe(false);
});
