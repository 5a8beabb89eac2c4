import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { readSignedId, signId, type TokenKey } from '#commerce/ground/kernel/expiring-token.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { onItsWayMinor } from '#commerce/money/payment/on-its-way.service.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { listOrderPayments } from '#commerce/money/payment/payment-record.service.ts';
import { hasEnded, isSecured } from '#commerce/money/payment/payment-state.rules.ts';
import { type PayableCredit, readPayableCredit } from '#commerce/orders/credit-rights/repay-early.service.ts';
import {
  type PaidOrder,
  readOrder,
  readOrderByNumber,
} from '#commerce/orders/order/draft/order-lock.service.ts';
import type { PaylinkMethod } from '#tenants/payment-methods.ts';
import { buildPaylinkUrl } from './payment-urls.rules.ts';
import { settlePayment } from './settle-payment.service.ts';

/**
 * The state of a payment link. `invalid`: changed, or never the shop's; `pending`: the provider has not decided yet;
 * `closed`: the order was cancelled.
 */
export type PaylinkState = 'open' | 'pending' | 'paid' | 'expired' | 'closed' | 'invalid';

export type Paylink = {
  readonly state: PaylinkState;
  /** null if the visitor has no valid link, and so gets no data */
  readonly order: {
    readonly orderNumber: string;
    readonly amountMinor: number;
    readonly currency: Currency;
  } | null;
  readonly methods: readonly PaylinkMethod[];
  readonly expiresAt: Date | null;
  /** where a payment that the link has begun continues */
  readonly checkoutUrl: string | null;
  /** the last payment that the link has begun failed */
  readonly lastFailed: boolean;
};

/**
 * The whole open amount of an order, or the part that is due when the link is made. A credit's later instalments are
 * not open yet: the whole is its requested early repayment, else the due amount, else the next instalment.
 */
export type PaylinkCover = 'open' | 'due';

const INVALID: Paylink = {
  state: 'invalid',
  order: null,
  methods: [],
  expiresAt: null,
  checkoutUrl: null,
  lastFailed: false,
};

/**
 * Creates a link by which the open amount of an order is paid. It is valid for the tenant's days; while the order
 * waits for its payment, as long as its stock is held.
 * @returns path and query of the page; null if there is nothing to pay
 */
export async function makePaylink(
  ctx: RequestContext,
  { secret }: Pick<Payments, 'secret'>,
  order: PaidOrder,
  covers: PaylinkCover = 'open',
): Promise<{ readonly path: string; readonly until: Date } | null> {
  const isPart = covers === 'due' || (await isPaidInParts(ctx, order));
  const partMinor = isPart ? await computeDueAmount(ctx, order) : null;
  if (partMinor === 0 || (await computeOwedAmount(ctx, order, { partMinor, madeAt: ctx.clock.now() })) <= 0)
    return null;
  const { paylinkDays, holdMinutes } = ctx.tenant.payment;
  const now = ctx.clock.now();
  const until =
    order.state === 'awaiting_payment'
      ? new Date(order.placedAt.getTime() + holdMinutes * 60_000)
      : addDaysToMoment(now, paylinkDays);
  if (until <= now) return null;
  const { paylink_id: paylinkId } = await ctx.db
    .insertInto('paylink')
    .values({
      ...{ tenant_id: ctx.tenant.id, order_id: order.orderId, part_minor: partMinor },
      ...{ created_at: now, expires_at: until },
    })
    .returning('paylink_id')
    .executeTakeFirstOrThrow();
  const token = signId(buildLinkKey(ctx, secret), { id: paylinkId, expiresAt: until });
  return { path: buildPaylinkUrl(ctx.tenant, order.locale, token), until };
}

/** Creates a link for the command line. @returns null if there is no such order, or nothing of it is open */
export async function makePaylinkFor(
  ctx: RequestContext,
  payments: Pick<Payments, 'secret'>,
  orderNumber: string,
) {
  const order = await readOrderByNumber(ctx, orderNumber);
  return order && makePaylink(ctx, payments, order);
}

/** The part of an order that is to be paid now, or the amount due next, minor units. */
async function computeDueAmount(ctx: RequestContext, order: PaidOrder): Promise<number> {
  if (order.state === 'awaiting_payment') return order.totalMinor;
  return (await getOrderBalance(ctx, order.orderId)).minimalPaymentMinor;
}

async function isPaidInParts(ctx: RequestContext, { orderId }: PaidOrder): Promise<boolean> {
  const credit = await readPayableCredit(ctx, orderId);
  return credit !== null && credit.kind !== 'repayment';
}

/** A link's part of an order. @property partMinor null for all that is open */
type Cover = { readonly partMinor: number | null; readonly madeAt: Date };

/** The amount still to be paid by a link, minor units: payments on their way are not demanded again. */
export async function computeLinkAmount(
  ctx: RequestContext,
  order: PaidOrder,
  cover: Cover,
): Promise<number> {
  const owedMinor = await computeOwedAmount(ctx, order, cover);
  if (owedMinor <= 0 || order.state === 'awaiting_payment') return owedMinor;
  return Math.max(0, owedMinor - (await onItsWayMinor(ctx, order.orderId)));
}

