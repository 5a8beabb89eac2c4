import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { BasketRow } from '#commerce/buying/basket/basket.store.ts';
import { basketWith } from '#commerce/buying/basket/ordering.service.ts';
import type { DeliveryKind } from '#commerce/buying/delivery/delivery-choice.rules.ts';
import { pickupPointOf } from '#commerce/buying/delivery/pickup-point.rules.ts';
import type { ChosenPoint } from '#commerce/buying/delivery/places.ts';
import type { Checkout } from '#commerce/ground/database/schema.ts';
import { type Address, addressOf } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { DirectDebitAccount } from '#commerce/money/payment/direct-debit.types.ts';
import type { PaymentMethod } from '#tenants/payment-methods.ts';

export type Identity = 'guest' | 'account' | 'customer';

/** The entries of a checkout. */
export type CheckoutRow = {
  readonly email: string | null;
  readonly identity: Identity | null;
  readonly passwordHash: string | null;
  readonly billingAddress: Address | null;
  readonly deliveryKind: DeliveryKind;
  /** stays stored when another kind is chosen meanwhile */
  readonly deliveryAddress: Address | null;
  readonly pickupPoint: ChosenPoint | null;
  readonly deliveryOption: string | null;
  /** YYYY-MM-DD */
  readonly wishedOn: string | null;
  readonly co2Compensation: boolean;
  /** buys the delivery flat with the order */
  readonly premium: boolean;
  readonly paymentMethod: string | null;
  /** of a direct debit; stays stored when another method is chosen meanwhile */
  readonly account: DirectDebitAccount | null;
  /** the wallet that was asked for contact and address, and has not answered yet */
  readonly wallet: { readonly method: PaymentMethod; readonly reference: string } | null;
};

export const nothingEntered: CheckoutRow = {
  email: null,
  identity: null,
  passwordHash: null,
  billingAddress: null,
  deliveryKind: 'home',
  deliveryAddress: null,
  pickupPoint: null,
  deliveryOption: null,
  wishedOn: null,
  co2Compensation: false,
  premium: false,
  paymentMethod: null,
  account: null,
  wallet: null,
};

export async function readCheckout(ctx: RequestContext, basketId: string): Promise<CheckoutRow> {
  const row = await ctx.db
    .selectFrom('checkout')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .executeTakeFirst();
  return enteredIn(row ?? null);
}

/** The visitor's basket with the entries of its checkout; null: there is no basket. */
export async function findBasketAndCheckout(
  ctx: RequestContext,
): Promise<{ readonly basket: BasketRow; readonly stored: CheckoutRow } | null> {
  const found = await basketWith(ctx, entriesOfBasket(ctx));
  return found && { basket: found.basket, stored: enteredIn(found.more) };
}

/** The entries as a value of a statement that reads `basket`; {@link enteredIn} reads it. */
export function entriesOfBasket({ tenant }: RequestContext): RawBuilder<StoredCheckout | null> {
  return sql<StoredCheckout | null>`(
    select to_jsonb(entered) from checkout entered
     where entered.tenant_id = ${tenant.id} and entered.basket_id = basket.basket_id)`;
}

export function enteredIn(stored: StoredCheckout | null): CheckoutRow {
  return stored ? checkoutRow(stored) : nothingEntered;
}

/** The columns of the table that are read; none of them is another in JSON. */
type StoredCheckout = Pick<Selectable<Checkout>, Exclude<(typeof WRITTEN)[number], 'updated_at'>>;

function checkoutRow(row: StoredCheckout): CheckoutRow {
  return {
    email: row.email,
    identity: row.identity,
    passwordHash: row.password_hash,
    billingAddress: addressOf(row.billing_address),
    deliveryKind: row.delivery_kind,
    deliveryAddress: addressOf(row.delivery_address),
    pickupPoint: pickupPointOf(row.pickup_point),
    deliveryOption: row.delivery_option,
    wishedOn: row.wished_on,
    co2Compensation: row.co2_compensation,
    premium: row.premium,
    paymentMethod: row.payment_method,
    account:
      row.iban === null || row.account_holder === null
        ? null
        : { iban: row.iban, bic: row.bic, accountHolder: row.account_holder },
    wallet:
      row.wallet_method === null || row.wallet_reference === null
        ? null
        : { method: row.wallet_method as PaymentMethod, reference: row.wallet_reference },
  };
}

/** The fields that a step writes; the choice of credit belongs to the credit module. */
const WRITTEN = [
  'email',
  'identity',
  'password_hash',
  'billing_address',
  'delivery_address',
  'delivery_kind',
  'pickup_point',
  'delivery_option',
  'wished_on',
  'co2_compensation',
  'premium',
  'payment_method',
  'iban',
  'bic',
  'account_holder',
  'wallet_method',
  'wallet_reference',
  'updated_at',
] as const;

const columns = sql.raw(WRITTEN.join(', '));
const enteredColumns = sql.raw(WRITTEN.map((name) => `entered.${name}`).join(', '));
const excludedColumns = sql.raw(WRITTEN.map((name) => `${name} = excluded.${name}`).join(', '));

/**
 * Writes the entries and increases the basket's version, in one statement.
 * @returns false: the basket has another version by now, and nothing was written
 */
export async function writeCheckout(
  ctx: RequestContext,
  basket: { readonly basketId: string; readonly version: number },
  entered: CheckoutRow,
): Promise<boolean> {
  const values: Readonly<Record<(typeof WRITTEN)[number], unknown>> = {
    email: entered.email,
    identity: entered.identity,
    password_hash: entered.passwordHash,
    billing_address: entered.billingAddress,
    delivery_address: entered.deliveryAddress,
    delivery_kind: entered.deliveryKind,
    pickup_point: entered.pickupPoint,
    delivery_option: entered.deliveryOption,
    wished_on: entered.wishedOn,
    co2_compensation: entered.co2Compensation,
    premium: entered.premium,
    payment_method: entered.paymentMethod,
    iban: entered.account?.iban ?? null,
    bic: entered.account?.bic ?? null,
    account_holder: entered.account?.accountHolder ?? null,
    wallet_method: entered.wallet?.method ?? null,
    wallet_reference: entered.wallet?.reference ?? null,
    updated_at: ctx.clock.now(),
  };
  const { rows } = await sql`
    with own as (
      update basket set version = version + 1, updated_at = ${values.updated_at}
       where tenant_id = ${ctx.tenant.id} and basket_id = ${basket.basketId} and version = ${basket.version}
      returning tenant_id, basket_id)
    insert into checkout (tenant_id, basket_id, ${columns})
    select own.tenant_id, own.basket_id, ${enteredColumns}
      from own, jsonb_populate_record(null::checkout, ${JSON.stringify(values)}::jsonb) entered
    on conflict (tenant_id, basket_id) do update set ${excludedColumns}
    returning 1`.execute(ctx.db);
  return rows.length > 0;
}

/** Clears everything that was entered before, in every column. */
export async function forgetCheckout(ctx: RequestContext, basketId: string): Promise<void> {
  await ctx.db
    .deleteFrom('checkout')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .execute();
}
