import { z } from 'zod';
import { type AttributeDefinition, readStoredValue } from '../attribute.rules.ts';

/** Measures of the article itself, laid flat, by its sizes. */
export type ArticleMeasures = {
  /** of the whole table, such as cm; null if each column has its own */
  readonly unit: string | null;
  /** names of the measures in the language of the definitions */
  readonly columns: readonly string[];
  /** a size and its values in the order of the columns, decimals with a point, '' where a value is missing */
  readonly rows: readonly (readonly [size: string, ...values: string[]])[];
};

const stored = z.array(
  z.object({ option: z.string(), sizes: z.record(z.string(), z.number().positive().max(9_999)) }),
);

/**
 * The first attribute of the type `measures` that has values for the article's sizes.
 * @param attributes as stored in the database
 * @param sizes in the order in which they are chosen
 * @returns null if none has a value for any of its sizes
 */
export function findArticleMeasures(
  attributes: unknown,
  definitions: readonly AttributeDefinition[],
  sizes: readonly string[],
): ArticleMeasures | null {
  for (const { key, valueType, unit, options } of definitions) {
    if (valueType !== 'measures') continue;
    const told = (stored.safeParse(readStoredValue(attributes, key)).data ?? []).filter(
      (measure) => options.has(measure.option) && sizes.some((size) => size in measure.sizes),
    );
    if (told.length === 0) continue;
    return {
      unit,
      columns: told.map(({ option }) => options.get(option) ?? option),
      rows: sizes
        .filter((size) => told.some((measure) => size in measure.sizes))
        .map((size) => [size, ...told.map((measure) => String(measure.sizes[size] ?? ''))]),
    };
  }
  return null;
}
