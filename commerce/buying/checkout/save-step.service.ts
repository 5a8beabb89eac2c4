import type { z } from 'zod';
import { viewBasket } from '#commerce/buying/basket/basket.service.ts';
import type { BasketRow } from '#commerce/buying/basket/basket.store.ts';
import { lockedBasketOf } from '#commerce/buying/basket/ordering.service.ts';
import { inTransaction } from '#commerce/ground/kernel/context.ts';
import type { InvalidInput } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result } from '#commerce/ground/kernel/result.ts';
import { signedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { faultsOf } from '#forms/faults.ts';
import type { CheckoutRefusal } from './checkout.errors.ts';
import { type CheckoutView, isOwn, type VisitorContext, viewCheckout } from './checkout.service.ts';
import {
  type CheckoutRow,
  findBasketAndCheckout,
  forgetCheckout,
  nothingEntered,
  readCheckout,
  writeCheckout,
} from './checkout.store.ts';

/** A step was saved. `view` reads the checkout as it is then, when it is called. */
export type CheckoutChange = { readonly view: () => Promise<CheckoutView> };
export type CheckoutResult = Result<CheckoutChange, CheckoutRefusal>;

type Change = (entered: CheckoutRow) => CheckoutRow;
type Found = Awaited<ReturnType<typeof findBasketAndCheckout>>;
type Saved = { readonly basket: BasketRow; readonly entered: CheckoutRow };

type AlsoDo = (ctx: VisitorContext) => Promise<unknown>;

/** Attempts to save a step before the basket is locked for it; each failed because another tab was quicker. */
const TRIES = 3;

/**
 * Changes the entries together with the basket's version, so that what was seen before is out of date. One statement
 * writes over the version that was read only: a step that another tab overtook is repeated. For the steps of the
 * checkout.
 * @param alsoDo further changes in the same transaction
 * @param read where the caller has read basket and entries already: they are not read again before the first attempt
 */
export async function saveStep(
  ctx: VisitorContext,
  change: Change,
  { alsoDo = null, read = null }: { readonly alsoDo?: AlsoDo | null; readonly read?: Found } = {},
): Promise<CheckoutResult> {
  const done =
    (alsoDo ? null : await saveUnlessOvertaken(ctx, change, read)) ?? (await saveLocked(ctx, change, alsoDo));
  return ok({
    view: async () => viewCheckout(ctx, await viewBasket(ctx, done.basket), done.entered),
  });
}

/**
 * @returns null: there is no basket yet, other requests were quicker each time, or a customer's entries have to be
 *   deleted
 */
async function saveUnlessOvertaken(ctx: VisitorContext, change: Change, read: Found): Promise<Saved | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = (tries === 0 ? read : null) ?? (await findBasketAndCheckout(ctx));
    if (!found) return null;
    const { basket, stored } = found;
    if (!isOwn(ctx.visitor, stored)) return null;
    const done = await writeStep(ctx, basket, change(stored), stored);
    if (done) return done;
  }
  return null;
}

function saveLocked(ctx: VisitorContext, change: Change, alsoDo: AlsoDo | null): Promise<Saved> {
  return inTransaction(ctx, async (inner) => {
    const visible = { ...inner, visitor: ctx.visitor };
    const basket = await lockedBasketOf(visible);
    const stored = await readCheckout(inner, basket.basketId);
    const own = isOwn(ctx.visitor, stored);
    const next = change(own ? stored : nothingEntered);
    // a customer's entries are deleted when a guest begins
    if (!own && isOwn(ctx.visitor, next)) await forgetCheckout(inner, basket.basketId);
    const done = await writeStep(visible, basket, next, stored);
    if (!done) throw new Error(`basket ${basket.basketId} was changed beside its lock`);
    if (done.entered !== stored) await alsoDo?.(visible);
    return done;
  });
}

/** @returns null: the basket has changed since it was read */
async function writeStep(
  ctx: VisitorContext,
  basket: BasketRow,
  next: CheckoutRow,
  stored: CheckoutRow,
): Promise<Saved | null> {
  // a soft-logged-in visitor begins as a guest, or signs in
  if (!isOwn(ctx.visitor, next)) return { basket, entered: stored };
  const entered = {
    ...next,
    identity: signedInCustomer(ctx) !== null ? ('customer' as const) : next.identity,
  };
  const isWritten = await writeCheckout(ctx, basket, entered);
  return isWritten ? { basket: withEntered(basket, entered), entered } : null;
}

/** The basket's row after the entries have been written. */
function withEntered(basket: BasketRow, entered: CheckoutRow): BasketRow {
  const { deliveryOption: option, co2Compensation, premium, email, identity } = entered;
  const { member } = basket.delivery;
  return {
    ...basket,
    version: basket.version + 1,
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
