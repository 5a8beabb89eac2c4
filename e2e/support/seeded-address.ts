import { openSeededDatabase } from '#wiring/test-seed.ts';

/** A seeded database of its own for a shop that a test starts as another process; `url` leads to it. */
export type SeededAddress = { readonly url: string; drop(): Promise<void> };

/** The demo that most journeys have: it is copied, not made, where one of them has run. */
const PRODUCTS = 240;

export async function createSeededAddress(): Promise<SeededAddress> {
  const database = await openSeededDatabase(PRODUCTS);
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env.JOURNEYS_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return { url: url.href, drop: () => database.close() };
}
