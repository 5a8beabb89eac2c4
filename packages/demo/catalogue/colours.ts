import { z } from 'zod';
import type { Text } from './kind.ts';
import { readData } from './read-data.ts';
import { text } from './schemas.ts';

/** A colour of the demo. Shoppers filter by its `family`; its names are invariable and without an article. */
export type DemoColour = {
  readonly key: string;
  readonly family: string;
  /** #rrggbb, lower case */
  readonly hex: string;
  readonly name: Text;
};

const colour = z
  .strictObject({
    key: z.string(),
    family: z.string(),
    hex: z.string().regex(/^#[0-9a-f]{6}$/),
    name: text,
  })
  .readonly();

export const COLOURS: readonly DemoColour[] = readData('colours', z.array(colour));

const byKey = new Map(COLOURS.map((one) => [one.key, one]));

/** @throws RangeError for an unknown key */
export function getColour(key: string): DemoColour {
  const found = byKey.get(key);
  if (!found) throw new RangeError(`no colour ${key}`);
  return found;
}
