import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { takeTurnsOnCustomer } from '#commerce/people/customer/customer-change.queries.ts';

/** Articles that one visitor may keep. */
export const MAX_WISHLIST_LINES = 100;

/** An article on somebody's wishlist. */
export type WishlistLine = {
  readonly lineId: number;
  readonly productId: number;
  /** style number */
  readonly sku: string;
  /** null if no variant was chosen, or it is no longer made */
  readonly variantSku: string | null;
  /** price when it was added, minor units of the tenant's currency */
  readonly keptMinor: number;
  readonly addedAt: Date;
};

/** A signed-in or soft-logged-in customer has one list on all devices; everybody else has one for the session. */
function getWishlistOwner(visitor: Visitor) {
  return visitor.customerId === null
    ? { column: 'session_id' as const, id: visitor.sessionId }
    : { column: 'customer_id' as const, id: visitor.customerId };
}

/**
 * Waits until no other transaction changes this visitor's list: every writer takes this lock first, so that the limit
 * holds. It is the row that owns the list, and a merge locks the session's before the customer's.
 */
export async function lockWishlist(ctx: RequestContext, visitor: Visitor): Promise<void> {
  if (visitor.customerId === null) await lockSession(ctx, visitor.sessionId);
  else await takeTurnsOnCustomer(ctx, visitor.customerId);
}

export async function lockSession(ctx: RequestContext, sessionId: string): Promise<void> {
  await ctx.db
    .selectFrom('session')
    .select('session_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', sessionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The articles that the visitor keeps, the newest first. */
export async function readLines(ctx: RequestContext, visitor: Visitor): Promise<WishlistLine[]> {
  const owner = getWishlistOwner(visitor);
  const rows = await ctx.db
    .selectFrom('wishlist_line as l')
    .innerJoin('product as p', 'p.product_id', 'l.product_id')
    .leftJoin('variant as v', 'v.variant_id', 'l.variant_id')
    .select(['l.wishlist_line_id', 'l.product_id', 'p.sku', 'v.sku as variant_sku'])
    .select(['l.amount_minor', 'l.added_at'])
    .where('l.tenant_id', '=', ctx.tenant.id)
    .where(`l.${owner.column}`, '=', owner.id)
    .orderBy('l.added_at', 'desc')
    .orderBy('l.wishlist_line_id', 'desc')
    .limit(MAX_WISHLIST_LINES)
    .execute();
  return rows.map((row) => ({
    lineId: row.wishlist_line_id,
    productId: row.product_id,
    sku: row.sku,
    variantSku: row.variant_sku,
    keptMinor: row.amount_minor,
    addedAt: row.added_at,
  }));
}

export async function insertLine(
  ctx: RequestContext,
  visitor: Visitor,
  line: { productId: number; variantId: number | null; keptMinor: number },
): Promise<void> {
  const owner = getWishlistOwner(visitor);
  await ctx.db
    .insertInto('wishlist_line')
    .values({
      tenant_id: ctx.tenant.id,
      [owner.column]: owner.id,
      product_id: line.productId,
      variant_id: line.variantId,
      amount_minor: line.keptMinor,
      added_at: ctx.clock.now(),
    })
    .execute();
}

export async function changeLine(
  ctx: RequestContext,
  lineId: number,
  change: { variantId: number; keptMinor: number },
): Promise<void> {
  await ctx.db
    .updateTable('wishlist_line')
    .set({ variant_id: change.variantId, amount_minor: change.keptMinor })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('wishlist_line_id', '=', lineId)
    .execute();
}

export async function deleteLine(ctx: RequestContext, lineId: number): Promise<void> {
  await ctx.db
    .deleteFrom('wishlist_line')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('wishlist_line_id', '=', lineId)
    .execute();
}
