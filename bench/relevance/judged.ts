import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/**
 * A search and its intent, described by the fields of the catalogue, never by words of its texts or by ids: the
 * catalogue grows, and the question stays.
 */
const judged = z.strictObject({
  /** '' with `sku` */
  query: z.string(),
  /** product types that are meant; without it every type */
  kind: z.array(z.string()).optional(),
  /** product types that would do if need be */
  near: z.array(z.string()).optional(),
  /** children: girls or boys; an article for everybody is for women and for men */
  audience: z.enum(['women', 'men', 'girls', 'boys', 'children']).optional(),
  /** slug */
  brand: z.string().optional(),
  /** family; with a size both are of one variant */
  colour: z.string().optional(),
  size: z.string().optional(),
  storage: z.string().optional(),
  energy: z.string().optional(),
  /** in whole units of the tenant's currency */
  priceMax: z.number().optional(),
  /** a fibre: at least a third of the composition */
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** the query is the style number of the most popular article, or the article number of its first variant */
  sku: z.enum(['first', 'variant']).optional(),
  /** so broad a question that the most popular articles are its best answers */
  head: z.literal(true).optional(),
  /** the shop has no such thing */
  none: z.literal(true).optional(),
});

export type Judged = z.output<typeof judged>;

export const LANGUAGES = ['nl', 'de', 'fr'] as const;
export type JudgedLanguage = (typeof LANGUAGES)[number];

/** The judged searches of a language, checked. */
export function loadJudgedQueries(language: JudgedLanguage): Promise<readonly Judged[]> {
  return readQuestions(language);
}

/** Questions in shoppers' own words, as in forums and mails, instead of the catalogue's. */
export function loadShopperQuestions(language: JudgedLanguage): Promise<readonly Judged[]> {
  return readQuestions(`shoppers-${language}`);
}

async function readQuestions(name: string): Promise<readonly Judged[]> {
  const file = new URL(`./${name}.json`, import.meta.url);
  return z.array(judged).parse(JSON.parse(await readFile(file, 'utf8')));
}
