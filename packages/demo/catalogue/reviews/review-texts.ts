import { z } from 'zod';
import type { Attributes, Text } from '../kind.ts';
import { readData, readFolder } from '../read-data.ts';
import { text, texts } from '../schemas.ts';

const moods = z.strictObject({ good: texts, fair: texts, poor: texts }).readonly();

export type Mood = 'good' | 'fair' | 'poor';

/**
 * The sentences about a kind in general, by its department, or by what is carried or wrapped around and has no fit;
 * neutral in gender, so that they fit every kind of the manner.
 */
export const BODIES = readData(
  'reviews/bodies',
  z.strictObject({
    fashion: moods,
    shoes: moods,
    furniture: moods,
    electronics: moods,
    appliances: moods,
    tyres: moods,
    accessories: moods,
  }),
);
export type Manner = keyof typeof BODIES;

/** Remarks on delivery, price and service. */
export const EXTRAS = readData('reviews/extras', moods);

export const TITLES = readData('reviews/titles', moods);

/** A sentence that holds for articles with one of these values of each attribute alone. */
const remark = z.union([
  text.transform((sentence) => ({ text: sentence, where: {} })),
  z.strictObject({
    text,
    where: z.record(z.string(), z.array(z.union([z.string(), z.number(), z.boolean()])).readonly()),
  }),
]);
const remarks = z.array(remark).readonly();

/**
 * Sentences on one kind of product, by the reviewer's opinion.
 * @internal
 */
export const REMARKS = readFolder(
  'reviews/remarks',
  z.strictObject({ good: remarks, fair: remarks, poor: remarks }).readonly(),
);

/** The sentences about a kind that an article with these attributes allows. */
export function remarksOn(kind: string, attributes: Attributes, mood: Mood): Text[] {
  const fits = (values: readonly unknown[], name: string) => values.includes(attributes[name]);
  return (REMARKS[kind]?.[mood] ?? [])
    .filter(({ where }) => Object.entries(where).every(([name, values]) => fits(values, name)))
    .map((one) => one.text);
}

/**
 * Sentences about the bought article: `{size}` and `{colour}` are those of the variant, `{months}` the time of use,
 * other slots the article's numbers. Without `kinds` they fit every kind that has the slots.
 */
export const PARTICULARS = readData(
  'reviews/particulars',
  z.array(
    z.strictObject({
      kinds: z.array(z.string()).readonly().optional(),
      mood: z.enum(['good', 'fair', 'poor']),
      needs: z.array(z.string()).min(1).readonly(),
      text,
    }),
  ),
);
