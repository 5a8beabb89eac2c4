import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, PaymentRefund, Payment as PaymentTable } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import { type Refund, readRefundRow } from '../refund/refund-record.queries.ts';
import { type Payment, readPaymentRow } from './payment-record.commands.ts';
import { computeNextCheck } from './schedule.rules.ts';

const REASON = 'reconciliation looks after the payments of all tenants';
/** Longer than the time limit for a provider's answer: if a server dies during it, another one takes over. */
const LEASE_MS = 2 * 60_000;

type Claimed<What> = { readonly tenantId: string; readonly what: What };

/**
 * Claims the payment that has been due the longest; no other server gets it in the meantime.
 * @returns null if none is due
 */
export async function claimPayment(db: Kysely<DB>, now: Date): Promise<Claimed<Payment> | null> {
  const { rows } = await sql<Selectable<PaymentTable>>`
    update payment set checks = checks + 1, next_check_at = ${new Date(now.getTime() + LEASE_MS)}
    where (tenant_id, payment_id) = (
      select tenant_id, payment_id from payment
      where next_check_at <= ${now} order by next_check_at limit 1 for update skip locked
    )
    returning *`.execute(removeTenantGuard(db, REASON));
  const [row] = rows;
  return row ? { tenantId: row.tenant_id, what: readPaymentRow(row) } : null;
}

/** Claims the refund that has been due the longest, as {@link claimPayment} does. */
export async function claimRefund(db: Kysely<DB>, now: Date): Promise<Claimed<Refund> | null> {
  const { rows } = await sql<Selectable<PaymentRefund>>`
    update payment_refund set checks = checks + 1, next_check_at = ${new Date(now.getTime() + LEASE_MS)}
    where (tenant_id, refund_id) = (
      select tenant_id, refund_id from payment_refund
      where next_check_at <= ${now} order by next_check_at limit 1 for update skip locked
    )
    returning *`.execute(removeTenantGuard(db, REASON));
  const [row] = rows;
  return row ? { tenantId: row.tenant_id, what: readRefundRow(row) } : null;
}

/** Postpones a claimed payment that has not changed; one that has changed since has its own next check. */
export async function putOff(db: Kysely<DB>, { tenantId, what }: Claimed<Payment>, now: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ next_check_at: computeNextCheck(now, what.checks) })
    .where('tenant_id', '=', tenantId)
    .where('payment_id', '=', what.paymentId)
    .where('state', '=', what.state)
    .where('next_check_at', '=', new Date(now.getTime() + LEASE_MS))
    .execute();
}

/** Postpones a claimed refund whose provider has no answer yet, as {@link putOff} does. */
export async function putOffRefund(
  db: Kysely<DB>,
  { tenantId, what }: Claimed<Refund>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_refund')
    .set({ next_check_at: computeNextCheck(now, what.checks) })
    .where('tenant_id', '=', tenantId)
    .where('refund_id', '=', what.refundId)
    .where('state', '=', what.state)
    .where('next_check_at', '=', new Date(now.getTime() + LEASE_MS))
    .execute();
}
