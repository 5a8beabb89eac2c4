import { sql } from 'kysely';
import type { Settings } from '#commerce/ground/config/settings.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import { NotReadyError } from '#http/operators/operators.ts';

/**
 * Resolves when this server may get shoppers: the database answers and can write, and search answers. Until the
 * catalogue has been read, and while the search thread is restarted, lists have no facets: other servers then serve
 * better.
 * @throws when it may not
 */
export async function ensureReady(
  database: Pick<Database, 'kysely' | 'engine' | 'ensureWritable'>,
  search: { readonly isAnswering: () => boolean },
  role: Settings['role'] = 'all',
): Promise<void> {
  if (role === 'jobs') throw new NotReadyError('this server runs the background jobs alone');
  if (!search.isAnswering()) throw new NotReadyError('the catalogue cannot be searched yet');
  try {
    await database.ensureWritable();
    await sql`select 1`.execute(database.kysely);
  } catch (error) {
    // a server's error may name its address
    if (database.engine === 'server' || !(error instanceof Error)) throw error;
    throw new NotReadyError(error.message, { cause: error });
  }
}
