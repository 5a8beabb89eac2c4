import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getLanguage } from '#tenants/tenant.ts';
import type { OwnColour } from '../feed/colour-names.rules.ts';
import { IdSet } from './id-set.rules.ts';

/** An article that the shop has: the style number of its product, and its colour. */
export type KnownArticle = OwnColour & { readonly productSku: string };

/** @returns by article number; articles that the shop does not have are left out */
export async function loadKnownArticles(
  db: Kysely<DB>,
  language: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownArticle>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<KnownArticle & { sku: string }>`
    select v.sku, p.sku as "productSku", v.colour_key as "colourKey",
           (select t.name from colour_text t where t.colour_key = v.colour_key and t.language = ${language}) as "colourName"
      from variant v join product p using (product_id)
     where v.sku = any(${ids}::text[])`.execute(removeTenantGuard(db, 'variants have no tenant'));
  return new Map(rows.map(({ sku, ...article }) => [sku, article]));
}

/**
 * Style numbers of products that the tenant sells and that have a text in its first language, if the feed is in
 * another: its categories would give the articles names that nobody can read in the first.
 */
export async function loadFiledProducts({
  db,
  tenant,
  language,
}: Pick<RequestContext, 'db' | 'tenant' | 'language'>): Promise<IdSet> {
  const filed = new IdSet();
  const [first] = tenant.locales;
  if (!first || getLanguage(first.locale) === language) return filed;
  const { rows } = await sql<{ sku: string }>`
    select p.sku from listing l join product p using (product_id)
      join product_text t on t.product_id = p.product_id and t.language = ${getLanguage(first.locale)}
     where l.tenant_id = ${tenant.id}`.execute(db);
  for (const { sku } of rows) filed.add(sku);
  return filed;
}
