import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { listLinkMethods } from '#commerce/money/payment/payment-method.rules.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { onItsWayMinor } from '#commerce/money/payment/record/on-its-way.queries.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { hasEnded, isSecured } from '#commerce/money/payment/record/payment-state.rules.ts';
import { type PayableCredit, readPayableCredit } from '#commerce/orders/credit-rights/repay-early.service.ts';
import {
  type PaidOrder,
  readOrder,
  readOrderByNumber,
} from '#commerce/orders/order/draft/order-lock.queries.ts';
import type { LinkMethod } from '#tenants/payment-methods.ts';
import { settlePayment } from '../settle-payment.service.ts';
import { computeOwedAmount, makePaylink } from './paylink.commands.ts';
import { type Cover, type FoundLink, findLink } from './paylink.queries.ts';

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
  readonly methods: readonly LinkMethod[];
  readonly expiresAt: Date | null;
  /** where a payment that the link has begun continues */
  readonly checkoutUrl: string | null;
  /** the last payment that the link has begun failed */
  readonly lastFailed: boolean;
};

const INVALID: Paylink = {
  state: 'invalid',
  order: null,
  methods: [],
  expiresAt: null,
  checkoutUrl: null,
  lastFailed: false,
};

/** Creates a link for the command line. @returns null if there is no such order, or nothing of it is open */
export async function makePaylinkFor(
  ctx: RequestContext,
  payments: Pick<Payments, 'secret'>,
  orderNumber: string,
) {
  const order = await readOrderByNumber(ctx, orderNumber);
  return order && makePaylink(ctx, payments, order);
}

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
    methods: state === 'open' ? listLinkMethods(ctx.tenant, getToday(ctx)) : [],
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
