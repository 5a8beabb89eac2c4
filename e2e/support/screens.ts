import type { TestServer } from '#wiring/test-server.ts';
import { buyerAfter, deliveryFields, order, orderFields, putIntoBasket } from './checkout.ts';
import { creditScreens } from './credit-screens.ts';
import { customerScreens } from './customer-screens.ts';
import { httpVisitor } from './http-visitor.ts';
import type { MarketCase } from './markets.ts';
import { orderScreens } from './order-screens.ts';
import { paymentScreens } from './payment-screens.ts';
import { type Places, placesOf } from './places.ts';
import type { Screen } from './screen.types.ts';
import { serviceScreens } from './service-screens.ts';

/** Every screen of a market in every state that looks different. */
export async function screensOf(server: TestServer, market: MarketCase): Promise<Screen[]> {
  const at = await placesOf(server.database, market.tenant, market.locale);
  return [
    ...publicScreens(server, at, await goneArticle(server, at)),
    ...(await basketScreens(server, at)),
    ...(await fittingScreens(server, at, market)),
    ...(await wishlistScreens(server, at)),
    ...newsletterScreens(server, at),
    ...serviceScreens(server, at),
    ...withdrawalScreens(server, at, market),
    ...(await checkoutScreens(server, at, market)),
    ...(await paymentScreens(server, at, market)),
    ...(await creditScreens(server, at, market)),
    ...(await customerScreens(server, at, market)),
    ...(await orderScreens(server, at, market)),
  ];
}

/** The first state of every page: for sweeps that repeat another one. */
export function oneStateOfEach(screens: readonly Screen[]): Screen[] {
  const names = new Set<string | undefined>();
  return screens.filter(({ name }) => {
    const [page] = name.split(',');
    const isFirst = !names.has(page);
    names.add(page);
    return isFirst;
  });
}

function publicScreens(server: TestServer, at: Places, gone: string): Screen[] {
  const who = httpVisitor(server.origin(at.tenant));
  const { article } = at;
  const screen = (name: string, path: string, status = 200) => ({ name, path, who, status });
  return [
    screen('home', at.home),
    screen('category', at.category),
    screen('category, page 2, sorted', `${at.category}?sort=price-asc&page=2`),
    screen('category, narrowed', `${at.category}?f.availability=in-stock&f.price.to=200`),
    screen('category, nothing left', `${at.category}?f.price.to=0.01`),
    screen('article', article.page),
    screen('article, chosen', `${article.page}?variant=${article.variantSku}`),
    screen('article, choice missing', `${article.page}?notice=variant`),
    screen('article no longer sold', gone, 410),
    screen('search', `${at.search}?q=${encodeURIComponent(article.name.split(' ')[0] ?? '')}`),
    screen('search without hits', `${at.search}?q=qqqqqqqq`),
    screen('search without a term', at.search),
    screen('terms', at.terms),
    screen('revocation', at.revocation),
    screen('no such page', `${at.home.replace(/\/$/, '')}/x/y/z`, 404),
    screen('no order', at.noOrder),
    screen('comparison, empty', at.localeSettings.paths.compare ?? ''),
    screen('comparison', `${at.localeSettings.paths.compare}?sku=${article.sku}&sku=${at.other.sku}`),
    screen('order look-up', at.localeSettings.paths.orderLookup ?? ''),
    screen('stock alert', `${at.localeSettings.paths.stockAlert}?sku=${article.sku}`),
    screen('bra size', at.localeSettings.paths.braSizeFinder ?? ''),
    screen('bra size, refused', `${at.localeSettings.paths.braSizeFinder}?underbust=75&bust=76`),
    screen('bra size, found', `${at.localeSettings.paths.braSizeFinder}?underbust=75&bust=89`),
  ];
}

async function basketScreens(server: TestServer, at: Places): Promise<Screen[]> {
  const origin = server.origin(at.tenant);
  const nobody = httpVisitor(origin);
  const full = httpVisitor(origin);
  await putIntoBasket(full, at, at.article.variantSku, 2);
  await putIntoBasket(full, at, at.other.variantSku);
  return [
    { name: 'basket, empty', path: at.basket, who: nobody, status: 200 },
    { name: 'sign-in', path: at.login, who: nobody, status: 200 },
    { name: 'basket', path: at.basket, who: full, status: 200 },
    {
      name: 'basket, removed',
      path: `${at.basket}?removed=${at.article.variantSku}.1`,
      who: full,
      status: 200,
    },
    {
      name: 'basket, refused',
      path: `${at.basket}?fault=stock.3&of=${at.article.variantSku}`,
      who: full,
      status: 200,
    },
    { name: 'who orders', path: at.login, who: full, status: 200 },
    {
      name: 'who orders, refused',
      path: at.login,
      who: full,
      status: 422,
      form: { intent: 'account', email: 'no', password: 'short' },
    },
  ];
}

async function fittingScreens(server: TestServer, at: Places, { address }: MarketCase): Promise<Screen[]> {
  const path = at.localeSettings.paths.fitting ?? '';
  const [nobody, known] = [httpVisitor(server.origin(at.tenant)), httpVisitor(server.origin(at.tenant))];
  await known.post(path, { intent: 'place', lineId: '', postalCode: address.postalCode });
  return [
    { name: 'fitting', path, who: nobody, status: 200 },
    { name: 'fitting, partners', path, who: known, status: 200 },
  ];
}

