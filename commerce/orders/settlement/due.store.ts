import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { withoutTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import { type Payment, paymentOf } from '#commerce/money/payment/payment-record.service.ts';
import { type Refund, refundOf } from '#commerce/money/payment/refund-record.service.ts';
import { nextCheck } from '#commerce/money/payment/schedule.rules.ts';

const REASON = 'reconciliation looks after the payments of all tenants';
/** Longer than a provider is waited for: a server that dies on the way leaves it to the next. */
const LEASE_MS = 2 * 60_000;

type Claimed<What> = { readonly tenantId: string; readonly what: What };

/** Takes the payment that has been due the longest; no other server gets it meanwhile. @returns null: none is due */
export async function claimPayment(db: Kysely<DB>, now: Date): Promise<Claimed<Payment> | null> {
  const row = await claimDue(db, { table: 'payment', id: 'payment_id' }, now);
  return row ? { tenantId: row.tenant_id, what: paymentOf(row) } : null;
}

/** The same for a refund. */
export async function claimRefund(db: Kysely<DB>, now: Date): Promise<Claimed<Refund> | null> {
  const row = await claimDue(db, { table: 'payment_refund', id: 'refund_id' }, now);
  return row ? { tenantId: row.tenant_id, what: refundOf(row) } : null;
}

async function claimDue<Table extends 'payment' | 'payment_refund'>(
  db: Kysely<DB>,
  { table, id }: { readonly table: Table; readonly id: keyof DB[Table] & string },
  now: Date,
): Promise<Selectable<DB[Table]> | undefined> {
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql<Selectable<DB[Table]>>`
    update ${sql.table(table)} set checks = checks + 1, next_check_at = ${leasedUntil}
    where ${sql.ref(id)} = (
      select ${sql.ref(id)} from ${sql.table(table)}
      where next_check_at <= ${now} order by next_check_at limit 1 for update skip locked
    )
    returning *`.execute(withoutTenantGuard(db, REASON));
  return rows[0];
}

/** Puts off what was claimed and has come to nothing yet; what has moved meanwhile has its own next look. */
export async function putOff(db: Kysely<DB>, { tenantId, what }: Claimed<Payment>, now: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ next_check_at: nextCheck(now, what.checks) })
    .where('tenant_id', '=', tenantId)
    .where('payment_id', '=', what.paymentId)
    .where('state', '=', what.state)
    .where('next_check_at', '=', new Date(now.getTime() + LEASE_MS))
    .execute();
}

const MOST_RELEASED = 100;

/** Orders of a tenant that have waited for their payment since before `until`. */
export async function ordersWaitingSince(db: Kysely<DB>, tenantId: string, until: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sales_order')
    .select('order_id')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', sql.lit('awaiting_payment'))
    .where('placed_at', '<=', until)
    .orderBy('placed_at')
    .limit(MOST_RELEASED)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
