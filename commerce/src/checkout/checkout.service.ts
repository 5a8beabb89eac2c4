import type { z } from 'zod';
import { deliveryDays, deliveryPrice } from '#commerce/basket/basket.rules.ts';
import { type BasketView, viewBasket } from '#commerce/basket/basket.service.ts';
import { basketOf, changeBasketOf } from '#commerce/basket/ordering.service.ts';
import { type Customer, getCustomer, isEmailInUse } from '#commerce/customer/customer.service.ts';
import { findDefaultAddress } from '#commerce/customer/customer-address.service.ts';
import { hashPassword } from '#commerce/customer/password.service.ts';
import { inTransaction, type RequestContext, type Visitor } from '#commerce/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/kernel/result.ts';
import type { AddressForm } from '#forms/address.ts';
import { deliverySchema, identitySchema, paymentSchema } from '#forms/checkout.ts';
import { faultsOf } from '#forms/faults.ts';
import type { Address } from './address.rules.ts';
import type { CheckoutRefusal, InvalidInput } from './checkout.errors.ts';
import { type CheckoutStep, firstMissingStep, orderKey } from './checkout.rules.ts';
import {
  type CheckoutRow,
  type Identity,
  nothingEntered,
  readCheckout,
  writeCheckout,
} from './checkout.store.ts';

export type DeliveryOptionView = {
  readonly code: string;
  /** for this basket: 0 when free from its value */
  readonly priceMinor: number;
  readonly freeFromMinor: number | null;
  /** working days until everything of the basket is there; null for an empty basket */
  readonly days: { readonly min: number; readonly max: number } | null;
};

export type CheckoutView = {
  readonly step: CheckoutStep;
  readonly basket: BasketView;
  readonly identity: Identity | null;
  readonly email: string | null;
  /** of a new account; leaves the server nowhere */
  readonly passwordHash: string | null;
  readonly customer: Customer | null;
  readonly billingAddress: Address | null;
  /** null: delivered to the billing address */
  readonly deliveryAddress: Address | null;
  readonly deliveryOptions: readonly DeliveryOptionView[];
  readonly deliveryOption: DeliveryOptionView | null;
  readonly paymentMethods: readonly string[];
  readonly paymentMethod: string | null;
  readonly idempotencyKey: string;
};

type VisitorContext = RequestContext & { readonly visitor: Visitor };
type CheckoutResult = Result<CheckoutView, CheckoutRefusal>;

/** Everything entered so far on the way to the visitor's order. */
export async function getCheckout(ctx: RequestContext): Promise<CheckoutView> {
  return viewCheckout(ctx, await viewBasket(ctx, await basketOf(ctx)));
}

/** The same for a basket that the caller has read or locked. */
export async function viewCheckout(ctx: RequestContext, basket: BasketView): Promise<CheckoutView> {
  const stored = basket.basketId === null ? nothingEntered : await readCheckout(ctx, basket.basketId);
  const entered = isOwn(ctx.visitor, stored) ? stored : nothingEntered;
  const customer = await getCustomer(ctx);
  const deliveryOptions = optionsFor(ctx, basket);
  const billingAddress =
    entered.billingAddress ?? (customer ? await findDefaultAddress(ctx, customer.customerId) : null);
  const known = {
    email: customer?.email ?? entered.email,
    billingAddress,
    deliveryOption: deliveryOptions.find((option) => option.code === entered.deliveryOption) ?? null,
    paymentMethod: ctx.tenant.payment.methods.find((method) => method === entered.paymentMethod) ?? null,
  };
  return {
    ...known,
    step: firstMissingStep({
      ...known,
      orderable: basket.orderable,
      deliveryOption: known.deliveryOption?.code ?? null,
    }),
    basket,
    identity: customer ? 'customer' : entered.identity,
    passwordHash: customer ? null : entered.passwordHash,
    customer,
    deliveryAddress: entered.deliveryAddress,
    deliveryOptions,
    paymentMethods: ctx.tenant.payment.methods,
    idempotencyKey: orderKey(basket.basketId, basket.version),
  };
}

/**
 * Who is only recognised (type 1) sees nothing that was entered while signed in, and changes nothing of it: only
 * what they enter as a guest of their own is theirs.
 */
function isOwn(visitor: Visitor | null, entered: CheckoutRow): boolean {
  return visitor?.type !== 1 || entered.identity === 'guest' || entered.identity === 'account';
}

function optionsFor(ctx: RequestContext, basket: BasketView): DeliveryOptionView[] {
  return ctx.tenant.delivery.options.map((option) => ({
    code: option.code,
    priceMinor: deliveryPrice(option, basket.itemsMinor),
    freeFromMinor: option.freeFromMinor,
    days: deliveryDays(basket.lines, option),
  }));
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

export async function setDelivery(ctx: VisitorContext, input: unknown): Promise<CheckoutResult> {
  const { country, delivery } = ctx.tenant;
  const codes = delivery.options.map((option) => option.code);
  const parsed = deliverySchema(country, codes).safeParse(input);
  if (!parsed.success) return refuse(invalid(parsed.error));
  const { billing, delivery: other, deliveryOption } = parsed.data;
  const stored = (address: AddressForm): Address => ({ ...address, country });
  return saved(ctx, (entered) => ({
    ...entered,
    billingAddress: stored(billing),
    deliveryAddress: other && stored(other),
    deliveryOption,
  }));
}

export async function setPayment(ctx: VisitorContext, input: unknown): Promise<CheckoutResult> {
  const parsed = paymentSchema(ctx.tenant.payment.methods).safeParse(input);
  if (!parsed.success) return refuse(invalid(parsed.error));
  return saved(ctx, (entered) => ({ ...entered, paymentMethod: parsed.data.paymentMethod }));
}

/** Somebody else has taken the e-mail address in the meantime: the step is open again, the rest is kept. */
export async function reopenIdentity(ctx: VisitorContext): Promise<void> {
  await saved(ctx, (entered) => ({ ...entered, identity: null, email: null, passwordHash: null }));
}

function saved(ctx: VisitorContext, change: (entered: CheckoutRow) => CheckoutRow): Promise<CheckoutResult> {
  return inTransaction(ctx, async (inner) => {
    const visible = { ...inner, visitor: ctx.visitor };
    const basket = await changeBasketOf(visible);
    const stored = await readCheckout(inner, basket.basketId);
    const own = isOwn(ctx.visitor, stored);
    const next = change(own ? stored : nothingEntered);
    // a recognised visitor begins as a guest, or signs in
    if (isOwn(ctx.visitor, next)) {
      const identity = ctx.visitor.type === 2 ? 'customer' : next.identity;
      await writeCheckout(inner, basket.basketId, { ...next, identity });
    }
    return ok(await viewCheckout(visible, await viewBasket(visible, basket)));
  });
}

function invalid(error: z.ZodError): InvalidInput {
  return { code: 'InvalidInput', fields: faultsOf(error) };
}
