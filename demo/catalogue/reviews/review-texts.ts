import { z } from 'zod';
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

/** Sentences on one kind of product, by the reviewer's opinion. */
export const REMARKS: Readonly<Record<string, z.output<typeof moods>>> = readFolder('reviews/remarks', moods);

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
