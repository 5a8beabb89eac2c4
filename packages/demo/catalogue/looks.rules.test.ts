import { expect, test } from 'vitest';
import { createDesign, PICTURE_KINDS } from '#demo/pictures/illustrator.ts';
import { KINDS } from './kinds.ts';
import { LOOKS } from './looks.ts';

/** Option keys that several kinds share through tables of patterns and necklines; not every kind has them all. */
const SHARED =
  /^(floral|striped|pinstripe|dotted|checked|graphic|v-neck|round-neck|boat-neck|square-neck|tapered|column|metal|x-legs|\*)$/;

/** Every value that a trait of a kind takes in many designs. */
function collectTraits(picture: string): Map<string, Set<unknown>> {
  const seen = new Map<string, Set<unknown>>();
  for (let seed = 0; seed < 500; seed += 1) {
    for (const [trait, value] of Object.entries(createDesign(picture, seed))) {
      seen.set(trait, (seen.get(trait) ?? new Set()).add(value));
    }
  }
  return seen;
}

test('every kind can be drawn as itself', () => {
  expect(KINDS.filter(({ picture }) => !PICTURE_KINDS.includes(picture)).map(({ kind }) => kind)).toEqual([]);
});

test.each(Object.keys(LOOKS))('looks of %s refer to options and traits that exist', (name) => {
  const kind = KINDS.find((one) => one.kind === name);
  if (!kind) throw new Error(`no kind ${name}`);
  const keys = new Set(kind.axes.flat().map((option) => option.key));
  const traits = collectTraits(kind.picture);
  for (const [key, look] of Object.entries(LOOKS[name] ?? {})) {
    expect(keys.has(key) || SHARED.test(key), key).toBe(true);
    if (!keys.has(key) && key !== '*') continue;
    for (const [trait, values] of Object.entries(look)) {
      const possible = [...(traits.get(trait) ?? [])];
      expect(
        values.some((value) => possible.includes(value)),
        `${key}: ${trait} ${values} of ${possible}`,
      ).toBe(true);
    }
  }
});
