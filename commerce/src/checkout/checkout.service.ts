import type { z } from 'zod';
import { type BasketView, viewBasket } from '#commerce/basket/basket.service.ts';
import type { BasketRow } from '#commerce/basket/basket.store.ts';
import { basketOf, changeBasketOf } from '#commerce/basket/ordering.service.ts';
import { type CheckoutCredit, creditMethods, viewCredit } from '#commerce/credit/checkout-credit.service.ts';
import { type Customer, getCustomer, isEmailInUse } from '#commerce/customer/customer.service.ts';
import { findDefaultAddress } from '#commerce/customer/customer-address.service.ts';
import { hashPassword } from '#commerce/customer/password.service.ts';
import {
  type DeliveryKind,
  type DeliveryTerms,
  deliveryTerms,
  hasFlat,
} from '#commerce/delivery/delivery-choice.rules.ts';
import type { DeliveryDates } from '#commerce/delivery/delivery-date.rules.ts';
import { deliveryPlace } from '#commerce/delivery/delivery-date.service.ts';
import { type ParcelKind, parcelKind } from '#commerce/delivery/parcel.rules.ts';
import type { PickupPoint } from '#commerce/delivery/places.ts';
import { inTransaction, type RequestContext, type Visitor } from '#commerce/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/kernel/result.ts';
import type { DirectDebitAccount } from '#commerce/payment/direct-debit.types.ts';
import { paymentMethodsOn } from '#commerce/payment/payment-method.rules.ts';
import { identitySchema } from '#forms/checkout.ts';
import { faultsOf } from '#forms/faults.ts';
import { paymentSchema } from '#forms/payment.ts';
import { dayIn } from '#texts/format.ts';
import type { Address } from './address.rules.ts';
import type { CheckoutRefusal, InvalidInput } from './checkout.errors.ts';
import { type CheckoutStep, firstMissingStep, orderKey } from './checkout.rules.ts';
import {
  type CheckoutRow,
  forgetCheckout,
  type Identity,
  nothingEntered,
  readCheckout,
  writeCheckout,
} from './checkout.store.ts';
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
  readonly pickupPoint: PickupPoint | null;
  /** what points have to take */
  readonly parcel: ParcelKind;
  readonly deliveryOptions: readonly DeliveryOptionView[];
  /** null: none yet, or what was chosen can not be kept any more */
  readonly deliveryOption: DeliveryOptionView | null;
  /** YYYY-MM-DD */
  readonly wishedOn: string | null;
  /** when everything arrives if it is ordered now */
  readonly deliveryDates: DeliveryDates | null;
  /** the voluntary contribution for the parcel's emissions, minor units; null: this tenant has none */
  readonly co2: { readonly priceMinor: number; readonly chosen: boolean } | null;
  readonly premium: PremiumView | null;
  readonly paymentMethods: readonly string[];
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
  /** a guest has nobody to whom it could belong */
  readonly possible: boolean;
};

export type VisitorContext = RequestContext & { readonly visitor: Visitor };
export type CheckoutResult = Result<CheckoutView, CheckoutRefusal>;

/** Everything entered so far on the way to the visitor's order. */
export async function getCheckout(ctx: RequestContext): Promise<CheckoutView> {
  return viewCheckout(ctx, await viewBasket(ctx, await basketOf(ctx)));
}

