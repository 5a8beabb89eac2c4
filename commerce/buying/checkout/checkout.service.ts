import { type BasketView, viewBasket } from '#commerce/buying/basket/basket.service.ts';
import {
  type DeliveryKind,
  type DeliveryTerms,
  deliveryTerms,
  hasFlat,
} from '#commerce/buying/delivery/delivery-choice.rules.ts';
import { type DeliveryDates, promisedDates } from '#commerce/buying/delivery/delivery-date.rules.ts';
import { deliveryPlace } from '#commerce/buying/delivery/delivery-date.service.ts';
import { type ParcelKind, parcelKind } from '#commerce/buying/delivery/parcel.rules.ts';
import type { ChosenPoint } from '#commerce/buying/delivery/places.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { isSoftLoggedIn } from '#commerce/ground/kernel/visitor.rules.ts';
import type { DirectDebitAccount } from '#commerce/money/payment/direct-debit.types.ts';
import { keepsWishedDay, paymentMethodsOn } from '#commerce/money/payment/payment-method.rules.ts';
import { type Customer, getCustomer } from '#commerce/people/customer/customer.service.ts';
import { findDefaultAddress } from '#commerce/people/customer/customer-address.service.ts';
import { dayIn } from '#texts/format.ts';
import { type CheckoutStep, firstMissingStep, orderKey } from './checkout.rules.ts';
import {
  type CheckoutRow,
  findBasketAndCheckout,
  type Identity,
  nothingEntered,
  readCheckout,
} from './checkout.store.ts';
import { type CheckoutCredit, creditMethods, viewCredit } from './checkout-credit.service.ts';
import {
  chosenDelivery,
  type Delivered,
  type DeliveryOptionView,
  deliveryOptionViews,
} from './delivery-view.rules.ts';

export type CheckoutView = {
  readonly step: CheckoutStep;
  readonly basket: BasketView;
  readonly identity: Identity | null;
  readonly email: string | null;
  /** of a new account; leaves the server nowhere */
  readonly passwordHash: string | null;
  readonly customer: Customer | null;
  readonly billingAddress: Address | null;
  readonly deliveryKind: DeliveryKind;
  /** null: delivered to the billing address, or picked up */
  readonly deliveryAddress: Address | null;
  /** null: not picked up */
  readonly pickupPoint: ChosenPoint | null;
  /** what points have to take */
  readonly parcel: ParcelKind;
  readonly deliveryOptions: readonly DeliveryOptionView[];
  /** null: none yet, or what was chosen can not be kept any more */
  readonly deliveryOption: DeliveryOptionView | null;
  /** YYYY-MM-DD */
  readonly wishedOn: string | null;
  /** when everything arrives if it is ordered now; null: not chosen, or when the money has come in */
  readonly deliveryDates: DeliveryDates | null;
  /** the voluntary contribution for the parcel's emissions, minor units; null: this tenant has none */
  readonly co2: { readonly priceMinor: number; readonly chosen: boolean } | null;
  readonly premium: PremiumView | null;
  readonly paymentMethods: readonly string[];
  /** ways to pay that are not possible with the wished day */
  readonly excludedMethods: readonly string[];
  readonly paymentMethod: string | null;
  /** of a direct debit */
  readonly account: DirectDebitAccount | null;
  readonly credit: CheckoutCredit;
  readonly idempotencyKey: string;
};

/** The delivery flat as it is offered; null: this tenant has none. */
export type PremiumView = {
  /** minor units, for `months` months */
  readonly priceMinor: number;
  readonly months: number;
  readonly chosen: boolean;
  /** the customer has it already */
  readonly member: boolean;
  /** a guest has no account that it could belong to */
  readonly possible: boolean;
};

export type VisitorContext = RequestContext & { readonly visitor: Visitor };

/** Everything entered so far on the way to the visitor's order. */
export async function getCheckout(ctx: RequestContext): Promise<CheckoutView> {
  const found = await findBasketAndCheckout(ctx);
  return viewCheckout(ctx, await viewBasket(ctx, found?.basket ?? null), found?.stored);
}