async function wishlistScreens(server: TestServer, at: Places): Promise<Screen[]> {
  const origin = server.origin(at.tenant);
  const [nobody, keeper] = [httpVisitor(origin), httpVisitor(origin)];
  await keeper.post(at.wishlist, { add: at.article.sku });
  await keeper.post(at.wishlist, { add: `${at.other.sku}/${at.other.variantSku}` });
  const screen = (name: string, query = '', who = keeper) => ({
    ...{ name: `wishlist, ${name}`, path: at.wishlist + query, who, status: 200 },
  });
  return [
    screen('empty', '', nobody),
    screen('kept', '?notice=added'),
    screen('choosing', `?edit=${at.article.sku}&notice=soldOut`),
    screen('removed', `?removed=${at.article.sku}`),
  ];
}

function newsletterScreens(server: TestServer, at: Places): Screen[] {
  const who = httpVisitor(server.origin(at.tenant));
  const screen = (name: string, path: string, status = 200, form?: Record<string, string>): Screen => ({
    ...{ name: `newsletter, ${name}`, path, who, status },
    ...(form && { form }),
  });
  const token = 'a'.repeat(43);
  return [
    screen('about', at.newsletterInfo),
    screen('sign-up', at.newsletter),
    screen('refused', at.newsletter, 422, { intent: 'subscribe', email: 'no' }),
    screen('signed', at.newsletter, 200, { intent: 'subscribe', email: 'a@example.com', consent: 'yes' }),
    screen('old link', `${at.newsletter}?token=${token}`),
    screen('leave', at.newsletterUnsubscribe),
    screen('leave by link', `${at.newsletterUnsubscribe}?token=${token}`),
    screen('nobody to leave', at.newsletterUnsubscribe, 404, {
      token,
      choice: at.tenant === 'nl' ? '199' : 'unsubscribe|99',
      brands: 'both',
    }),
    screen('not on a list', at.newsletterUnsubscribe, 404, { token, list: 'personalised' }),
  ];
}

function withdrawalScreens(server: TestServer, at: Places, { address }: MarketCase): Screen[] {
  const who = httpVisitor(server.origin(at.tenant));
  const path = at.localeSettings.paths.withdrawal ?? '';
  const filled = {
    ...{ statementId: '7f1b3f0e-55ab-4f3a-9f3e-111111111111', orderNumber: '10000018' },
    name: `${address.givenName} ${address.familyName}`,
    ...{ email: 'after.order@example.com', scope: 'whole' },
  };
  return [
    { name: 'withdrawal', path, who, status: 200 },
    {
      name: 'withdrawal, refused',
      path,
      who,
      status: 422,
      form: { ...filled, name: '', orderNumber: '', email: '', intent: 'check' },
    },
    { name: 'withdrawal, checked', path, who, status: 200, form: { ...filled, intent: 'check' } },
  ];
}

async function checkoutScreens(server: TestServer, at: Places, market: MarketCase): Promise<Screen[]> {
  const buyer = { email: 'sophie@example.com', password: null, address: market.address };
  const visitorAfter = (steps: 0 | 1 | 2) =>
    buyerAfter(httpVisitor(server.origin(at.tenant)), at, market.address, steps);
  const [known, placed, ready] = [await visitorAfter(0), await visitorAfter(1), await visitorAfter(2)];
  const done = httpVisitor(server.origin(at.tenant));
  const { page, number, token } = await order(done, at, buyer, at.other.variantSku);
  const status = `${at.localeSettings.paths.orderStatus}?${new URLSearchParams({ order: number, token })}`;
  const empty = Object.fromEntries(Object.keys(deliveryFields(market.address)).map((name) => [name, '']));
  const fields = await orderFields(ready, at);
  return [
    { name: 'delivery', path: at.delivery, who: known, status: 200 },
    {
      name: 'delivery, refused',
      path: at.delivery,
      who: known,
      status: 422,
      form: { ...empty, kind: 'address', intent: 'delivery' },
    },
    { name: 'payment', path: at.payment, who: placed, status: 200 },
    {
      name: 'payment, refused',
      path: at.payment,
      who: placed,
      status: 422,
      form: { intent: 'payment', paymentMethod: '' },
    },
    { name: 'check and order', path: at.confirm, who: ready, status: 200 },
    {
      name: 'check and order, changed',
      path: at.confirm,
      who: ready,
      status: 409,
      form: { ...fields, expectedTotalMinor: '1' },
    },
    { name: 'confirmation', path: page, who: done, status: 200 },
    { name: 'order', path: status, who: done, status: 200 },
    { name: 'order, what if', path: `${status}&q1=1`, who: done, status: 200 },
  ];
}

/** @returns the page of an article that the tenant has stopped selling */
async function goneArticle({ database }: TestServer, at: Places): Promise<string> {
  const { rows } = await database.pool.query<{ sku: string; slug: string }>(
    `update listing set discontinued_at = now() from product join product_text using (product_id)
      where listing.product_id = product.product_id and tenant_id = $1 and language = $2
        and product.product_id = (select max(product_id) from listing where tenant_id = $1)
      returning sku, slug`,
    [at.tenant, at.locale.slice(0, 2)],
  );
  const [gone] = rows;
  if (!gone) throw new Error('nothing to stop selling');
  const prefix = at.localeSettings.prefix ? `/${at.localeSettings.prefix}` : '';
  return `${prefix}/p/${gone.slug}/${gone.sku}`;
}

/** Runs something while every article page that is made anew fails. */
export async function whileArticlesFail({ database }: TestServer, run: () => Promise<void>): Promise<void> {
  await database.pool.query('alter table review rename to review_away');
  try {
    await run();
  } finally {
    await database.pool.query('alter table review_away rename to review');
  }
}