/** The same for a basket that the caller has read or locked. */
export async function viewCheckout(ctx: RequestContext, basket: BasketView): Promise<CheckoutView> {
  const stored = basket.basketId === null ? nothingEntered : await readCheckout(ctx, basket.basketId);
  const entered = isOwn(ctx.visitor, stored) ? stored : nothingEntered;
  const customer = await getCustomer(ctx);
  const billingAddress =
    entered.billingAddress ?? (customer ? await findDefaultAddress(ctx, customer.customerId) : null);
  const { paymentMethod: asked } = entered;
  const creditBasis = { basketId: basket.basketId, totalMinor: basket.totalMinor, billingAddress };
  const credit = await viewCredit(ctx, { ...creditBasis, paymentMethod: asked });
  const methods = methodsToday(ctx);
  const identity = customer ? 'customer' : entered.identity;
  const delivered = deliveredTo(ctx, basket, entered, billingAddress);
  const deliveryOptions = deliveryOptionViews(delivered);
  const delivery = chosenDelivery(entered, deliveryOptions, delivered.parcel);
  const known = {
    email: customer?.email ?? entered.email,
    billingAddress,
    deliveryOption: delivery?.option ?? null,
    paymentMethod: credit.ready ? asked : chosenMethod(entered, methods),
  };
  return {
    ...known,
    step: firstMissingStep({
      ...known,
      deliverable: isDeliverable(basket),
      questionsOpen: basket.openQuestions.length > 0,
      deliveryOption: known.deliveryOption?.code ?? null,
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
    wishedOn: delivery?.wishedOn ?? null,
    deliveryDates: delivery?.dates ?? null,
    co2: co2View(delivered.terms, entered),
    premium: premiumView(ctx, basket, identity),
    paymentMethods: [...methods, ...creditMethods(credit)],
    credit,
    account: entered.account,
    idempotencyKey: orderKey(basket.basketId, basket.version),
  };
}

/**
 * Who is only recognised (type 1) sees nothing that was entered while signed in, and changes nothing of it: only
 * what they enter as a guest of their own is theirs.
 */
export function isOwn(visitor: Visitor | null, entered: CheckoutRow): boolean {
  return visitor?.type !== 1 || entered.identity === 'guest' || entered.identity === 'account';
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
    place: deliveryPlace(ctx, to[entered.deliveryKind]?.postalCode ?? null),
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

/**
 * Orders as a guest, or with a new account that is made with the order. For a signed-in customer nothing changes.
 * @param address where the request comes from, for the limit of attempts
 */
export async function setIdentity(
  ctx: VisitorContext,
  input: unknown,
  address: string,
): Promise<CheckoutResult> {
  const parsed = identitySchema.safeParse(input);
  if (!parsed.success) return refuse(invalid(parsed.error));
  if (ctx.visitor.type === 2) return ok(await getCheckout(ctx));
  const { identity, email } = parsed.data;
  if (identity === 'GUEST') {
    return saved(ctx, (entered) => ({ ...entered, identity: 'guest', email, passwordHash: null }));
  }
  const retryAfterSeconds = await ctx.attempts.countNewAccount(address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  if (await isEmailInUse(ctx, email)) return refuse({ code: 'EmailInUse', email });
  // outside the transaction: hashing takes as long as a whole order
  const passwordHash = await hashPassword(parsed.data.password);
  return saved(ctx, (entered) => ({ ...entered, identity: 'account', email, passwordHash }));
}

export async function setPayment(ctx: VisitorContext, input: unknown): Promise<CheckoutResult> {
  const parsed = paymentSchema(methodsToday(ctx), (await storedAccount(ctx)) !== null).safeParse(input);
  if (!parsed.success) return refuse(invalid(parsed.error));
  const { paymentMethod, account } = parsed.data;
  return saved(ctx, (entered) => ({ ...entered, paymentMethod, account: account ?? entered.account }));
}

/** The account that this visitor has entered before. */
async function storedAccount(ctx: VisitorContext): Promise<DirectDebitAccount | null> {
  const basket = await basketOf(ctx);
  const stored = basket ? await readCheckout(ctx, basket.basketId) : nothingEntered;
  return isOwn(ctx.visitor, stored) ? stored.account : null;
}

function methodsToday({ tenant, clock }: RequestContext): string[] {
  return paymentMethodsOn(tenant, dayIn(clock.now(), tenant.timeZone));
}

/** What was chosen, while it still can be: a direct debit needs its account. */
function chosenMethod({ paymentMethod, account }: CheckoutRow, methods: readonly string[]): string | null {
  const chosen = methods.find((method) => method === paymentMethod) ?? null;
  return chosen === 'direct-debit' && !account ? null : chosen;
}

/** Somebody else has taken the e-mail address in the meantime: the step is open again, the rest is kept. */
export async function reopenIdentity(ctx: VisitorContext): Promise<void> {
  await saved(ctx, (entered) => ({ ...entered, identity: null, email: null, passwordHash: null }));
}

/**
 * Changes what was entered, in one transaction with the basket's version, so that what was seen before is out of date.
 * For the steps of the checkout.
 * @param alsoDo what else belongs to the change, in the same transaction
 */
export function saved(
  ctx: VisitorContext,
  change: (entered: CheckoutRow) => CheckoutRow,
  alsoDo?: (ctx: VisitorContext) => Promise<void>,
): Promise<CheckoutResult> {
  return inTransaction(ctx, async (inner) => {
    const visible = { ...inner, visitor: ctx.visitor };
    const basket = await changeBasketOf(visible);
    const stored = await readCheckout(inner, basket.basketId);
    const own = isOwn(ctx.visitor, stored);
    const next = change(own ? stored : nothingEntered);
    // a recognised visitor begins as a guest, or signs in
    if (isOwn(ctx.visitor, next)) {
      const identity = ctx.visitor.type === 2 ? 'customer' : next.identity;
      // whatever a customer had entered goes when a guest begins
      if (!own) await forgetCheckout(inner, basket.basketId);
      await writeCheckout(inner, basket.basketId, { ...next, identity });
      await alsoDo?.(visible);
      return ok(await viewCheckout(visible, await viewBasket(visible, withEntered(basket, next, identity))));
    }
    return ok(await viewCheckout(visible, await viewBasket(visible, basket)));
  });
}

/** The basket's row as it is after what was entered has been written. */
function withEntered(basket: BasketRow, entered: CheckoutRow, identity: Identity | null): BasketRow {
  const { deliveryOption: option, co2Compensation, premium, email } = entered;
  const { member } = basket.delivery;
  return {
    ...basket,
    email: identity === 'customer' ? null : email,
    delivery: {
      option,
      co2Compensation,
      premium: premium && identity !== null && identity !== 'guest',
      member,
    },
  };
}

export function invalid(error: z.ZodError): InvalidInput {
  return { code: 'InvalidInput', fields: faultsOf(error) };
}