/**
 * The same for a basket that the caller has read or locked.
 * @param known what was entered, where the caller has read that too
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
  const delivered = deliveredTo(ctx, basket, entered, billingAddress);
  const deliveryOptions = deliveryOptionViews(delivered);
  const delivery = chosenDelivery(entered, deliveryOptions, delivered.parcel);
  const wishedOn = delivery?.wishedOn ?? null;
  const methods = today.filter((code) => keepsWishedDay(code, wishedOn));
  const settled = {
    email: customer?.email ?? entered.email,
    billingAddress,
    deliveryOption: delivery?.option ?? null,
    paymentMethod: credit.ready ? asked : chosenMethod(entered, methods),
  };
  return {
    ...settled,
    step: firstMissingStep({
      ...settled,
      deliverable: isDeliverable(basket),
      questionsOpen: basket.openQuestions.length > 0,
      deliveryOption: settled.deliveryOption?.code ?? null,
    }),
    basket,
    identity,
    passwordHash: customer ? null : entered.passwordHash,
    customer,
    deliveryKind: entered.deliveryKind,
    deliveryAddress: entered.deliveryKind === 'address' ? entered.deliveryAddress : null,
    pickupPoint: entered.deliveryKind === 'pickup' ? entered.pickupPoint : null,
    parcel: delivered.parcel,
    deliveryOptions,
    wishedOn,
    deliveryDates: promisedDates(delivery?.dates ?? null, settled.paymentMethod),
    co2: co2View(delivered.terms, entered),
    premium: premiumView(ctx, basket, identity),
    paymentMethods: [...methods, ...creditMethods(credit)],
    excludedMethods: today.filter((code) => !methods.includes(code)),
    credit,
    account: entered.account,
    idempotencyKey: orderKey(basket.basketId, basket.version),
  };
}

async function storedFor(ctx: RequestContext, basketId: string | null): Promise<CheckoutRow> {
  return basketId === null ? nothingEntered : readCheckout(ctx, basketId);
}

/**
 * A soft-logged-in customer sees nothing that was entered while signed in, and changes nothing of it: only
 * what they enter as a guest of their own is theirs.
 */
export function isOwn(visitor: Visitor | null, entered: CheckoutRow): boolean {
  return !isSoftLoggedIn({ visitor }) || entered.identity === 'guest' || entered.identity === 'account';
}

/** Everything of the basket can be had; what the law has us ask is asked in the delivery step. */
function isDeliverable({ lines }: BasketView): boolean {
  return lines.length > 0 && lines.every((line) => line.maxQuantity >= line.quantity);
}

function deliveredTo(
  ctx: RequestContext,
  basket: BasketView,
  entered: CheckoutRow,
  billing: Address | null,
): Delivered {
  const terms = deliveryTerms(ctx.tenant);
  const kinds = basket.lines.map(({ article }) => article.kind);
  const to = { home: billing, address: entered.deliveryAddress, pickup: entered.pickupPoint };
  return {
    terms,
    lines: basket.lines,
    itemsMinor: basket.itemsMinor,
    hasFlat: hasFlat(terms, basket.delivery),
    place: deliveryPlace(ctx, to[entered.deliveryKind]?.postalCode ?? basket.postalCode),
    parcel: parcelKind(ctx.tenant, kinds),
    wishedDays: ctx.tenant.delivery.wishedDays,
  };
}

function co2View({ co2CompensationMinor }: DeliveryTerms, { co2Compensation }: CheckoutRow) {
  if (co2CompensationMinor === null) return null;
  return { priceMinor: co2CompensationMinor, chosen: co2Compensation };
}

function premiumView(
  { tenant }: RequestContext,
  { delivery }: BasketView,
  identity: Identity | null,
): PremiumView | null {
  const { premium } = tenant.delivery;
  if (deliveryTerms(tenant).premiumMinor === null || !premium) return null;
  const possible = identity === 'account' || identity === 'customer';
  return { ...premium, chosen: delivery.premium && !delivery.member, member: delivery.member, possible };
}

/** Ways of paying without credit that this tenant offers today. */
export function methodsToday({ tenant, clock }: RequestContext): string[] {
  return paymentMethodsOn(tenant, dayIn(clock.now(), tenant.timeZone));
}

/** What was chosen, while it still can be: a direct debit needs its account. */
function chosenMethod({ paymentMethod, account }: CheckoutRow, methods: readonly string[]): string | null {
  const chosen = methods.find((method) => method === paymentMethod) ?? null;
  return chosen === 'direct-debit' && !account ? null : chosen;
}
