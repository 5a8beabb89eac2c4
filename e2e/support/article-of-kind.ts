import type { TestServer } from '#wiring/test-server.ts';
import type { Places } from './screens/places.ts';

export type ArticleOfKind = { readonly variantSku: string; readonly page: string };

/** An article of one kind of the demo catalogue that can be had and costs at least so much. */
export async function findArticleOfKind(
  { database }: TestServer,
  at: Places,
  kind: string,
  fromMinor = 0,
): Promise<ArticleOfKind> {
  const { rows } = await database.pool.query<{ sku: string; slug: string; variantSku: string }>(
    `select product.sku, slug, variant.sku as "variantSku"
       from product join listing using (product_id) join product_text using (product_id)
       join variant using (product_id) join price using (variant_id) join stock using (variant_id)
      where listing.tenant_id = $1 and price.tenant_id = $1 and stock.tenant_id = $1 and language = $2
        and discontinued_at is null and stock.quantity >= 5 and kind = $3 and amount_minor >= $4
      order by product.product_id, variant.position limit 1`,
    [at.tenant, at.locale.slice(0, 2), kind, fromMinor],
  );
  const [found] = rows;
  if (!found) throw new Error(`the demo sells no ${kind} in ${at.tenant}`);
  const prefix = at.localeSettings.prefix ? `/${at.localeSettings.prefix}` : '';
  const { sku, slug, variantSku } = found;
  return { variantSku, page: `${prefix}/p/${slug}/${sku}?variant=${variantSku}` };
}
