import type { TestServer } from '#wiring/test-server.ts';
import { findArticleOfKind } from '../support/article-of-kind.ts';
import { putIntoBasket, sayWhere, sayWho } from '../support/checkout.ts';
import { createHttpVisitor } from '../support/http-visitor.ts';
import { findPlan } from '../support/screens/credit-screens.ts';
import type { MarketCase } from '../support/screens/markets.ts';
import { createSandboxScreen } from '../support/screens/payment-screens.ts';
import { loadPlaces, type Places } from '../support/screens/places.ts';
import type { Screen } from '../support/screens/screen.types.ts';

/** Pages that are rare in the catalogue, or only in development: their look is easily forgotten. */
export async function listRareScreens(server: TestServer, market: MarketCase): Promise<Screen[]> {
  const at = await loadPlaces(server.database, market.tenant, market.locale);
  const prefix = at.localeSettings.prefix ? `/${at.localeSettings.prefix}` : '';
  const who = createHttpVisitor(server.getOrigin(market.tenant));
  const createScreen = (name: string, path: string) => ({ name, path, who, status: 200 });
  return [
    createScreen('gallery', `${prefix}/dev/ui`),
    createScreen('offline', `${prefix}/offline`),
    ...(await importWithoutPicture(server, at)),
    ...(await listRareArticles(server, at, prefix)).map(({ which, page }) =>
      createScreen(`article, ${which}`, page),
    ),
    await fillExpensiveBasket(server, at),
    ...(await createBasketWithCodes(server, at)),
    await createRefusedCredit(server, at, market),
    await createSandboxScreen(server, at, market),
  ];
}

type Rare = { readonly which: string; readonly page: string };

/** One article for each sort of page. */
async function listRareArticles({ database }: TestServer, at: Places, prefix: string): Promise<Rare[]> {
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

/** Articles that a feed brings without a picture, wherever articles are shown. */
async function importWithoutPicture(server: TestServer, at: Places): Promise<Screen[]> {
  const who = createHttpVisitor(server.getOrigin(at.tenant));
  const { page, variantSku } = await findArticleOfKind(server, at, 'rug');
  await server.database.pool.query(
    `update variant set pictures = '{}' where product_id = (select product_id from variant where sku = $1)`,
    [variantSku],
  );
  await putIntoBasket(who, at, variantSku);
  const words = /\/p\/([^/]+)/.exec(page)?.[1]?.replaceAll('-', '+');
  const createScreen = (name: string, path: string) => ({
    name: `no picture, ${name}`,
    path,
    who,
    status: 200,
  });
  return [
    createScreen('article', page),
    createScreen('basket', at.basket),
    createScreen('search', `${at.search}?q=${words}`),
  ];
}

/** Ten of each of the dearest articles: how wide an amount may become, and how many lines there may be. */
async function fillExpensiveBasket(server: TestServer, at: Places): Promise<Screen> {
  const who = createHttpVisitor(server.getOrigin(at.tenant));
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

/** A code that counts and one that does not, what the law has the shop ask, and what a return would leave. */
async function createBasketWithCodes(server: TestServer, at: Places): Promise<Screen[]> {
  const who = createHttpVisitor(server.getOrigin(at.tenant));
  for (const kind of ['washing-machine', 'jacket']) {
    const { variantSku } = await findArticleOfKind(server, at, kind, 6000);
    await putIntoBasket(who, at, variantSku);
  }
  const { rows } = await server.database.pool.query<{ code: string }>(
    `select code from voucher where tenant_id = $1 and email is null order by code limit 2`,
    [at.tenant],
  );
  for (const { code } of rows) await who.post(at.basket, { intent: 'voucher', code });
  const { body } = await who.get(at.basket);
  const [, line = ''] = /name="lineId" value="([0-9a-f-]{36})"/.exec(body) ?? [];
  const createScreen = (name: string, query: string) => ({ name, path: at.basket + query, who, status: 200 });
  return [
    createScreen('basket, codes', ''),
    createScreen('basket, code refused', '?fault=code&code=NIETS'),
    createScreen('basket, what if', `?back=${line}`),
  ];
}

/** The sandbox refuses who is called so. */
const REFUSED_NAMES: Readonly<Record<string, string>> = { nl: 'Afgewezen', de: 'Abgelehnt', ch: 'Refusé' };

async function createRefusedCredit(server: TestServer, at: Places, market: MarketCase): Promise<Screen> {
  const who = createHttpVisitor(server.getOrigin(at.tenant));
  const { variantSku } = await findArticleOfKind(server, at, 'sofa', 40_000);
  const address = { ...market.address, familyName: REFUSED_NAMES[at.tenant] ?? '' };
  const buyer = { email: 'refused@example.com', password: null, address };
  await putIntoBasket(who, at, variantSku);
  await sayWho(who, at, buyer);
  await sayWhere(who, at, buyer);
  const path = at.localeSettings.paths.creditPlan ?? '';
  const form = { plan: await findPlan(who, path), dateOfBirth: '1990-05-17' };
  return { name: 'credit plan, not approved', path, who, status: 200, form };
}
