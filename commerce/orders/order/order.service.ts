import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { askAnotherAppointment } from '#commerce/buying/basket/line/line-fitting.service.ts';
import { orderBasket } from '#commerce/buying/basket/order/ordering.commands.ts';
import { acknowledgePrices } from '#commerce/buying/basket/order/seen-prices.commands.ts';
import { viewCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { lockCheckout } from '#commerce/buying/checkout/lock-checkout.service.ts';
import { takeAppointments } from '#commerce/buying/fitting/fitting.service.ts';
import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { loadMailTexts, type MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { takeNextOrderNumber } from '#commerce/people/customer/number-range.commands.ts';
import { buildNewOrderRows } from './draft/new-order.service.ts';
import { buildOrder } from './draft/order-draft.rules.ts';
import { holdOrderingCustomer, resolveOrderingCustomer } from './draft/ordering-customer.service.ts';
import { findPlaced } from './draft/placed-already.service.ts';
import { retryOrder, type StockLock } from './draft/retry-order.ts';
import { buildRequestedAccountRows } from './draft/wished-account.service.ts';
import type { OrderRefusal } from './order.errors.ts';
import { isAsSeen, type Order } from './order.rules.ts';
import { findByNumber } from './order-record.queries.ts';

export type PlaceOrderInput = {
  /** the checkout's key for what the customer saw */
  readonly idempotencyKey: string;
  /** the total the customer saw, minor units */
  readonly expectedTotalMinor: number;
};

export type PlacedOrder = { readonly order: Order };

type VisitorContext = RequestContext & { readonly visitor: Visitor };
type Outcome = Result<PlacedOrder, OrderRefusal>;

const uuid = z.uuid();
/** A key that no checkout gives out; it stands for a key that is malformed. */
const NO_KEY = '00000000-0000-0000-0000-000000000000';
/**
 * Orders the visitor's basket, in one transaction: stock, number, order, mails and the link for a requested account
 * are written together or not at all. The same key gives the same order, however often and from however many tabs;
 * nothing is ordered when anything differs from what the customer saw.
 * @param address where the request comes from, for the limit of attempts
 */
export async function placeOrder(
  ctx: VisitorContext,
  input: PlaceOrderInput,
  address: string | null = null,
): Promise<Result<PlacedOrder, OrderRefusal>> {
  const key = uuid.safeParse(input.idempotencyKey);
  const session = `${ctx.tenant.id}|${ctx.visitor.sessionId}`;
  const retryAfterSeconds = await ctx.attempts.countOrder(session, address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const texts = await loadMailTexts(ctx);
  const seen = { key: key.success ? key.data.toLowerCase() : NO_KEY, totalMinor: input.expectedTotalMinor };
  return retryOrder(ctx, (stock) =>
    runInTransaction(ctx, (inner) =>
      placeInTransaction({ ...inner, visitor: ctx.visitor }, seen, { texts, stock }),
    ),
  );
}

type Seen = Parameters<typeof isAsSeen>[1];

async function placeInTransaction(
  ctx: VisitorContext,
  seen: Seen,
  { texts, stock }: { readonly texts: MailTexts; readonly stock: StockLock },
): Promise<Outcome> {
  if (!(await holdOrderingCustomer(ctx))) return refuse({ code: 'CheckoutIncomplete', step: 'LOGIN' });
  // a second press of the same button waits here, and finds the first one's order below
  const found = await lockCheckout(ctx, stock);
  const basket = found?.basket ?? null;
  const existing = await findPlaced(ctx, basket, seen.key);
  if (existing) return ok({ order: existing });
  if (!found || !basket?.basketId || basket.lines.length === 0)
    return refuse({ code: 'CheckoutIncomplete', step: 'BASKET' });
  const locked = { ...basket, basketId: basket.basketId };
  const checkout = await viewCheckout(ctx, locked, found.entered);
  if (checkout.step !== 'BASKET' && checkout.step !== 'CONFIRM') {
    return refuse({ code: 'CheckoutIncomplete', step: checkout.step });
  }
  if (!isAsSeen(basket, seen, checkout.idempotencyKey)) {
    await acknowledgePrices(ctx, locked.basketId);
    return refuse({ code: 'OrderChanged', basket });
  }
  if (checkout.objections.length > 0)
    return refuse({ code: 'OrderObjected', objections: checkout.objections });
  const full = await takeAppointments(ctx, checkout.appointments);
  if (full) return refuse({ code: 'OrderChanged', basket: await askAnotherAppointment(ctx, locked, full) });
  const order = buildOrder(checkout, {
    orderId: randomUUID(),
    orderNumber: await takeNextOrderNumber(ctx),
    accessToken: randomBytes(24).toString('base64url'),
    customerId: await resolveOrderingCustomer(ctx, checkout),
    locale: ctx.locale,
    placedAt: ctx.clock.now(),
  });
  const origin = {
    idempotencyKey: seen.key,
    basketId: locked.basketId,
    sessionId: ctx.visitor.sessionId,
  };
  const wishedAccount = await buildRequestedAccountRows(ctx, checkout, {
    orderNumber: order.orderNumber,
    texts,
  });
  await orderBasket(
    ctx,
    locked,
    order,
    buildNewOrderRows(ctx, order, { origin, checkout, wishedAccount, texts }),
  );
  return ok({ order });
}

/** An order for its signed-in customer, or for a holder of its access token; null for all other visitors. */
export async function getOrder(
  ctx: RequestContext,
  input: { readonly orderNumber: string; readonly accessToken: string | null },
): Promise<Order | null> {
  if (!/^\d{1,20}$/.test(input.orderNumber)) return null;
  const order = await findByNumber(ctx, input.orderNumber);
  if (!order) return null;
  const customerId = getSignedInCustomer(ctx);
  const isOwn = customerId !== null && customerId === order.customerId;
  return isOwn || isSameSecret(order.accessToken, input.accessToken ?? '') ? order : null;
}

function isSameSecret(secret: string, given: string): boolean {
  const [a, b] = [Buffer.from(secret), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
