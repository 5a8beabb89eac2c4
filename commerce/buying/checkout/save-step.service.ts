import type { z } from 'zod';
import { viewBasket } from '#commerce/buying/basket/basket.service.ts';
import { lockVisitorBasket } from '#commerce/buying/basket/order/ordering.service.ts';
import { runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { InvalidInput } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer, isSoftLoggedIn } from '#commerce/ground/kernel/visitor.rules.ts';
import { listFaults } from '#forms/faults.ts';
import type { CheckoutRefusal } from './checkout.errors.ts';
import { type CheckoutView, isOwn, type VisitorContext, viewCheckout } from './checkout.service.ts';
import {
  type BasketAndCheckout,
  type CheckoutFields,
  type CheckoutRow,
  forgetCheckout,
  nothingEntered,
  readCheckout,
  writeCheckout,
} from './checkout.store.ts';

/** A step was saved. `view` reads the checkout as it is then, when it is called. */
export type CheckoutChange = { readonly view: () => Promise<CheckoutView> };
export type CheckoutResult = Result<CheckoutChange, CheckoutRefusal>;

type AlsoDo = (ctx: VisitorContext) => Promise<unknown>;

/**
 * Changes entries together with the basket's version, which outdates what was seen before: in one statement, as long
 * as there is a basket and the visitor may see its entries. For the steps of the checkout.
 * @param change a function if it depends on what was entered; it is called while the basket is locked
 * @param alsoDo further changes in the same transaction
 */
export async function saveStep(
  ctx: VisitorContext,
  change: CheckoutFields | ((entered: CheckoutRow) => CheckoutFields),
  alsoDo: AlsoDo | null = null,
): Promise<CheckoutResult> {
  const isPlain = typeof change !== 'function' && !alsoDo && !isSoftLoggedIn(ctx);
  const saved =
    (isPlain ? await writeCheckout(ctx, buildOwnerFields(ctx, change)) : null) ??
    (await saveLocked(ctx, typeof change === 'function' ? change : () => change, alsoDo));
  return ok({
    view: async () => viewCheckout(ctx, await viewBasket(ctx, saved.basket), saved.stored),
  });
}

function saveLocked(
  ctx: VisitorContext,
  change: (entered: CheckoutRow) => CheckoutFields,
  alsoDo: AlsoDo | null,
): Promise<BasketAndCheckout> {
  return runInTransaction(ctx, async (inner) => {
    const visible = { ...inner, visitor: ctx.visitor };
    const basket = await lockVisitorBasket(visible);
    const stored = await readCheckout(inner, basket.basketId);
    const own = isOwn(ctx.visitor, stored);
    const before = own ? stored : nothingEntered;
    const changed = change(before);
    // a soft-logged-in visitor begins as a guest, or signs in
    if (!isOwn(ctx.visitor, { ...before, ...changed })) return { basket, stored };
    // a customer's entries are deleted when a guest begins
    if (!own) await forgetCheckout(inner, basket.basketId);
    const saved = await writeCheckout(visible, buildOwnerFields(ctx, changed));
    if (!saved) throw new Error(`basket ${basket.basketId} is gone beside its lock`);
    await alsoDo?.(visible);
    return saved;
  });
}

function buildOwnerFields(ctx: VisitorContext, change: CheckoutFields): CheckoutFields {
  return getSignedInCustomer(ctx) === null ? change : { ...change, identity: 'customer' };
}

export function buildInvalidInput(error: z.ZodError): InvalidInput {
  return { code: 'InvalidInput', fields: listFaults(error) };
}
