import type { TestServer } from '../../server/test-server.ts';
import { putIntoBasket } from '../support/checkout.ts';
import { httpVisitor } from '../support/http-visitor.ts';
import type { MarketCase } from '../support/markets.ts';
import { type Places, placesOf } from '../support/places.ts';
import type { Screen } from '../support/screens.ts';

/** What is rare in the catalogue, or only development has: pages whose look is easily forgotten. */
export async function rareScreens(server: TestServer, market: MarketCase): Promise<Screen[]> {
  const at = await placesOf(server.database, market.tenant, market.locale);
  const prefix = at.localeSettings.prefix ? `/${at.localeSettings.prefix}` : '';
  const who = httpVisitor(server.origin(market.tenant));
  const screen = (name: string, path: string) => ({ name, path, who, status: 200 });
  return [
    screen('gallery', `${prefix}/dev/ui`),
    screen('offline', `${prefix}/offline`),
    ...(await rareArticles(server, at, prefix)).map(({ which, page }) => screen(`article, ${which}`, page)),
    await dearBasket(server, at),
  ];
}

type Rare = { readonly which: string; readonly page: string };

/** One article for each sort of page. */
async function rareArticles({ database }: TestServer, at: Places, prefix: string): Promise<Rare[]> {
  const { rows } = await database.pool.query<{ which: string; sku: string; slug: string }>(
    `select distinct on (which) which, sku, slug
       from product join listing using (product_id) join product_text using (product_id),
            lateral (values ('tyre', tyre is not null),
                            ('energy label', energy_class is not null),
                            ('charger', power_supply_included is not null),
                            ('shoe', department = 'shoes'),
                            ('bra', kind = 'bra'),
                            ('guaranteed', durability_guarantee_years is not null),
                            ('without reviews', product.rating_count = 0)) sort (which, is_so)
      where tenant_id = $1 and language = $2 and discontinued_at is null and is_so
      order by which, product_id`,
    [at.tenant, at.locale.slice(0, 2)],
  );
  return rows.map(({ which, sku, slug }) => ({ which, page: `${prefix}/p/${slug}/${sku}` }));
}

/** Ten of each of the dearest articles: how wide an amount may become, and how many lines there may be. */
async function dearBasket(server: TestServer, at: Places): Promise<Screen> {
  const who = httpVisitor(server.origin(at.tenant));
  const { rows } = await server.database.pool.query<{ sku: string }>(
    `select min(variant.sku) as sku from variant join price using (variant_id) join stock using (variant_id)
       join listing using (product_id)
      where price.tenant_id = $1 and stock.tenant_id = $1 and listing.tenant_id = $1
        and discontinued_at is null and stock.quantity >= 10
      group by product_id order by max(amount_minor) desc limit 6`,
    [at.tenant],
  );
  for (const { sku } of rows) await putIntoBasket(who, at, sku, 10);
  return { name: 'basket, dear', path: at.basket, who, status: 200 };
}
