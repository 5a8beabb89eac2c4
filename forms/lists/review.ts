import { z } from 'zod';
import { line, optional, personName } from '../typed-fields.ts';
import { WHOLE_ARTICLE_NUMBER } from './article-number.ts';
import { normalizePlainText, refuseLinks } from './plain-text.ts';
import { MOST_TAGS, REVIEW_TAGS } from './review-tags.ts';

/** Limits in characters. Five are enough for a statement ("Top!" has four). */
export const REVIEW_LIMITS = { title: 80, minText: 10, text: 2000 } as const;

const title = z
  .string({ error: 'required' })
  .max(4000, 'too_long')
  .transform(normalizePlainText)
  .pipe(line(REVIEW_LIMITS.title));

const text = z
  .string({ error: 'required' })
  .max(10_000, 'too_long')
  .transform(normalizePlainText)
  .pipe(
    z.string().min(1, 'required').min(REVIEW_LIMITS.minText, 'too_short').max(REVIEW_LIMITS.text, 'too_long'),
  );

/** A customer's review of an article. Stars 1 to 5; the name is shown. */
export const reviewSchema = z.object({
  sku: z.string().regex(WHOLE_ARTICLE_NUMBER),
  stars: z.coerce.number({ error: 'required' }).int('required').min(1, 'required').max(5, 'invalid'),
  title: refuseLinks(title),
  text: refuseLinks(text),
  name: personName,
  tags: z.array(z.enum(REVIEW_TAGS, 'choice')).max(MOST_TAGS, 'too_many').default([]),
  /** article number of the variant that was bought; null if not given */
  variantSku: optional(z.string().max(40, 'choice')),
});

export type ReviewInput = z.output<typeof reviewSchema>;
