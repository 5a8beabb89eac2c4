import type { Kysely } from 'kysely';
import type { DB } from '#commerce/database/schema.ts';
import { withoutTenantGuard } from '#commerce/database/tenant-guard.ts';
import { type Payment, paymentOf } from './payment.store.ts';
import { type Refund, refundOf } from './refund.store.ts';
import { nextCheck } from './schedule.rules.ts';

const REASON = 'reconciliation looks after the payments of all tenants';
/** Longer than a provider is waited for: who dies on the way leaves it to the next. */
const LEASE_MS = 2 * 60_000;

type Claimed<What> = { readonly tenantId: string; readonly what: What };

/** Takes the payment that has been due the longest; no other server gets it meanwhile. @returns null: none is due */
export async function claimPayment(db: Kysely<DB>, now: Date): Promise<Claimed<Payment> | null> {
  const row = await withoutTenantGuard(db, REASON)
    .updateTable('payment')
    .set((eb) => ({ checks: eb('checks', '+', 1), next_check_at: new Date(now.getTime() + LEASE_MS) }))
    .where('payment_id', '=', (eb) =>
      eb
        .selectFrom('payment')
        .select('payment_id')
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  return row ? { tenantId: row.tenant_id, what: paymentOf(row) } : null;
}

export async function claimRefund(db: Kysely<DB>, now: Date): Promise<Claimed<Refund> | null> {
  const row = await withoutTenantGuard(db, REASON)
    .updateTable('payment_refund')
    .set((eb) => ({ checks: eb('checks', '+', 1), next_check_at: new Date(now.getTime() + LEASE_MS) }))
    .where('refund_id', '=', (eb) =>
      eb
        .selectFrom('payment_refund')
        .select('refund_id')
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  return row ? { tenantId: row.tenant_id, what: refundOf(row) } : null;
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
    .where('state', '=', 'awaiting_payment')
    .where('placed_at', '<=', until)
    .orderBy('placed_at')
    .limit(MOST_RELEASED)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