/** The amount that an order's page offers to pay online. @property kind `all`: the order has no credit */
export type Payable = { readonly kind: PayableCredit['kind'] | 'all'; readonly amountMinor: number };

/** The amount that a link for the open amount would ask for now; 0 if there is no such order, or nothing to pay. */
export async function readPayable(ctx: RequestContext, orderId: string): Promise<Payable> {
  const order = await readOrder(ctx, orderId);
  const kind = (await readPayableCredit(ctx, orderId))?.kind ?? 'all';
  if (!order) return { kind, amountMinor: 0 };
  return {
    kind,
    amountMinor: await computeLinkAmount(ctx, order, { partMinor: null, madeAt: ctx.clock.now() }),
  };
}

/**
 * The debt that a link covers, minor units. For the whole open amount: what a running credit asks for now, else the
 * ledger's balance, before the first booking the whole total. For a part: less what has been
 * paid since the link was made.
 */
async function computeOwedAmount(
  ctx: RequestContext,
  order: PaidOrder,
  { partMinor, madeAt }: Cover,
): Promise<number> {
  if (order.state === 'cancelled') return 0;
  if (order.state === 'awaiting_payment') return order.totalMinor;
  const balanceMinor = Math.max(0, (await getOrderBalance(ctx, order.orderId)).balanceMinor);
  if (partMinor === null) return (await readPayableCredit(ctx, order.orderId))?.amountMinor ?? balanceMinor;
  const since = (await listOrderPayments(ctx, order.orderId)).filter(
    ({ state, createdAt }) => state === 'paid' && createdAt >= madeAt,
  );
  const paidMinor = since.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.min(balanceMinor, Math.max(0, partMinor - paidMinor));
}

/** The order and amount of a link; asks the provider about a payment that the link has begun. */
export async function viewPaylink(ctx: RequestContext, payments: Payments, token: string): Promise<Paylink> {
  const found = await findLink(ctx, payments, token);
  if (!found) return INVALID;
  const [last] = await listOrderPayments(ctx, found.order.orderId);
  if (last && last.origin === 'paylink' && !isSecured(last.state)) {
    await settlePayment(ctx, payments, last.paymentId, 'return');
  }
  return describe(ctx, found);
}

/** A link that was given out, and its order. */
export type FoundLink = Cover & { readonly order: PaidOrder; readonly expiresAt: Date };

/** @returns null if the link is not one of the shop's */
export async function findLink(
  ctx: RequestContext,
  { secret }: Payments,
  token: string,
): Promise<FoundLink | null> {
  const link = readSignedId(buildLinkKey(ctx, secret), token);
  if (!link) return null;
  const row = await ctx.db
    .selectFrom('paylink')
    .select(['order_id', 'part_minor', 'created_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('paylink_id', '=', link.id)
    .executeTakeFirst();
  const order = row ? await readOrder(ctx, row.order_id) : null;
  if (!row || !order) return null;
  return { order, expiresAt: link.expiresAt, partMinor: row.part_minor, madeAt: row.created_at };
}

function buildLinkKey({ tenant }: RequestContext, secret: string): TokenKey {
  return { secret, purpose: 'paylink', tenantId: tenant.id };
}

async function describe(
  ctx: RequestContext,
  { order: before, expiresAt, ...cover }: FoundLink,
): Promise<Paylink> {
  const order = (await readOrder(ctx, before.orderId)) ?? before;
  const owedMinor = await computeOwedAmount(ctx, order, cover);
  const openMinor = await computeLinkAmount(ctx, order, cover);
  const state = await resolvePaylinkState(ctx, order, { owedMinor, openMinor }, expiresAt);
  const { orderNumber, currency } = order;
  const amountMinor = state === 'pending' ? owedMinor : openMinor;
  const [last] = await listOrderPayments(ctx, order.orderId);
  const begun = state === 'open' && last?.origin === 'paylink' ? last : null;
  return {
    state,
    order: { orderNumber, currency, amountMinor },
    methods: state === 'open' ? ctx.tenant.payment.paylinkMethods : [],
    expiresAt,
    checkoutUrl: begun?.state === 'open' ? begun.checkoutUrl : null,
    lastFailed: begun !== null && hasEnded(begun.state),
  };
}

async function resolvePaylinkState(
  ctx: RequestContext,
  order: PaidOrder,
  { owedMinor, openMinor }: { readonly owedMinor: number; readonly openMinor: number },
  expiresAt: Date,
): Promise<PaylinkState> {
  if (order.state === 'cancelled') return 'closed';
  if (owedMinor <= 0) return 'paid';
  if (openMinor <= 0) return 'pending';
  const attempts = await listOrderPayments(ctx, order.orderId);
  if (attempts.some(({ state }) => state === 'authorized' || state === 'pending')) return 'pending';
  return expiresAt <= ctx.clock.now() ? 'expired' : 'open';
}
