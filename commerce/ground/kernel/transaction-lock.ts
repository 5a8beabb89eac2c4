import { sql } from 'kysely';
import type { RequestContext } from './context.ts';

/**
 * Waits until no other transaction of the tenant holds this lock, and holds it until the caller's transaction ends.
 * For limits on the number of rows: rows that do not exist yet cannot be locked themselves.
 * @param thing names the lock, once in the whole product
 */
export async function lockUntilCommit(
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  thing: string,
  ...ids: readonly string[]
): Promise<void> {
  await lock(db, [thing, tenant.id, ...ids].join('|'));
}

/** The same among the transactions of all tenants: for what they write together. */
export async function lockForAllUntilCommit(
  { db }: Pick<RequestContext, 'db'>,
  thing: string,
): Promise<void> {
  await lock(db, thing);
}

async function lock(db: RequestContext['db'], key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}
