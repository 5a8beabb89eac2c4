import type { TestServer } from '#wiring/test-server.ts';
import {
  buildDeliveryFields,
  createBuyerAfter,
  fetchOrderFields,
  placeOrderByCalls,
  putIntoBasket,
} from '../checkout.ts';
import { createHttpVisitor } from '../http-visitor.ts';
import { listCreditScreens } from './credit-screens.ts';
import { listCustomerScreens } from './customer-screens.ts';
import type { MarketCase } from './markets.ts';
import { listOrderScreens } from './order-screens.ts';
import { listPaymentScreens } from './payment-screens.ts';
import { loadPlaces, type Places } from './places.ts';
import type { Screen } from './screen.types.ts';
import { listServiceScreens } from './service-screens.ts';

/** Every screen of a market in every state that looks different. */
export async function createScreens(server: TestServer, market: MarketCase): Promise<Screen[]> {
  const at = await loadPlaces(server.database, market.tenant, market.locale);
  return [
    ...listPublicScreens(server, at, await createGoneArticle(server, at)),
    ...(await listBasketScreens(server, at)),
    ...(await listFittingScreens(server, at, market)),
    ...(await listWishlistScreens(server, at)),
    ...listNewsletterScreens(server, at),
    ...listServiceScreens(server, at),
    ...listWithdrawalScreens(server, at, market),
    ...(await listCheckoutScreens(server, at, market)),
    ...(await listPaymentScreens(server, at, market)),
    ...(await listCreditScreens(server, at, market)),
    ...(await listCustomerScreens(server, at, market)),
    ...(await listOrderScreens(server, at, market)),
  ];
}

/** The first state of every page: for sweeps that repeat another one. */
export function pickOneStateOfEach(screens: readonly Screen[]): Screen[] {
  const names = new Set<string | undefined>();
  return screens.filter(({ name }) => {
    const [page] = name.split(',');
    const isFirst = !names.has(page);
    names.add(page);
    return isFirst;
  });
}

function listPublicScreens(server: TestServer, at: Places, gone: string): Screen[] {
  const who = createHttpVisitor(server.getOrigin(at.tenant));
  const { article } = at;
  const createScreen = (name: string, path: string, status = 200) => ({ name, path, who, status });
  return [
    createScreen('home', at.home),
    createScreen('category', at.category),
    createScreen('category, page 2, sorted', `${at.category}?sort=price-asc&page=2`),
    createScreen('category, narrowed', `${at.category}?f.availability=in-stock&f.price.to=200`),
    createScreen('category, nothing left', `${at.category}?f.price.to=0.01`),
    createScreen('article', article.page),
    createScreen('article, chosen', `${article.page}?variant=${article.variantSku}`),
    createScreen('article, choice missing', `${article.page}?notice=variant`),
    createScreen('article no longer sold', gone, 410),
    createScreen('search', `${at.search}?q=${encodeURIComponent(article.name.split(' ')[0] ?? '')}`),
    createScreen('search without hits', `${at.search}?q=qqqqqqqq`),
    createScreen('search without a term', at.search),
    createScreen('terms', at.terms),
    createScreen('revocation', at.revocation),
    createScreen('no such page', `${at.home.replace(/\/$/, '')}/x/y/z`, 404),
    createScreen('no order', at.noOrder),
    createScreen('comparison, empty', at.localeSettings.paths.compare ?? ''),
    createScreen('comparison', `${at.localeSettings.paths.compare}?sku=${article.sku}&sku=${at.other.sku}`),
    createScreen('order look-up', at.localeSettings.paths.orderLookup ?? ''),
    createScreen('stock alert', `${at.localeSettings.paths.stockAlert}?sku=${article.sku}`),
    createScreen('bra size', at.localeSettings.paths.braSizeFinder ?? ''),
    createScreen('bra size, refused', `${at.localeSettings.paths.braSizeFinder}?underbust=75&bust=76`),
    createScreen('bra size, found', `${at.localeSettings.paths.braSizeFinder}?underbust=75&bust=89`),
  ];
}

