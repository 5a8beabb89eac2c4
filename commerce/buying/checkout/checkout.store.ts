import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { BasketRow, BasketWith } from '#commerce/buying/basket/basket.store.ts';
import { changeBasketWith, findVisitorBasketWith } from '#commerce/buying/basket/order/ordering.service.ts';
import type { DeliveryKind } from '#commerce/buying/delivery/delivery-choice.rules.ts';
import { parsePickupPoint } from '#commerce/buying/delivery/pickup-point.rules.ts';
import type { ChosenPoint } from '#commerce/buying/delivery/places.ts';
import { buildInsertColumns, formatColumnName } from '#commerce/ground/database/columns.ts';
import type { Checkout } from '#commerce/ground/database/schema.ts';
import { type Address, parseAddress } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import type { DirectDebitAccount } from '#commerce/money/payment/mandate/direct-debit.types.ts';
import type { ExtensionFields } from '#forms/extension-fields.ts';
import type { PaymentMethod } from '#tenants/payment-methods.ts';
import { parseStoredFields } from './order-fields.rules.ts';

export type Identity = 'guest' | 'account' | 'customer';

/** The entries of a checkout. */
export type CheckoutRow = {
  readonly email: string | null;
  readonly identity: Identity | null;
  readonly passwordHash: string | null;
  readonly billingAddress: Address | null;
  readonly deliveryKind: DeliveryKind;
  /** stays stored when another kind is chosen in the meantime */
  readonly deliveryAddress: Address | null;
  readonly pickupPoint: ChosenPoint | null;
  readonly deliveryOption: string | null;
  /** YYYY-MM-DD */
  readonly wishedOn: string | null;
  readonly co2Compensation: boolean;
  /** what extensions have asked for */
  readonly extensionFields: ExtensionFields;
  /** buys the delivery flat with the order */
  readonly premium: boolean;
  readonly paymentMethod: string | null;
  /** for a direct debit; stays stored when another method is chosen in the meantime */
  readonly account: DirectDebitAccount | null;
  /** the wallet that was queried for contact and address, and has not answered yet */
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
  extensionFields: {},
  premium: false,
  paymentMethod: null,
  account: null,
  wallet: null,
};

export type BasketAndCheckout = { readonly basket: BasketRow; readonly stored: CheckoutRow };

export async function readCheckout(ctx: RequestContext, basketId: string): Promise<CheckoutRow> {
  const row = await ctx.db
    .selectFrom('checkout')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .executeTakeFirst();
  return readCheckoutEntries(row ?? null);
}

/** The visitor's basket with its checkout entries; null if there is no basket. */
export async function findBasketAndCheckout(ctx: RequestContext): Promise<BasketAndCheckout | null> {
  return readBasketAndCheckout(await findVisitorBasketWith(ctx, selectBasketEntries(ctx)));
}

function readBasketAndCheckout(found: BasketWith<StoredCheckout | null> | null): BasketAndCheckout | null {
  return found && { basket: found.basket, stored: readCheckoutEntries(found.more) };
}

/** The entries as a value of a statement that reads `basket`; {@link readCheckoutEntries} reads it. */
export function selectBasketEntries({ tenant }: RequestContext): RawBuilder<StoredCheckout | null> {
  return sql<StoredCheckout | null>`(
    select to_jsonb(entered) from checkout entered
     where entered.tenant_id = ${tenant.id} and entered.basket_id = basket.basket_id)`;
}

export function readCheckoutEntries(stored: StoredCheckout | null): CheckoutRow {
  return stored ? readCheckoutRow(stored) : nothingEntered;
}

/** The columns of the table that are read; none of them is another in JSON. The choice of credit is the credit module's. */
type StoredCheckout = Omit<Selectable<Checkout>, 'tenant_id' | 'basket_id' | 'credit_choice' | 'updated_at'>;

function readCheckoutRow(row: StoredCheckout): CheckoutRow {
  return {
    email: row.email,
    identity: row.identity,
    passwordHash: row.password_hash,
    billingAddress: parseAddress(row.billing_address),
    deliveryKind: row.delivery_kind,
    deliveryAddress: parseAddress(row.delivery_address),
    pickupPoint: parsePickupPoint(row.pickup_point),
    deliveryOption: row.delivery_option,
    wishedOn: row.wished_on,
    co2Compensation: row.co2_compensation,
    extensionFields: parseStoredFields(row.extension_fields),
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

/** Fields that a step changes; all others stay unchanged. */
export type CheckoutFields = Partial<CheckoutRow>;

/**
 * Writes entries and increases the basket's version, in one statement.
 * @returns the basket and all entries after the change; null if there is no basket, and nothing was written
 */
export async function writeCheckout(
  ctx: RequestContext & { readonly visitor: Visitor },
  changed: CheckoutFields,
): Promise<BasketAndCheckout | null> {
  const fields = { ...buildStoredFields(changed), updatedAt: ctx.clock.now() };
  const { columns, values } = buildInsertColumns(fields);
  const overwritten = Object.keys(fields).map(
    (field) => `${formatColumnName(field)} = excluded.${formatColumnName(field)}`,
  );
  const entries = sql`
    insert into checkout (tenant_id, basket_id, ${columns})
    select basket.tenant_id, basket.basket_id, ${values} from basket
    on conflict (tenant_id, basket_id) do update set ${sql.raw(overwritten.join(', '))}
    returning *`;
  return readBasketAndCheckout(
    await changeBasketWith(ctx, ctx.visitor, { entries, more: selectBasketEntries(ctx) }),
  );
}

/** The fields under their column names in the table. */
function buildStoredFields({ account, wallet, ...fields }: CheckoutFields) {
  return {
    ...fields,
    ...(account !== undefined && {
      iban: account?.iban ?? null,
      bic: account?.bic ?? null,
      accountHolder: account?.accountHolder ?? null,
    }),
    ...(wallet !== undefined && {
      walletMethod: wallet?.method ?? null,
      walletReference: wallet?.reference ?? null,
    }),
  };
}

/** Clears everything that was entered before, in every column. */
export async function forgetCheckout(ctx: RequestContext, basketId: string): Promise<void> {
  await ctx.db
    .deleteFrom('checkout')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .execute();
}
