import { type Selectable, sql, type Updateable } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { type Writes, writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { ProviderName, ProviderPayment } from './payment-provider.types.ts';
import { listStatesBefore, type PaymentState } from './payment-state.rules.ts';

/** One attempt to pay an order. Amounts in minor units. */
export type Payment = {
  readonly paymentId: string;
  readonly orderId: string;
  readonly attempt: number;
  /** a PaymentMethod, or a PaylinkMethod when it came about by a link */
  readonly method: string;
  readonly origin: 'order' | 'again' | 'paylink';
  readonly provider: ProviderName | null;
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

export async function findPayment(ctx: RequestContext, paymentId: string): Promise<Payment | null> {
  const row = await selectPayments(ctx).where('payment_id', '=', paymentId).executeTakeFirst();
  return row ? readPaymentRow(row) : null;
}

export async function findByReference(
  ctx: RequestContext,
  provider: ProviderName,
  reference: string,
): Promise<Payment | null> {
  const row = await selectPayments(ctx)
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
  return row ? readPaymentRow(row) : null;
}

/** All attempts of an order, the last first. */
export async function listOrderPayments(ctx: RequestContext, orderId: string): Promise<Payment[]> {
  const rows = await selectPayments(ctx).where('order_id', '=', orderId).orderBy('attempt', 'desc').execute();
  return rows.map(readPaymentRow);
}

function selectPayments(ctx: RequestContext) {
  return ctx.db.selectFrom('payment').selectAll().where('tenant_id', '=', ctx.tenant.id);
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

/** Stores the provider's id and the address where the customer pays; the state is moved like by any later answer. */
export function writeProvider(
  ctx: RequestContext,
  paymentId: string,
  provider: ProviderName,
  { reference, checkoutUrl }: ProviderPayment,
): Promise<void> {
  return updatePayment(ctx, paymentId, {
    provider,
    provider_reference: reference,
    checkout_url: checkoutUrl,
  });
}

/** @param nextCheckAt null if reconciliation no longer checks it */
export function writeNextCheck(
  ctx: RequestContext,
  paymentId: string,
  nextCheckAt: Date | null,
): Promise<void> {
  return updatePayment(ctx, paymentId, { next_check_at: nextCheckAt });
}

/**
 * Stores an amount other than the requested one; from now on it is a payment of that amount.
 * @param amountMinor positive
 */
export function writeReceived(ctx: RequestContext, paymentId: string, amountMinor: number): Promise<void> {
  return updatePayment(ctx, paymentId, { amount_minor: amountMinor });
}

/** Stores why a payment cannot secure its order; the provider is not asked about it any more. */
export function writeProblem(
  ctx: RequestContext,
  paymentId: string,
  problem: 'amount_differs' | 'refused_by_provider',
): Promise<void> {
  return updatePayment(ctx, paymentId, { problem, next_check_at: null });
}

async function updatePayment(
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
