import { type BasketView, viewBasket } from '#commerce/buying/basket/basket.service.ts';
import { collectAppointments, isAllFitted } from '#commerce/buying/basket/line/basket-appointments.rules.ts';
import { resolvePromisedDates } from '#commerce/buying/delivery/promised-dates.rules.ts';
import type { Appointment } from '#commerce/buying/fitting/fitting-partners.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { isSoftLoggedIn } from '#commerce/ground/kernel/visitor.rules.ts';
import type { DirectDebitAccount } from '#commerce/money/payment/mandate/direct-debit.types.ts';
import { canKeepWishedDay, listMethodsToday } from '#commerce/money/payment/payment-method.rules.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { getCustomer } from '#commerce/people/customer/customer.service.ts';
import { findDefaultAddress } from '#commerce/people/customer/customer-address.queries.ts';
import type { ExtensionFields } from '#forms/extension-fields.ts';
import { type CheckoutStep, findFirstMissingStep, isDeliverable } from './checkout.rules.ts';
import { type CheckoutRow, findBasketAndCheckout, type Identity, nothingEntered } from './checkout.store.ts';
import { type CheckoutCredit, viewCredit } from './credit/checkout-credit.service.ts';
import { type CheckoutDelivery, viewDelivery } from './delivery/checkout-delivery.service.ts';
import { filterPaymentMethods, listObjections } from './extension-rules.service.ts';
import { settleFields } from './order-fields.rules.ts';
import { buildOrderKey } from './order-key.rules.ts';

export type CheckoutView = CheckoutDelivery & {
  readonly step: CheckoutStep;
  readonly basket: BasketView;
  /** for the services in the basket; taken when it is ordered */
  readonly appointments: readonly Appointment[];
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
  /** why the retailer's extensions refuse the order, in the visitor's language */
  readonly objections: readonly string[];
  /** values of the fields that the tenant's extensions ask for */
  readonly extensionFields: ExtensionFields;
  readonly idempotencyKey: string;
};

export type VisitorContext = RequestContext & { readonly visitor: Visitor };

/** Everything entered so far in the visitor's checkout. */
export async function getCheckout(ctx: RequestContext): Promise<CheckoutView> {
  const found = await findBasketAndCheckout(ctx);
  return viewCheckout(ctx, await viewBasket(ctx, found?.basket ?? null), found?.stored ?? nothingEntered);
}

/** {@link getCheckout} for a basket and its entries that the caller has read or locked. */
export async function viewCheckout(
  ctx: RequestContext,
  basket: BasketView,
  stored: CheckoutRow,
): Promise<CheckoutView> {
  const entered = isOwn(ctx.visitor, stored) ? stored : nothingEntered;
  const customer = await getCustomer(ctx);
  const billingAddress =
    entered.billingAddress ?? (customer ? await findDefaultAddress(ctx, customer.customerId) : null);
  const { paymentMethod: asked } = entered;
  const creditBasis = { basketId: basket.basketId, totalMinor: basket.totalMinor, billingAddress };
  const credit = await viewCredit(ctx, { ...creditBasis, paymentMethod: asked });
  const today = listMethodsToday(ctx);
  const identity = customer ? 'customer' : entered.identity;
  const appointments = collectAppointments(basket);
  const allFitted = isAllFitted(basket);
  const delivery = viewDelivery(ctx, basket, { entered, billingAddress, identity, allFitted });
  const { extensionFields, open: fieldsOpen } = settleFields(
    ctx.tenant.activeExtensions,
    entered.extensionFields,
  );
  const promised = delivery.wishedOn ?? appointments[0]?.day ?? null;
  const methods = today.filter((code) => canKeepWishedDay(code, promised));
  const offered = filterPaymentMethods(ctx, { basket, extensionFields, paymentMethod: asked }, [
    ...methods,
    ...credit.methods,
  ]);
  const paymentMethod = credit.ready ? asked : resolvePaymentMethod(entered, methods);
  const settled = {
    email: customer?.email ?? entered.email,
    billingAddress,
    paymentMethod: offered.find((code) => code === paymentMethod) ?? null,
  };
  return {
    ...delivery,
    ...settled,
    deliveryDates: resolvePromisedDates(delivery.deliveryDates, settled.paymentMethod),
    step: findFirstMissingStep({
      ...settled,
      deliverable: isDeliverable(basket),
      questionsOpen: basket.openQuestions.length > 0,
      fieldsOpen,
      deliveryOption: delivery.deliveryOption?.code ?? null,
    }),
    idempotencyKey: buildOrderKey(basket.basketId, basket.version),
    basket,
    appointments,
    identity,
    passwordHash: customer ? null : entered.passwordHash,
    customer,
    paymentMethods: offered,
    objections: listObjections(ctx, { basket, extensionFields, paymentMethod: settled.paymentMethod }),
    excludedMethods: today.filter((code) => !methods.includes(code)),
    credit,
    account: entered.account,
    extensionFields,
  };
}

/**
 * Whether a visitor may see and change the entries: a soft-logged-in customer only those made as a guest, and none
 * that were made while signed in.
 */
export function isOwn(visitor: Visitor | null, entered: CheckoutRow): boolean {
  return !isSoftLoggedIn({ visitor }) || entered.identity === 'guest' || entered.identity === 'account';
}

/** The chosen way to pay while it is possible: a direct debit needs its account. */
function resolvePaymentMethod(
  { paymentMethod, account }: CheckoutRow,
  methods: readonly string[],
): string | null {
  const chosen = methods.find((method) => method === paymentMethod) ?? null;
  return chosen === 'direct-debit' && !account ? null : chosen;
}
