import { change, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { createSignedInContext } from '#commerce/people/customer/test-customer.ts';
import { beginSession } from '#commerce/people/session/session.service.ts';
import { addToWishlist, getWishlist } from './wishlist.service.ts';

export type Someone = RequestContext & { readonly visitor: Visitor };

/** For tests: visitors with sessions, and what they keep. */
export function createWishlistVisitors(database: Database) {
  const nl = testContext(database, 'nl');
  return {
    nl,
    async createAnonymousVisitor(): Promise<Someone> {
      const { visitor } = await beginSession(nl);
      return { ...nl, visitor };
    },
    createCustomerVisitor(): Promise<Someone> {
      return createSignedInContext(nl);
    },
  };
}

export function keep(ctx: Someone, sku: string, variantSku: string | null = null) {
  return addToWishlist(ctx, { sku, variantSku });
}

export async function fetchWishlistSkus(ctx: RequestContext): Promise<string[]> {
  return (await getWishlist(ctx)).lines.map(({ sku }) => sku);
}

/** For tests: A in three variants (the third sold out), B sold out, C, one only in Germany, one gone, and L0 to L100. */
export async function sellKeepable(database: Database): Promise<void> {
  await sellArticles(database, [
    { sku: 'A' },
    { sku: 'B', stock: 0 },
    { sku: 'C' },
    { sku: 'GERMAN', priceMinor: { de: 500 } },
    { sku: 'GONE' },
    ...Array.from({ length: 101 }, (_, index) => ({ sku: `L${index}`, priceMinor: { nl: 100 } })),
  ]);
  await change(database, 'nl', 'GONE-1', { discontinued: true });
  await database.pool.query(
    `with asked (number, position, quantity) as (values ('A-2', 2, 5), ('A-3', 3, 0)),
     added as (insert into variant (product_id, sku, position, dimensions, pictures)
       select product_id, number, position, jsonb_build_object('size', position), '{}'
         from product, asked where product.sku = 'A' returning variant_id, sku),
     priced as (insert into price (tenant_id, variant_id, currency, amount_minor)
       select 'nl', variant_id, 'EUR', 2499 from added)
     insert into stock (tenant_id, variant_id, quantity)
       select 'nl', variant_id, quantity from added join asked on asked.number = added.sku`,
  );
}

/** For tests: the owner keeps 99 of the L articles, all but L0 and L1. */
export async function keepNinetyNine(database: Database, owner: Visitor): Promise<void> {
  const column = owner.customerId === null ? 'session_id' : 'customer_id';
  await database.pool.query(
    `insert into wishlist_line (tenant_id, ${column}, product_id, amount_minor, added_at)
     select 'nl', $1, product_id, 100, '2026-11-01' from product where sku like 'L%' and sku not in ('L0', 'L1')`,
    [owner.customerId ?? owner.sessionId],
  );
}
