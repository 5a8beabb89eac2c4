import { z } from 'zod';
import type { Audience, Department, Kind, Text } from './kind.ts';
import { readData } from './read-data.ts';
import { audience, department, keys, text } from './schemas.ts';

/** A fictional brand. `level` is its price level: 1 cheap, 2 middle, 3 expensive. */
export type DemoBrand = {
  readonly slug: string;
  readonly name: string;
  readonly departments: readonly Department[];
  readonly level: 1 | 2 | 3;
  /** ISO 3166-1 alpha-2 code of its seat */
  readonly country: string;
  /** its character, in one sentence that fits all of its products */
  readonly character: Text;
  /** the product types of a specialist; without it, all of its departments */
  readonly kinds?: readonly string[] | undefined;
  /** the people of its clothes and shoes; without it, everybody */
  readonly audiences?: readonly Audience[] | undefined;
};

const brand = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9-]+$/),
    name: z.string(),
    departments: z.array(department).min(1).readonly(),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    country: z.string().regex(/^[A-Z]{2}$/),
    character: text,
    kinds: keys.optional(),
    audiences: z.array(audience).readonly().optional(),
  })
  .readonly();

/**
 * All are invented for Tavelo; its own label is sold in several departments. The numbers of brands follow this order.
 */
export const BRANDS: readonly DemoBrand[] = ['fashion', 'accessories', 'shoes', 'home', 'technology'].flatMap(
  (file) => readData(`brands/${file}`, z.array(brand)),
);

/** Whether a brand makes a kind of product for these people. */
export function makes(one: DemoBrand, kind: Kind, people: Audience | null): boolean {
  if (!one.departments.includes(kind.department)) return false;
  if (one.kinds && !one.kinds.includes(kind.kind)) return false;
  return !one.audiences || people === null || one.audiences.includes(people);
}
