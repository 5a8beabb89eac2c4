import type { RequestContext } from '#commerce/kernel/context.ts';
import { type Address, addressOf } from './address.rules.ts';

export type Identity = 'guest' | 'account' | 'customer';

/** What has been entered on the way to an order. */
export type CheckoutRow = {
  readonly email: string | null;
  readonly identity: Identity | null;
  readonly passwordHash: string | null;
  readonly billingAddress: Address | null;
  readonly deliveryAddress: Address | null;
  readonly deliveryOption: string | null;
  readonly paymentMethod: string | null;
};

export const nothingEntered: CheckoutRow = {
  email: null,
  identity: null,
  passwordHash: null,
  billingAddress: null,
  deliveryAddress: null,
  deliveryOption: null,
  paymentMethod: null,
};

export async function readCheckout(ctx: RequestContext, basketId: string): Promise<CheckoutRow> {
  const row = await ctx.db
    .selectFrom('checkout')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .executeTakeFirst();
  if (!row) return nothingEntered;
  return {
    email: row.email,
    identity: row.identity,
    passwordHash: row.password_hash,
    billingAddress: addressOf(row.billing_address),
    deliveryAddress: addressOf(row.delivery_address),
    deliveryOption: row.delivery_option,
    paymentMethod: row.payment_method,
  };
}

export async function writeCheckout(
  ctx: RequestContext,
  basketId: string,
  entered: CheckoutRow,
): Promise<void> {
  const values = {
    email: entered.email,
    identity: entered.identity,
    password_hash: entered.passwordHash,
    billing_address: entered.billingAddress && JSON.stringify(entered.billingAddress),
    delivery_address: entered.deliveryAddress && JSON.stringify(entered.deliveryAddress),
    delivery_option: entered.deliveryOption,
    payment_method: entered.paymentMethod,
    updated_at: ctx.clock.now(),
  };
  await ctx.db
    .insertInto('checkout')
    .values({ tenant_id: ctx.tenant.id, basket_id: basketId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'basket_id']).doUpdateSet(values))
    .execute();
}
