import { type Selectable, sql, type Updateable } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { type Writes, writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { listStatesBefore, type PaymentState } from './payment-state.rules.ts';

/** One attempt to pay an order. Amounts in minor units. */
export type Payment = {
  readonly paymentId: string;
  readonly orderId: string;
  readonly attempt: number;
  /** a PaymentMethod, or another LinkMethod when it came about by a link */
  readonly method: string;
  readonly origin: 'order' | 'again' | 'paylink';
  readonly provider: string | null;
  readonly providerReference: string | null;
  readonly checkoutUrl: string | null;
  readonly state: PaymentState;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly transferReference: string;
  readonly problem: string | null;
  readonly createdAt: Date;
  readonly checks: number;
};

/** Where the shop learned a payment's state from. */
export type PaymentSource = 'shop' | 'webhook' | 'return' | 'reconciliation' | 'command';

export type NewPayment = Pick<
  Payment,
  'orderId' | 'method' | 'origin' | 'state' | 'amountMinor' | 'currency' | 'transferReference'
> & { readonly nextCheckAt: Date | null };

/**
 * The order's next attempt and its first event. The caller holds the order's row or writes it, so that numbers come in
 * turn.
 */
export function buildPaymentRows(ctx: RequestContext, payment: NewPayment): Writes {
  const now = ctx.clock.now();
  const tenantId = ctx.tenant.id;
  return {
    new_payment: sql`
      insert into payment (
        tenant_id, order_id, attempt, method, origin, state, amount_minor, currency, transfer_reference, created_at,
        updated_at, next_check_at)
      values (
        ${tenantId}, ${payment.orderId},
        (select coalesce(max(attempt), 0) + 1 from payment
          where tenant_id = ${tenantId} and order_id = ${payment.orderId}),
        ${payment.method}, ${payment.origin}, ${payment.state}, ${payment.amountMinor}, ${payment.currency},
        ${payment.transferReference}, ${now}, ${now}, ${payment.nextCheckAt})
      returning *`,
    new_payment_event: sql`
      insert into payment_event (tenant_id, payment_id, state, source, happened_at)
      select tenant_id, payment_id, state, 'shop', created_at from new_payment`,
  };
}

/** Writes the order's next attempt and its first event. The caller holds the order's row. */
export async function insertPayment(ctx: RequestContext, payment: NewPayment): Promise<Payment> {
  const answer = sql<Selectable<DB['payment']>>`select * from new_payment`;
  const [row] = await writeTogether(ctx.db, [buildPaymentRows(ctx, payment)], answer);
  if (!row) throw new Error(`the payment of order ${payment.orderId} was not written`);
  return readPaymentRow(row);
}

/**
 * Moves a payment forward, if its state comes before `to`.
 * @returns whether it moved: of several callers with the same answer exactly one gets true
 */
export async function movePayment(
  ctx: RequestContext,
  paymentId: string,
  to: PaymentState,
  source: PaymentSource,
): Promise<boolean> {
  const moved = await ctx.db
    .updateTable('payment')
    .set({ state: to, updated_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('payment_id', '=', paymentId)
    .where('state', 'in', listStatesBefore(to))
    .returning('payment_id')
    .executeTakeFirst();
  if (!moved) return false;
  await insertEvent(ctx, paymentId, to, source);
  return true;
}

async function insertEvent(
  ctx: RequestContext,
  paymentId: string,
  state: PaymentState,
  source: PaymentSource,
): Promise<void> {
  await ctx.db
    .insertInto('payment_event')
    .values({
      tenant_id: ctx.tenant.id,
      payment_id: paymentId,
      state,
      source,
      happened_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'payment_id', 'state']).doNothing())
    .execute();
}

export async function updatePayment(
  ctx: RequestContext,
  paymentId: string,
  values: Updateable<DB['payment']>,
): Promise<void> {
  await ctx.db
    .updateTable('payment')
    .set(values)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('payment_id', '=', paymentId)
    .execute();
}

export function readPaymentRow(row: Selectable<DB['payment']>): Payment {
  return {
    paymentId: row.payment_id,
    orderId: row.order_id,
    attempt: row.attempt,
    method: row.method,
    origin: row.origin,
    provider: row.provider,
    providerReference: row.provider_reference,
    checkoutUrl: row.checkout_url,
    state: row.state,
    amountMinor: row.amount_minor,
    currency: row.currency as Currency,
    transferReference: row.transfer_reference,
    problem: row.problem,
    createdAt: row.created_at,
    checks: row.checks,
  };
}
