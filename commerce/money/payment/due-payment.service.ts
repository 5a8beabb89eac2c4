import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, PaymentRefund, Payment as PaymentTable } from '#commerce/ground/database/schema.ts';
import { withoutTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import { type Payment, paymentOf } from './payment-record.service.ts';
import { type Refund, refundOf } from './refund-record.service.ts';
import { nextCheck } from './schedule.rules.ts';

const REASON = 'reconciliation looks after the payments of all tenants';
/** Longer than a provider is waited for: a server that dies on the way leaves it to the next. */
const LEASE_MS = 2 * 60_000;

type Claimed<What> = { readonly tenantId: string; readonly what: What };

/** Takes the payment that has been due the longest; no other server gets it meanwhile. @returns null: none is due */
export async function claimPayment(db: Kysely<DB>, now: Date): Promise<Claimed<Payment> | null> {
  const { rows } = await sql<Selectable<PaymentTable>>`
    update payment set checks = checks + 1, next_check_at = ${new Date(now.getTime() + LEASE_MS)}
    where payment_id = (
      select payment_id from payment
      where next_check_at <= ${now} order by next_check_at limit 1 for update skip locked
    )
    returning *`.execute(withoutTenantGuard(db, REASON));
  const [row] = rows;
  return row ? { tenantId: row.tenant_id, what: paymentOf(row) } : null;
}

/** The same for a refund. */
export async function claimRefund(db: Kysely<DB>, now: Date): Promise<Claimed<Refund> | null> {
  const { rows } = await sql<Selectable<PaymentRefund>>`
    update payment_refund set checks = checks + 1, next_check_at = ${new Date(now.getTime() + LEASE_MS)}
    where refund_id = (
      select refund_id from payment_refund
      where next_check_at <= ${now} order by next_check_at limit 1 for update skip locked
    )
    returning *`.execute(withoutTenantGuard(db, REASON));
  const [row] = rows;
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