async function listBasketScreens(server: TestServer, at: Places): Promise<Screen[]> {
  const origin = server.getOrigin(at.tenant);
  const nobody = createHttpVisitor(origin);
  const full = createHttpVisitor(origin);
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

async function listFittingScreens(
  server: TestServer,
  at: Places,
  { address }: MarketCase,
): Promise<Screen[]> {
  const path = at.localeSettings.paths.fitting ?? '';
  const [nobody, known] = [
    createHttpVisitor(server.getOrigin(at.tenant)),
    createHttpVisitor(server.getOrigin(at.tenant)),
  ];
  await known.post(path, { intent: 'place', lineId: '', postalCode: address.postalCode });
  return [
    { name: 'fitting', path, who: nobody, status: 200 },
    { name: 'fitting, partners', path, who: known, status: 200 },
  ];
}

async function listWishlistScreens(server: TestServer, at: Places): Promise<Screen[]> {
  const origin = server.getOrigin(at.tenant);
  const [nobody, keeper] = [createHttpVisitor(origin), createHttpVisitor(origin)];
  await keeper.post(at.wishlist, { add: at.article.sku });
  await keeper.post(at.wishlist, { add: `${at.other.sku}/${at.other.variantSku}` });
  const createScreen = (name: string, query = '', who = keeper) => ({
    ...{ name: `wishlist, ${name}`, path: at.wishlist + query, who, status: 200 },
  });
  return [
    createScreen('empty', '', nobody),
    createScreen('kept', '?notice=added'),
    createScreen('choosing', `?edit=${at.article.sku}&notice=soldOut`),
    createScreen('removed', `?removed=${at.article.sku}`),
  ];
}

function listNewsletterScreens(server: TestServer, at: Places): Screen[] {
  const who = createHttpVisitor(server.getOrigin(at.tenant));
  const createScreen = (name: string, path: string, status = 200, form?: Record<string, string>): Screen => ({
    ...{ name: `newsletter, ${name}`, path, who, status },
    ...(form && { form }),
  });
  const token = 'a'.repeat(43);
  return [
    createScreen('about', at.newsletterInfo),
    createScreen('sign-up', at.newsletter),
    createScreen('refused', at.newsletter, 422, { intent: 'subscribe', email: 'no' }),
    createScreen('signed', at.newsletter, 200, {
      intent: 'subscribe',
      email: 'a@example.com',
      consent: 'yes',
    }),
    createScreen('old link', `${at.newsletter}?token=${token}`),
    createScreen('leave', at.newsletterUnsubscribe),
    createScreen('leave by link', `${at.newsletterUnsubscribe}?token=${token}`),
    createScreen('nobody to leave', at.newsletterUnsubscribe, 404, {
      token,
      choice: at.tenant === 'nl' ? '199' : 'unsubscribe|99',
      brands: 'both',
    }),
    createScreen('not on a list', at.newsletterUnsubscribe, 404, { token, list: 'personalised' }),
  ];
}

function listWithdrawalScreens(server: TestServer, at: Places, { address }: MarketCase): Screen[] {
  const who = createHttpVisitor(server.getOrigin(at.tenant));
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

async function listCheckoutScreens(server: TestServer, at: Places, market: MarketCase): Promise<Screen[]> {
  const buyer = { email: 'sophie@example.com', password: null, address: market.address };
  const createVisitorAfter = (steps: 0 | 1 | 2) =>
    createBuyerAfter(createHttpVisitor(server.getOrigin(at.tenant)), at, market.address, steps);
  const [known, placed, ready] = [
    await createVisitorAfter(0),
    await createVisitorAfter(1),
    await createVisitorAfter(2),
  ];
  const done = createHttpVisitor(server.getOrigin(at.tenant));
  const { page, number, token } = await placeOrderByCalls(done, at, buyer, at.other.variantSku);
  const status = `${at.localeSettings.paths.orderStatus}?${new URLSearchParams({ order: number, token })}`;
  const empty = Object.fromEntries(
    Object.keys(buildDeliveryFields(market.address)).map((name) => [name, '']),
  );
  const fields = await fetchOrderFields(ready, at);
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
async function createGoneArticle({ database }: TestServer, at: Places): Promise<string> {
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
export async function runWhileArticlesFail(
  { database }: TestServer,
  run: () => Promise<void>,
): Promise<void> {
  await database.pool.query('alter table review rename to review_away');
  try {
    await run();
  } finally {
    await database.pool.query('alter table review_away rename to review');
  }
}
