import type { z } from 'zod';

/** Web and mail addresses: a review must not advertise, nor ask for messages. */
const ADDRESS =
  /(?:[a-z]{2,10}:\/\/|\bwww\.|[^\s@]@[^\s@]+\.[a-z]{2,}|[\p{L}\d-]\.(?:com|net|org|info|shop|store|online|biz|io|eu|nl|be|de|at|ch|fr)(?![\p{L}\d-]))/iu;
/**
 * A sentence that begins without a space after the full stop before it: "Mooie kwaliteit.De kleur valt tegen". Its
 * first word is an ending of web addresses, in an upper case letter and followed by more words.
 */
const SENTENCE = /(?<=[\p{L}\d])\.(?=(?:De|Net|Be|At|Info|Shop|Store|Online)[\s,:]+\p{L})/gu;
/** A tag of HTML or a link of Markdown. A heart (<3) and "smaller than" (a < b) are neither. */
const MARKUP = /<\/?[a-z!][^>]*>|\[[^\]]*\]\([^)]*\)/iu;
/** Control characters and those that change the direction of writing, so that no text looks like another. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Plain text in its stored form: without invisible characters, at most one empty line between paragraphs. */
export function normalizePlainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((row) => row.replace(/\t/g, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Text of visitors without links: faults `markup` and `link`. */
export const refuseLinks = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema
    .refine((text) => !MARKUP.test(text), 'markup')
    .refine((text) => !ADDRESS.test(text.replace(SENTENCE, '. ')), 'link');
