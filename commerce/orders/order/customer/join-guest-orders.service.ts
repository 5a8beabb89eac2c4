import { type SqlBool, sql } from 'kysely';
import { claimPremium } from '#commerce/buying/delivery/premium.service.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { findCheckedPerson } from '#commerce/money/credit/decision/decision-record.service.ts';
import { moveDebtToCustomer } from '#commerce/money/ledger/ledger.service.ts';
import type { Customer } from '#commerce/people/customer/customer.service.ts';
import { keepFirstAddress } from '#commerce/people/customer/customer-address.service.ts';
import { keepCheckedBirth } from '#commerce/people/customer/customer-change.service.ts';
import { createPostalCodeSchema } from '#forms/address/address.ts';
import type { EmailNotVerified } from '../order.errors.ts';
import { findByNumber } from '../order-record.service.ts';

type Owner = Pick<Customer, 'customerId' | 'email' | 'emailVerified'>;

/** Most orders that join with one press; for more the customer presses again. */
const AT_ONCE = 100;

/**
 * Whether orders were placed as a guest with the customer's verified address. An unverified address has none: the
 * answer would reveal a stranger's orders.
 */
export async function hasGuestOrders(ctx: RequestContext, customer: Owner): Promise<boolean> {
  if (!customer.emailVerified) return false;
  const row = await selectGuestOrders(ctx, customer.email).select('order_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Moves orders that were placed as a guest to the customer's account. The address alone is not enough, since
 * mailboxes change owners: the customer also gives a fact about the order. An open debt moves to the customer's
 * account, as does the date of birth of a credit.
 * @param fact an order's number, or the postal code of its delivery or bill, in any spelling
 * @returns how many orders have joined; 0 if none matches, whatever the reason
 */
export async function joinGuestOrders(
  ctx: RequestContext,
  customer: Owner,
  fact: string,
): Promise<Result<number, EmailNotVerified | TooManyAttempts>> {
  if (!customer.emailVerified) return refuse({ code: 'EmailNotVerified' });
  const retryAfterSeconds = await ctx.attempts.countOrderClaim(`${ctx.tenant.id}|${customer.customerId}`);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const known = normalizeFact(createPostalCodeSchema(ctx.tenant.country).safeParse(fact).data ?? fact);
  if (known === '') return ok(0);
  return ok(await join(ctx, customer, hasFact(known)));
}

/**
 * {@link joinGuestOrders} for one order whose confirmation its buyer has opened, or with which an account was
 * requested: its number is the fact. Its address becomes the first of an account that has none. Counts no attempt.
 */
export async function joinOwnOrder(
  ctx: RequestContext,
  customer: Owner,
  orderNumber: string,
): Promise<boolean> {
  if (!customer.emailVerified) return false;
  return runInTransaction(ctx, async (inner) => {
    const joined = await join(inner, customer, sql<SqlBool>`order_number = ${orderNumber}`);
    const order = joined > 0 ? await findByNumber(inner, orderNumber) : null;
    if (order) await keepFirstAddress(inner, customer.customerId, order.billingAddress);
    return order !== null;
  });
}

function join(ctx: RequestContext, customer: Owner, known: ReturnType<typeof sql<SqlBool>>): Promise<number> {
  return runInTransaction(ctx, async (inner) => {
    const found = await selectGuestOrders(inner, customer.email)
      .select(['order_id', 'currency', 'state'])
      .where(known)
      .orderBy('order_id')
      .limit(AT_ONCE)
      .forUpdate()
      .execute();
    for (const row of found) {
      const order = { orderId: row.order_id, currency: row.currency as Currency, customerId: null };
      // an order that waits for its payment is charged when it is paid, then to the customer
      if (row.state !== 'awaiting_payment') await moveDebtToCustomer(inner, order, customer.customerId);
      await claimPremium(inner, order.orderId, customer.customerId);
      const borrower = await findCheckedPerson(inner, order.orderId);
      if (borrower) await keepCheckedBirth(inner, customer.customerId, borrower);
      await giveTo(inner, order.orderId, customer.customerId);
    }
    return found.length;
  });
}

async function giveTo(ctx: RequestContext, orderId: string, customerId: string): Promise<void> {
  await ctx.db
    .updateTable('sales_order')
    .set({ customer_id: customerId })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .execute();
  ctx.events.emit({ type: 'order-changed', tenantId: ctx.tenant.id, orderId });
}

function selectGuestOrders({ db, tenant }: RequestContext, email: string) {
  return db
    .selectFrom('sales_order')
    .where('tenant_id', '=', tenant.id)
    .where('email', '=', email)
    .where('customer_id', 'is', null);
}

/** A fact in capitals, without the separators that people type. */
function normalizeFact(fact: string): string {
  return fact.toUpperCase().replace(/[^\p{L}\d]/gu, '');
}

function hasFact(known: string) {
  const selectNormalizedPostalCode = (json: 'billing_address' | 'delivery_address') =>
    sql<string>`upper(replace(${sql.ref(json)} ->> 'postalCode', ' ', ''))`;
  return sql<SqlBool>`(order_number = ${known} or ${selectNormalizedPostalCode('billing_address')} = ${known}
    or ${selectNormalizedPostalCode('delivery_address')} = ${known})`;
}
