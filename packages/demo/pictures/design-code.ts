import { createDesign } from './illustrator.ts';
import type { Traits, Wish } from './kind.ts';

const SAMPLES = 400;
/** A trait with more values than this is a measure, which the seed alone decides. */
const MOST_VALUES = 16;
const OPEN = '_';

/** A trait with all values that designs of a kind give it, in a fixed order. */
type Choice = { readonly trait: string; readonly values: readonly Traits[string][] };

const known = new Map<string, readonly Choice[]>();

/** The traits of a kind that can be requested, each with its values. @throws RangeError for an unknown kind */
export function listChoices(kind: string): readonly Choice[] {
  const read = known.get(kind);
  if (read) return read;
  const values = new Map<string, Set<Traits[string]>>();
  for (let seed = 0; seed < SAMPLES; seed += 1)
    for (const [trait, value] of Object.entries(createDesign(kind, seed)))
      values.set(trait, (values.get(trait) ?? new Set()).add(value));
  const choices = [...values]
    .filter(([, set]) => set.size <= MOST_VALUES)
    .map(([trait, set]) => ({
      trait,
      values: [...set].toSorted((a, b) => String(a).localeCompare(String(b), 'en')),
    }));
  known.set(kind, choices);
  return choices;
}

/**
 * Traits as a short word for a picture's id: a digit of base 36 for each trait, `_` where the seed decides.
 * @throws RangeError for a value that the kind's trait never has
 */
export function encodeDesign(kind: string, wish: Wish): string {
  const code = listChoices(kind).map(({ trait, values }) => {
    const value = wish[trait];
    if (value === undefined) return OPEN;
    const index = values.indexOf(value);
    if (index === -1) throw new RangeError(`${kind}: ${trait} is never ${value}`);
    return index.toString(36);
  });
  return code.join('').replace(/_+$/, '');
}

/** The traits of a code; null: it is no code of the kind. */
export function decodeDesign(kind: string, code: string): Wish | null {
  const choices = listChoices(kind);
  if (code.length > choices.length) return null;
  const wish: Wish = {};
  for (const [index, digit] of [...code].entries()) {
    if (digit === OPEN) continue;
    const choice = choices[index];
    const value = choice?.values[Number.parseInt(digit, 36)];
    if (!choice || value === undefined) return null;
    wish[choice.trait] = value;
  }
  return wish;
}
