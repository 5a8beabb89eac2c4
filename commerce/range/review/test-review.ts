import { randomUUID } from 'node:crypto';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { createSignedInContext } from '#commerce/people/customer/test-customer.ts';
import { beginSession } from '#commerce/people/session/session.service.ts';
import { reviewSchema } from '#forms/lists/review.ts';
import { storeReview } from './write/write-review.service.ts';

export type Reviewer = RequestContext & { readonly visitor: Visitor };

/** For tests: an anonymous visitor of the Dutch shop. */
export async function createVisitor(database: Database): Promise<Reviewer> {
  const ctx = testContext(database, 'nl');
  const { visitor } = await beginSession(ctx);
  return { ...ctx, visitor };
}

/** For tests: a signed-in customer of the Dutch shop. */
export async function createReviewer(database: Database): Promise<Reviewer> {
  return createSignedInContext(testContext(database, 'nl'));
}

/** For tests: writes about an article. @returns the review's id. @throws when it is refused */
export async function writeAbout(
  ctx: Reviewer,
  sku: string,
  stars: number,
  title = 'Fijne jurk',
): Promise<number> {
  const stored = await storeReview(ctx, createReviewInput(sku, { stars, title }));
  if (!stored.ok) throw new Error(stored.refusal.code);
  return stored.value.reviewId;
}

/** For tests: what somebody could write. */
export function createReviewInput(sku: string, other: Partial<Record<string, unknown>> = {}) {
  return reviewSchema.parse({
    ...{ sku, stars: 4, title: 'Fijne jurk', text: 'Valt mooi en is zacht.', name: 'Zoë', ...other },
  });
}

/** For tests: an order of the customer with one article, in a state. @returns its id */
export async function insertOrder(
  database: Database,
  { visitor }: Reviewer,
  variantSku: string,
  state: 'awaiting_payment' | 'placed' | 'cancelled' | 'delivered' = 'delivered',
): Promise<string> {
  const { rows } = await database.pool.query<{ order_id: string }>(
    `with o as (
       insert into sales_order (tenant_id, order_number, idempotency_key, access_token, basket_id, customer_id, email,
         locale, currency, items_minor, shipping_minor, total_minor, taxes, billing_address, delivery_address,
         delivery_option, delivery_days_min, delivery_days_max, payment_method, state, placed_at)
       values ('nl', $1, $1, $1, gen_random_uuid(), $2, 'zoe@example.com', 'nl-NL', 'EUR', 1999, 0, 1999, '[]', '{}',
         '{}', 'standard', 1, 3, 'invoice', $3, '2026-11-01') returning order_id)
     insert into order_line (tenant_id, order_id, position, variant_id, sku, name, brand_name, quantity,
       unit_price_minor, line_total_minor, tax_rate_percent)
     select 'nl', o.order_id, 1, v.variant_id, v.sku, 'Jurk', 'Merk', 1, 1999, 1999, 21 from o, variant v where v.sku = $4
     returning order_id`,
    [randomUUID(), visitor.customerId, state, variantSku],
  );
  const orderId = rows[0]?.order_id ?? '';
  if (state === 'delivered')
    await database.pool.query(
      `with s as (
         insert into shipment (tenant_id, order_id, idempotency_key, shipped_at, delivered_at)
         values ('nl', $1, 'p', '2026-11-02', '2026-11-03') returning shipment_id)
       insert into shipment_line (tenant_id, shipment_id, order_id, position, quantity)
       select 'nl', s.shipment_id, $1, 1, 1 from s`,
      [orderId],
    );
  return orderId;
}

/** For tests: an article's stored rating, and what a list of each tenant says. */
export async function fetchRatings(database: Database, sku: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select p.rating_count || ' ' || coalesce(p.rating_average::text, '-') as own,
            l.rating_count || ' ' || coalesce(l.rating_average::text, '-') as listed
       from product p join listing l using (product_id) where p.sku = $1 order by l.tenant_id`,
    [sku],
  );
  return [...new Set(rows.flatMap(({ own, listed }) => [own, listed]))];
}
