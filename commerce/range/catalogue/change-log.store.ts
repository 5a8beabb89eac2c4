import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';

/** A committed change. `tenantId` is null for all tenants; `productId` is null for the categories. */
export type CatalogueChange = {
  readonly xid: string;
  readonly tenantId: string | null;
  readonly productId: number | null;
};

/** The position of a reader in the log. No transaction below `horizon` can still write to it. */
export type LogPosition = { readonly horizon: string; readonly read: ReadonlySet<string> };

const REASON = 'the change log is read for all tenants';
const PURGE_AT_ONCE = 10_000;

/** The current end of the log. */
export async function endOfLog(db: Kysely<DB>): Promise<LogPosition> {
  const { rows } = await sql<{ horizon: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(removeTenantGuard(db, REASON));
  return { horizon: rows[0]?.horizon ?? '0', read: new Set() };
}

/**
 * Changes that were committed since `position`, each change once. Transactions end in another order than they begin,
 * so a number alone would lose some: from the horizon on, the transactions that were read are remembered.
 * @param limit changes at most; the rest comes with the next call
 */
export async function readLog(
  db: Kysely<DB>,
  position: LogPosition,
  limit: number,
): Promise<{ changes: readonly CatalogueChange[]; position: LogPosition; complete: boolean }> {
  const { rows } = await sql<{
    horizon: string;
    xid: string | null;
    tenantId: string | null;
    productId: number | null;
  }>`
    select h.horizon, c.xid, c.tenant_id as "tenantId", c.product_id as "productId"
      from (select pg_snapshot_xmin(pg_current_snapshot())::text as horizon) h
      left join lateral (
        select xid::text as xid, tenant_id, product_id from catalogue_change
         where xid >= ${position.horizon}::xid8 and not (xid::text = any(${[...position.read]}::text[]))
         order by catalogue_change.xid limit ${limit}
      ) c on true`.execute(removeTenantGuard(db, REASON));
  const changes = rows.flatMap(({ xid, tenantId, productId }) =>
    xid === null ? [] : [{ xid, tenantId, productId }],
  );
  const complete = changes.length < limit;
  const last = changes.at(-1)?.xid;
  // Cut off in the middle of a transaction: it is read again from its beginning.
  const whole = complete ? changes : changes.filter(({ xid }) => xid !== last);
  const horizon = complete ? (rows[0]?.horizon ?? position.horizon) : position.horizon;
  const read = [...position.read, ...whole.map(({ xid }) => xid)].filter(
    (xid) => BigInt(xid) >= BigInt(horizon),
  );
  return { changes: whole, position: { horizon, read: new Set(read) }, complete };
}

/** Deletes entries that every server read long ago. @param before changes of earlier times */
export async function purgeLog(db: Kysely<DB>, before: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      delete from catalogue_change where change_id in (
        select change_id from (
          select change_id, changed_at from catalogue_change order by change_id limit ${PURGE_AT_ONCE}) oldest
         where changed_at < ${before})
      returning 1`.execute(removeTenantGuard(db, 'housekeeping means all tenants'));
    if (rows.length < PURGE_AT_ONCE) return;
  }
}
