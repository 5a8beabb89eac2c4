import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Language } from '#tenants/tenant.ts';

type SitemapContext = Pick<RequestContext, 'db' | 'tenant' | 'clock'>;

/** A product page that can be ordered from, in one language. */
export type SitemapProduct = {
  readonly sku: string;
  readonly slug: string;
  /** when the product came or its price last changed */
  readonly changedAt: Date;
};

/** sitemaps.org: most addresses of a file. */
const FILE_SIZE = 50_000;
const BATCH = 500;

/**
 * Numbers of the files with the tenant's products. A file holds a fixed range of product ids, so none has too many,
 * and a product stays in its file whichever others come and go.
 */
export async function listSitemapFiles({ db, tenant, clock }: SitemapContext): Promise<number[]> {
  const { rows } = await sql<{ file: number }>`
    select distinct (l.product_id / ${sql.lit(FILE_SIZE)})::int as file from listing l
     where l.tenant_id = ${tenant.id} and (l.discontinued_at is null or l.discontinued_at > ${clock.now()})
     order by file`.execute(db);
  return rows.map(({ file }) => file);
}

/** A file's products that are sold, priced and described in the language, in batches in their order. */
export async function* listSitemapProducts(
  { db, tenant, clock }: SitemapContext,
  { file, language }: { readonly file: number; readonly language: Language },
): AsyncGenerator<readonly SitemapProduct[]> {
  const end = (file + 1) * FILE_SIZE;
  let after = file * FILE_SIZE - 1;
  while (after < end) {
    const { rows } = await sql<SitemapProduct & { productId: number }>`
      select l.product_id as "productId", p.sku, t.slug, greatest(l.released_at, asked.since) as "changedAt"
        from listing l
        join product p using (product_id)
        join product_text t on t.product_id = l.product_id and t.language = ${language}
        cross join lateral (
          select max(pr.valid_from) as since from variant v
            join price pr on pr.variant_id = v.variant_id and pr.tenant_id = l.tenant_id
           where v.product_id = l.product_id) asked
       where l.tenant_id = ${tenant.id} and l.product_id > ${after} and l.product_id < ${end}
         and asked.since is not null and (l.discontinued_at is null or l.discontinued_at > ${clock.now()})
       order by l.product_id limit ${sql.lit(BATCH)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.productId;
  }
}

/** Paths of the tenant's categories with articles, without slashes at the ends. */
export async function listSitemapCategories(
  { db, tenant, clock }: SitemapContext,
  language: Language,
): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select t.path from category c
      join category_text t on t.tenant_id = c.tenant_id and t.category_id = c.category_id
     where c.tenant_id = ${tenant.id} and t.language = ${language} and exists (
       select 1 from listing l where l.tenant_id = c.tenant_id and l.category_ids @> array[c.category_id]
          and (l.discontinued_at is null or l.discontinued_at > ${clock.now()}))
     order by c.position, c.category_id limit ${sql.lit(FILE_SIZE)}`.execute(db);
  return rows.map(({ path }) => path);
}
