import { type BasketView, viewBasket } from '#commerce/buying/basket/basket.service.ts';
import { appointmentsIn } from '#commerce/buying/basket/line-fitting.service.ts';
import { lockForOrder } from '#commerce/buying/basket/ordering.service.ts';
import { promisedDates } from '#commerce/buying/delivery/delivery-date.rules.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { isSoftLoggedIn } from '#commerce/ground/kernel/visitor.rules.ts';
import type { DirectDebitAccount } from '#commerce/money/payment/direct-debit.types.ts';
import { keepsWishedDay, methodsToday } from '#commerce/money/payment/payment-method.rules.ts';
import { type Customer, getCustomer } from '#commerce/people/customer/customer.service.ts';
import { findDefaultAddress } from '#commerce/people/customer/customer-address.service.ts';
import { type CheckoutStep, firstMissingStep, orderKey } from './checkout.rules.ts';
import {
  type CheckoutRow,
  enteredIn,
  entriesOfBasket,
  findBasketAndCheckout,
  type Identity,
  nothingEntered,
  readCheckout,
} from './checkout.store.ts';
import { type CheckoutCredit, viewCredit } from './checkout-credit.service.ts';
import { type CheckoutDelivery, viewDelivery } from './checkout-delivery.service.ts';

export type CheckoutView = CheckoutDelivery & {
  readonly step: CheckoutStep;
  readonly basket: BasketView;
  readonly identity: Identity | null;
  readonly email: string | null;
  /** of a new account; never sent anywhere */
  readonly passwordHash: string | null;
  readonly customer: Customer | null;
  readonly billingAddress: Address | null;
  readonly paymentMethods: readonly string[];
  /** ways to pay that are not possible with the wished day */
  readonly excludedMethods: readonly string[];
  readonly paymentMethod: string | null;
  /** of a direct debit */
  readonly account: DirectDebitAccount | null;
  readonly credit: CheckoutCredit;
  readonly idempotencyKey: string;
};

export type VisitorContext = RequestContext & { readonly visitor: Visitor };

/** Everything entered so far in the visitor's checkout. */
export async function getCheckout(ctx: RequestContext): Promise<CheckoutView> {
  const found = await findBasketAndCheckout(ctx);
  return viewCheckout(ctx, await viewBasket(ctx, found?.basket ?? null), found?.stored);
}

/**
 * The visitor's basket, locked for an order by {@link lockForOrder}, with the entries of its checkout. They may be as
 * old as the wait for the lock: then the basket has another version than the customer saw, and is not ordered.
 */
export async function lockCheckout(
  ctx: VisitorContext,
  stock: 'late' | 'first',
): Promise<{ readonly basket: BasketView; readonly entered: CheckoutRow } | null> {
  const locked = await lockForOrder(ctx, stock, entriesOfBasket(ctx));
  return locked && { basket: locked.basket, entered: enteredIn(locked.more) };
}

/**
 * {@link getCheckout} for a basket that the caller has read or locked.
 * @param known the entries, where the caller has read them too
 */
export async function viewCheckout(
  ctx: RequestContext,
  basket: BasketView,
  known: CheckoutRow | null = null,
): Promise<CheckoutView> {
  const stored = known ?? (await storedFor(ctx, basket.basketId));
  const entered = isOwn(ctx.visitor, stored) ? stored : nothingEntered;
  const customer = await getCustomer(ctx);
  const billingAddress =
    entered.billingAddress ?? (customer ? await findDefaultAddress(ctx, customer.customerId) : null);
  const { paymentMethod: asked } = entered;
  const creditBasis = { basketId: basket.basketId, totalMinor: basket.totalMinor, billingAddress };
  const credit = await viewCredit(ctx, { ...creditBasis, paymentMethod: asked });
  const today = methodsToday(ctx);
  const identity = customer ? 'customer' : entered.identity;
  const delivery = viewDelivery(ctx, basket, { entered, billingAddress, identity });
  const promised = delivery.wishedOn ?? appointmentsIn(basket)[0]?.day ?? null;
  const methods = today.filter((code) => keepsWishedDay(code, promised));
  const settled = {
    email: customer?.email ?? entered.email,
    billingAddress,
    paymentMethod: credit.ready ? asked : chosenMethod(entered, methods),
  };
  return {
    ...delivery,
    ...settled,
    deliveryDates: promisedDates(delivery.deliveryDates, settled.paymentMethod),
    step: firstMissingStep({
      ...settled,
      deliverable: isDeliverable(basket),
      questionsOpen: basket.openQuestions.length > 0,
      deliveryOption: delivery.deliveryOption?.code ?? null,
    }),
    idempotencyKey: orderKey(basket.basketId, basket.version),
    basket,
    identity,
    passwordHash: customer ? null : entered.passwordHash,
    customer,
    paymentMethods: [...methods, ...credit.methods],
    excludedMethods: today.filter((code) => !methods.includes(code)),
    credit,
    account: entered.account,
  };
}

async function storedFor(ctx: RequestContext, basketId: string | null): Promise<CheckoutRow> {
  return basketId === null ? nothingEntered : readCheckout(ctx, basketId);
}

/**
 * Whether a visitor may see and change the entries: a soft-logged-in customer only those made as a guest, and none
 * that were made while signed in.
 */
export function isOwn(visitor: Visitor | null, entered: CheckoutRow): boolean {
  return !isSoftLoggedIn({ visitor }) || entered.identity === 'guest' || entered.identity === 'account';
}

/**
 * Whether everything in the basket can be delivered, on the day that it is fitted; the questions that the law
 * requires belong to the delivery step.
 */
function isDeliverable({ lines }: BasketView): boolean {
  const fits = ({ serviceOffers }: (typeof lines)[number]) =>
    serviceOffers.every(
      ({ chosen, needsAppointment, appointment }) => !chosen || !needsAppointment || appointment,
    );
  return lines.length > 0 && lines.every((line) => line.maxQuantity >= line.quantity && fits(line));
}

/** The chosen way to pay while it is possible: a direct debit needs its account. */
function chosenMethod({ paymentMethod, account }: CheckoutRow, methods: readonly string[]): string | null {
  const chosen = methods.find((method) => method === paymentMethod) ?? null;
  return chosen === 'direct-debit' && !account ? null : chosen;
}
