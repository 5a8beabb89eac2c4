import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/**
 * The folder of real catalogues with judged queries: each a folder with `products.jsonl.gz` and `judgements.csv`.
 * They belong to others and are outside of the repository.
 */
const FOLDER = process.env.RELEVANCE_DATA ?? join('..', 'shared', 'data');
/** The sets in that folder. */
export const JUDGED_SETS = (process.env.RELEVANCE_SETS ?? 'icecat-dev').split(',');

const product = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  brand: z.string().nullable(),
  priceMinor: z.number().nullable(),
  ean: z.array(z.string()),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type FeedProduct = z.output<typeof product>;

export type JudgedSet = {
  readonly products: readonly FeedProduct[];
  /** by query, then by product id: 0 to 3 */
  readonly ratings: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/** @returns null: this machine does not have the set */
export async function readJudgedSet(name: string): Promise<JudgedSet | null> {
  const folder = join(FOLDER, name);
  if (!existsSync(join(folder, 'products.jsonl.gz'))) return null;
  const lines = gunzipSync(await readFile(join(folder, 'products.jsonl.gz'))).toString('utf8');
  const products = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => product.parse(JSON.parse(line)));
  const ratings = new Map<string, Map<string, number>>();
  const [, ...rows] = (await readFile(join(folder, 'judgements.csv'), 'utf8')).split(/\r?\n/);
  for (const row of rows) {
    const [, query, id, rating] = /^"?(.*?)"?,(\d+),([\d.]+)$/.exec(row) ?? [];
    if (query === undefined || id === undefined) continue;
    const known = ratings.get(query) ?? new Map<string, number>();
    ratings.set(query, known.set(id, Number(rating)));
  }
  return { products, ratings };
}

/**
 * Further questions to a set, which its own judgements do not have, in the order in which they were made. *further*: two to
 * five words; of each the first ten answers of plain BM25 and of this search were read and judged without knowing which
 * had found it. Those in odd places were read while rules were made, the others only when they were judged. *third*: one
 * to three words, written and judged the same way before any answer was seen; its worst were read afterwards. *fourth*:
 * as the third, with things that the first three do not ask for; of each the first fifteen answers were judged.
 */
export const FURTHER = ['further', 'third', 'fourth'] as const;

/** @returns null: the set has no such questions */
export async function readFurther(
  name: string,
  { products }: JudgedSet,
  which: (typeof FURTHER)[number],
): Promise<JudgedSet | null> {
  const file = new URL(`./${name}-${which}.tsv`, import.meta.url);
  if (!existsSync(file)) return null;
  const ratings = new Map<string, Map<string, number>>();
  for (const row of (await readFile(file, 'utf8')).trim().split('\n').slice(1)) {
    const [query = '', id = '', grade = '0'] = row.split('\t');
    ratings.set(query, (ratings.get(query) ?? new Map<string, number>()).set(id, Number(grade)));
  }
  return { products, ratings };
}
