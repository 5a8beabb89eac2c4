import { sql } from 'kysely';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { getBasketOwner } from '../basket.store.ts';
import type { Article } from '../basket.types.ts';
import { type ArticleRow, buildArticle, selectArticleColumns } from './article.store.ts';

/** An article, and the part of the visitor's basket that decides whether the article can be added. */
export type Addition = {
  readonly article: Article;
  /** null if there is no basket yet */
  readonly basket: {
    readonly basketId: string;
    readonly version: number;
    readonly lineCount: number;
    /** pieces of the article that it has */
    readonly quantity: number;
  } | null;
};

type AdditionRow = ArticleRow & {
  readonly basket_id: string | null;
  readonly version: number;
  readonly line_count: number;
  readonly quantity: number | null;
};

/** @returns null if no tenant has such an article */
export async function findAddition(
  ctx: RequestContext,
  visitor: Visitor,
  variantSku: string,
): Promise<Addition | null> {
  const owner = getBasketOwner(visitor);
  const { rows } = await sql<AdditionRow>`
    select ${selectArticleColumns(ctx)}, own.basket_id, own.version, own.line_count,
           (select l.quantity from basket_line l
             where l.tenant_id = ${ctx.tenant.id} and l.basket_id = own.basket_id
               and l.variant_id = v.variant_id) as quantity
      from variant v
      join product p on p.product_id = v.product_id
      join brand b on b.brand_id = p.brand_id
      left join lateral (
        select basket.basket_id, basket.version,
               (select count(*)::int from basket_line l
                 where l.tenant_id = ${ctx.tenant.id} and l.basket_id = basket.basket_id) as line_count
          from basket
         where basket.tenant_id = ${ctx.tenant.id} and ${sql.ref(owner.column)} = ${owner.id}) own on true
     where v.sku = ${variantSku}`.execute(ctx.db);
  const [row] = rows;
  if (!row) return null;
  const { basket_id: basketId, version, line_count: lineCount } = row;
  const basket = basketId === null ? null : { basketId, version, lineCount, quantity: row.quantity ?? 0 };
  return { article: await buildArticle(row, ctx), basket };
}

/**
 * Writes a line's quantity and increases the basket's version, in one statement; creates the basket if there is
 * none. The customer has seen the line's price with it.
 * @param basket the version that was read; null if there was none
 * @returns the line's id; null if the basket has changed since it was read, and nothing was written
 */
export async function writeAddition(
  ctx: RequestContext,
  visitor: Visitor,
  basket: { readonly basketId: string; readonly version: number } | null,
  line: { readonly variantId: number; readonly quantity: number; readonly seenPriceMinor: number },
): Promise<string | null> {
  const { id: tenantId } = ctx.tenant;
  const now = ctx.clock.now();
  const owner = getBasketOwner(visitor);
  const column = sql.ref(owner.column);
  const own = basket
    ? sql`
      update basket set version = version + 1, updated_at = ${now}
       where tenant_id = ${tenantId} and basket_id = ${basket.basketId} and version = ${basket.version}`
    : sql`
      insert into basket (tenant_id, ${column}, version, updated_at) values (${tenantId}, ${owner.id}, 1, ${now})
      on conflict (tenant_id, ${column}) where ${column} is not null do nothing`;
  const { rows } = await sql<{ line_id: string }>`
    with own as (${own} returning tenant_id, basket_id)
    insert into basket_line (tenant_id, basket_id, variant_id, quantity, seen_price_minor, added_at)
    select own.tenant_id, own.basket_id, ${line.variantId}, ${line.quantity}, ${line.seenPriceMinor}, ${now}
      from own
    on conflict (tenant_id, basket_id, variant_id)
      do update set quantity = excluded.quantity, seen_price_minor = excluded.seen_price_minor
    returning line_id`.execute(ctx.db);
  return rows[0]?.line_id ?? null;
}
