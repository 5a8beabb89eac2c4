import { sql } from 'kysely';
import type { RequestContext, Visitor } from '#commerce/kernel/context.ts';
import { type ArticleRow, articleColumns, articleOf } from './article.store.ts';
import { type Line, MAX_LINES } from './basket.rules.ts';

export type BasketRow = { readonly basketId: string; readonly version: number };

/** A signed-in or recognised customer has one basket on all devices; anybody else's hangs on the session. */
function ownerOf(visitor: Visitor) {
  return visitor.customerId === null
    ? { column: 'session_id' as const, id: visitor.sessionId }
    : { column: 'customer_id' as const, id: visitor.customerId };
}

export async function findBasket(ctx: RequestContext, visitor: Visitor): Promise<BasketRow | null> {
  const owner = ownerOf(visitor);
  const row = await ctx.db
    .selectFrom('basket')
    .select(['basket_id', 'version'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where(owner.column, '=', owner.id)
    .executeTakeFirst();
  return row ? { basketId: row.basket_id, version: row.version } : null;
}

/** The visitor's basket, locked until the transaction ends; every writer of a basket takes this lock first. */
export async function lockBasket(ctx: RequestContext, visitor: Visitor): Promise<BasketRow | null> {
  const owner = ownerOf(visitor);
  const row = await ctx.db
    .selectFrom('basket')
    .select(['basket_id', 'version'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where(owner.column, '=', owner.id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { basketId: row.basket_id, version: row.version } : null;
}

/** Like {@link lockBasket}; makes the basket when there is none, also when two requests do so at once. */
export async function lockOrMakeBasket(ctx: RequestContext, visitor: Visitor): Promise<BasketRow> {
  const owner = ownerOf(visitor);
  const row = await ctx.db
    .insertInto('basket')
    .values({ tenant_id: ctx.tenant.id, [owner.column]: owner.id, updated_at: ctx.clock.now() })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', owner.column])
        .where(owner.column, 'is not', null)
        .doUpdateSet({ updated_at: ctx.clock.now() }),
    )
    .returning(['basket_id', 'version'])
    .executeTakeFirstOrThrow();
  return { basketId: row.basket_id, version: row.version };
}

/** Says that the basket or what was entered for its order has changed: what was seen before is out of date. */
export async function bumpBasket(ctx: RequestContext, basketId: string): Promise<void> {
  await ctx.db
    .updateTable('basket')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: ctx.clock.now() }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .execute();
}

type LineRow = ArticleRow & {
  readonly line_id: string;
  readonly quantity: number;
  readonly seen_price_minor: number;
};

/** Lines in the order in which they were added. */
export async function readLines(ctx: RequestContext, basketId: string): Promise<Line[]> {
  const { rows } = await sql<LineRow>`
    select l.line_id, l.quantity, l.seen_price_minor, ${articleColumns(ctx)}
      from basket_line l
      join variant v on v.variant_id = l.variant_id
      join product p on p.product_id = v.product_id
      join brand b on b.brand_id = p.brand_id
     where l.tenant_id = ${ctx.tenant.id} and l.basket_id = ${basketId}
     order by l.added_at, l.variant_id
     limit ${MAX_LINES}`.execute(ctx.db);
  return rows.map((row) => ({
    lineId: row.line_id,
    quantity: row.quantity,
    seenPriceMinor: row.seen_price_minor,
    article: articleOf(row, ctx),
  }));
}

/** Article numbers and quantities only, for checks before a change. */
export function readQuantities(ctx: RequestContext, basketId: string) {
  return ctx.db
    .selectFrom('basket_line')
    .select(['line_id', 'variant_id', 'quantity'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .limit(MAX_LINES)
    .execute();
}

/** Writes a line's quantity; the price the customer sees with it counts as seen. */
export async function writeLine(
  ctx: RequestContext,
  basketId: string,
  line: { variantId: number; quantity: number; seenPriceMinor: number },
): Promise<void> {
  await ctx.db
    .insertInto('basket_line')
    .values({
      tenant_id: ctx.tenant.id,
      basket_id: basketId,
      variant_id: line.variantId,
      quantity: line.quantity,
      seen_price_minor: line.seenPriceMinor,
      added_at: ctx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'basket_id', 'variant_id'])
        .doUpdateSet({ quantity: line.quantity, seen_price_minor: line.seenPriceMinor }),
    )
    .execute();
}

/** @param lineId null: all lines */
export async function deleteLines(
  ctx: RequestContext,
  basketId: string,
  lineId: string | null,
): Promise<void> {
  await ctx.db
    .deleteFrom('basket_line')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .$if(lineId !== null, (query) => query.where('line_id', '=', lineId ?? ''))
    .execute();
}

/** The customer has been shown today's prices: they are what later ones are compared with. */
export async function refreshSeenPrices(ctx: RequestContext, basketId: string): Promise<void> {
  await sql`
    update basket_line l set seen_price_minor = p.amount_minor
      from price p
     where l.tenant_id = ${ctx.tenant.id} and l.basket_id = ${basketId}
       and p.tenant_id = l.tenant_id and p.variant_id = l.variant_id and p.currency = ${ctx.currency}
       and p.amount_minor <> l.seen_price_minor`.execute(ctx.db);
}

/** Pieces in the visitor's basket. */
export async function countPieces(ctx: RequestContext, visitor: Visitor): Promise<number> {
  const owner = ownerOf(visitor);
  const row = await ctx.db
    .selectFrom('basket')
    .innerJoin('basket_line', (on) =>
      on
        .onRef('basket_line.tenant_id', '=', 'basket.tenant_id')
        .onRef('basket_line.basket_id', '=', 'basket.basket_id'),
    )
    .select((eb) => eb.fn.sum<string | null>('basket_line.quantity').as('pieces'))
    .where('basket.tenant_id', '=', ctx.tenant.id)
    .where(`basket.${owner.column}`, '=', owner.id)
    .executeTakeFirst();
  return Number(row?.pieces ?? 0);
}
