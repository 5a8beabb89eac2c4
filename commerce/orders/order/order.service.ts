import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type BasketView, getBasket } from '#commerce/buying/basket/basket.service.ts';
import {
  acknowledgePrices,
  emptiedBasket,
  lockForOrder,
  StockTakenError,
  takeStock,
} from '#commerce/buying/basket/ordering.service.ts';
import { orderKey } from '#commerce/buying/checkout/checkout.rules.ts';
import { type CheckoutView, viewCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { reopenIdentity } from '#commerce/buying/checkout/identity-step.service.ts';
import { redeemVouchers } from '#commerce/buying/voucher/basket-voucher.service.ts';
import { orderVouchers } from '#commerce/buying/voucher/recheck.rules.ts';
import { WriteBatch } from '#commerce/ground/database/write-batch.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import { inTransaction, type RequestContext, type Visitor } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { signedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { type MailTexts, mailTexts } from '#commerce/ground/mail/mail.service.ts';
import { agreeCredit } from '#commerce/money/credit/agreement.service.ts';
import { openPayment } from '#commerce/money/payment/open-payment.service.ts';
import { isRedirectMethod } from '#commerce/money/payment/payment-method.rules.ts';
import { orderEventRows } from '#commerce/orders/order-log/order-event.service.ts';
import { registerCustomer } from '#commerce/people/customer/customer.service.ts';
import { keepFirstAddress } from '#commerce/people/customer/customer-address.service.ts';
import { nextOrderNumber } from '#commerce/people/customer/number-range.service.ts';
import { isCreditMethod } from '#forms/credit.ts';
import { concludeOrder } from './confirm-order.service.ts';
import type { OrderRefusal } from './order.errors.ts';
import { isAsSeen, type Order, orderLines } from './order.rules.ts';
import { findByKey, findByNumber, findLastOfBasket, orderRows } from './order-record.service.ts';

export type PlaceOrderInput = {
  /** the checkout's key for what the customer saw */
  readonly idempotencyKey: string;
  /** the total the customer saw, minor units */
  readonly expectedTotalMinor: number;
};

export type PlacedOrder = {
  readonly order: Order;
  /** the account that was made with it by this call; null when the order was there already */
  readonly newCustomerId: string | null;
};

type VisitorContext = RequestContext & { readonly visitor: Visitor };
type Outcome = Result<PlacedOrder, OrderRefusal>;

const uuid = z.uuid();
/** How long an emptied basket still answers with its order instead of saying that it is empty. */
const JUST_ORDERED_MS = 30 * 60_000;

/**
 * Orders the visitor's basket, in one transaction: stock, number, account, order and mail come together or not at
 * all. The same key gives the same order, however often and from however many tabs; nothing is ordered when anything
 * differs from what the customer saw.
 * @param address where the request comes from, for the limit of attempts
 */
export async function placeOrder(
  ctx: VisitorContext,
  input: PlaceOrderInput,
  address: string | null = null,
): Promise<Result<PlacedOrder, OrderRefusal>> {
  const key = uuid.safeParse(input.idempotencyKey);
  // no checkout gave out such a key: what was seen is not what there is
  if (!key.success) return refuse({ code: 'OrderChanged', basket: await getBasket(ctx) });
  const session = `${ctx.tenant.id}|${ctx.visitor.sessionId}`;
  const retryAfterSeconds = await ctx.attempts.countOrder(session, address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const texts = await mailTexts(ctx);
  const seen = { key: key.data.toLowerCase(), totalMinor: input.expectedTotalMinor };
  return retryOrder(ctx, (stock) =>
    inTransaction(ctx, (inner) => place({ ...inner, visitor: ctx.visitor }, seen, { texts, stock })),
  );
}

type Seen = Parameters<typeof isAsSeen>[1];

async function place(
  ctx: VisitorContext,
  seen: Seen,
  { texts, stock }: { readonly texts: MailTexts; readonly stock: 'late' | 'first' },
): Promise<Outcome> {
  // what waits here for another press of the same button finds that one's order below
  const basket = await lockForOrder(ctx, stock);
  const existing = await findExisting(ctx, basket, seen.key);
  if (existing) return ok({ order: existing, newCustomerId: null });
  if (!basket?.basketId || basket.lines.length === 0)
    return refuse({ code: 'CheckoutIncomplete', step: 'BASKET' });
  const checkout = await viewCheckout(ctx, basket);
  if (checkout.step !== 'BASKET' && checkout.step !== 'CONFIRM') {
    return refuse({ code: 'CheckoutIncomplete', step: checkout.step });
  }
  if (!isAsSeen(basket, seen, checkout.idempotencyKey)) {
    await acknowledgePrices(ctx, basket.basketId);
    return refuse({ code: 'OrderChanged', basket });
  }
  const customer = await customerFor(ctx, checkout);
  if (!customer.ok) {
    await reopenIdentity(ctx);
    return refuse({ code: 'CheckoutIncomplete', step: 'LOGIN' });
  }
  const { basketId } = basket;
  const order = await orderFrom(ctx, checkout, customer.value.customerId);
  const origin = { idempotencyKey: seen.key, basketId, sessionId: ctx.visitor.sessionId };
  const rows = new WriteBatch().add(emptiedBasket(ctx, basketId)).add(orderRows(ctx, order, origin));
  await redeemVouchers(ctx, order, basket);
  if (order.customerId) await keepFirstAddress(ctx, order.customerId, order.billingAddress);
  if (isCreditMethod(order.paymentMethod)) {
    // an agreement belongs to an order that is there
    await rows.write(ctx.db);
    await agreeCredit(ctx, order, checkout.credit, texts);
  }
  await openPayment(ctx, rows, order, { origin: 'order', texts, account: checkout.account });
  if (order.state === 'placed') await concludeOrder(ctx, rows, order, texts);
  else rows.add(orderEventRows(ctx, { orderId: order.orderId, type: 'order.awaiting-payment' }));
  await takeStock(ctx, rows, basket.lines);
  const newCustomerId = customer.value.isNew ? order.customerId : null;
  return ok({ order, newCustomerId });
}

async function findExisting(
  ctx: VisitorContext,
  basket: BasketView | null,
  key: string,
): Promise<Order | null> {
  // a basket that was ordered is empty and in another version: the key of this one has no order yet
  const isNew = basket && basket.lines.length > 0 && key === orderKey(basket.basketId, basket.version);
  const sameKey = isNew ? null : await findByKey(ctx, ctx.visitor, key);
  if (sameKey || !basket?.basketId || basket.lines.length > 0) return sameKey;
  // another tab ordered this basket in a later version
  const since = new Date(ctx.clock.now().getTime() - JUST_ORDERED_MS);
  return findLastOfBasket(ctx, ctx.visitor, basket.basketId, since);
}

type OrderingCustomer = { readonly customerId: string | null; readonly isNew: boolean };

async function customerFor(ctx: VisitorContext, checkout: CheckoutView) {
  const { identity, customer, email, passwordHash, billingAddress } = checkout;
  if (identity !== 'account' || !email || !passwordHash || !billingAddress) {
    return ok<OrderingCustomer>({ customerId: customer?.customerId ?? null, isNew: false });
  }
  const { givenName, familyName, phone } = billingAddress;
  const salutation = salutationOf(billingAddress);
  const account = { email, passwordHash, salutation, givenName, familyName, phone };
  const registered = await registerCustomer(ctx, account);
  if (!registered.ok) return registered;
  return ok<OrderingCustomer>({ customerId: registered.value.customerId, isNew: true });
}

function salutationOf({ salutation }: Address): 'female' | 'male' | 'not_specified' {
  return salutation === 'female' || salutation === 'male' ? salutation : 'not_specified';
}

async function orderFrom(
  ctx: VisitorContext,
  checkout: CheckoutView,
  customerId: string | null,
): Promise<Order> {
  const { basket, email, billingAddress, deliveryOption, paymentMethod } = checkout;
  if (!email || !billingAddress || !deliveryOption?.days || !paymentMethod) {
    throw new Error(`basket ${basket.basketId} was ordered before its checkout was complete`);
  }
  return {
    orderId: randomUUID(),
    orderNumber: await nextOrderNumber(ctx),
    accessToken: randomBytes(24).toString('base64url'),
    customerId,
    email,
    locale: ctx.locale,
    currency: basket.currency,
    itemsMinor: basket.itemsMinor,
    servicesMinor: basket.servicesMinor,
    shippingMinor: basket.shippingMinor,
    extrasMinor: basket.extrasMinor,
    co2Minor: basket.co2Minor,
    premiumMinor: basket.premiumMinor,
    discountMinor: basket.discountMinor,
    roundingMinor: basket.roundingMinor,
    totalMinor: basket.totalMinor,
    taxes: basket.taxes,
    billingAddress,
    deliveryAddress: checkout.deliveryAddress ?? billingAddress,
    deliveryOption: deliveryOption.code,
    deliveryDaysMin: deliveryOption.days.min,
    deliveryDaysMax: deliveryOption.days.max,
    deliveryDates: checkout.deliveryDates,
    deliveryKind: checkout.deliveryKind,
    pickupPoint: checkout.pickupPoint,
    wishedOn: checkout.wishedOn,
    paymentMethod,
    // what costs nothing has nothing to wait for
    state: isRedirectMethod(paymentMethod) && basket.totalMinor > 0 ? 'awaiting_payment' : 'placed',
    placedAt: ctx.clock.now(),
    lines: orderLines(basket),
    vouchers: orderVouchers(basket),
  };
}

const TRIES = 5;
/**
 * serialization_failure, deadlock_detected, unique_violation: another transaction was quicker; look again.
 * feature_not_supported: what was prepared is older than a migration; it is not used again.
 * 26000, 42P05: what was prepared is another session's, behind a pooler; nothing is prepared again.
 */
const WORTH_RETRYING = new Set(['40001', '40P01', '23505', '0A000', '26000', '42P05']);

/** Once something was in the way, the stock is locked before it is looked at: then nobody can be quicker. */
async function retryOrder(
  ctx: RequestContext,
  attempt: (stock: 'late' | 'first') => Promise<Outcome>,
): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(tries === 1 ? 'late' : 'first');
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      const isWorth = error instanceof StockTakenError || WORTH_RETRYING.has(String(code));
      if (tries === TRIES || !isWorth) throw error;
      ctx.log.warn({ code: code ?? 'sold-out', tries }, 'the order transaction is tried again');
      await wait(2 ** tries * 5 * (1 + Math.random()));
    }
  }
}

/** An order for its signed-in customer, or for a holder of its access token; null for everybody else. */
export async function getOrder(
  ctx: RequestContext,
  input: { readonly orderNumber: string; readonly accessToken: string | null },
): Promise<Order | null> {
  if (!/^\d{1,20}$/.test(input.orderNumber)) return null;
  const order = await findByNumber(ctx, input.orderNumber);
  if (!order) return null;
  const customerId = signedInCustomer(ctx);
  const isOwn = customerId !== null && customerId === order.customerId;
  return isOwn || isSameSecret(order.accessToken, input.accessToken ?? '') ? order : null;
}

function isSameSecret(secret: string, given: string): boolean {
  const [a, b] = [Buffer.from(secret), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
