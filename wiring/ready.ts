import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';

/**
 * Resolves when this server may get shoppers: the database answers, and so does search. Until the catalogue has been
 * read, and while the search thread is restarted, lists have no facets: other servers then serve better.
 * @throws when it may not
 */
export async function ensureReady(
  db: Kysely<DB>,
  search: { readonly isAnswering: () => boolean },
): Promise<void> {
  if (!search.isAnswering())
    throw new Error(`the catalogue cannot be searched yet: search in process ${process.pid} has not read it`);
  await sql`select 1`.execute(db);
}
