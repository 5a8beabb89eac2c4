import { z } from 'zod';
import { line, optional, personName } from './faults.ts';
import { MOST_TAGS, REVIEW_TAGS } from './review-tags.ts';

/** Characters. A text of five has said something ("Top!" with its dot has not). */
export const REVIEW_LIMITS = { title: 80, minText: 10, text: 2000, name: 35 } as const;

/** Web and mail addresses: a review is no place to advertise, nor to be written to. */
const ADDRESS =
  /(?:[a-z]{2,10}:\/\/|\bwww\.|[^\s@]@[^\s@]+\.[a-z]{2,}|[\p{L}\d-]\.(?:com|net|org|info|shop|store|online|biz|io|eu|nl|be|de|at|ch|fr)(?![\p{L}\d-]))/iu;
/** A tag of HTML or a link of Markdown. A heart (<3) and "smaller than" (a < b) are neither. */
const MARKUP = /<\/?[a-z!][^>]*>|\[[^\]]*\]\([^)]*\)/iu;
/** Control characters and those that turn the direction of writing, so that nothing reads as what it is not. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Plain text as it is kept: without what one can not see, at most one empty line between paragraphs. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((row) => row.replace(/\t/g, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const withoutLinks = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.refine((text) => !MARKUP.test(text), 'markup').refine((text) => !ADDRESS.test(text), 'link');

const title = z
  .string({ error: 'required' })
  .max(4000, 'too_long')
  .transform(plain)
  .pipe(line(REVIEW_LIMITS.title));

const text = z
  .string({ error: 'required' })
  .max(10_000, 'too_long')
  .transform(plain)
  .pipe(
    z.string().min(1, 'required').min(REVIEW_LIMITS.minText, 'too_short').max(REVIEW_LIMITS.text, 'too_long'),
  );

/** What a customer writes about an article. Stars 1 to 5; the name is the one that is shown. */
export const reviewSchema = z.object({
  sku: z.string().min(1).max(50),
  stars: z.coerce.number({ error: 'required' }).int('required').min(1, 'required').max(5, 'invalid'),
  title: withoutLinks(title),
  text: withoutLinks(text),
  name: personName,
  tags: z.array(z.enum(REVIEW_TAGS, 'choice')).max(MOST_TAGS, 'too_many').default([]),
  /** article number of the variant that was bought; null: not said */
  variantSku: optional(z.string().max(40, 'choice')),
});

export type ReviewInput = z.output<typeof reviewSchema>;
