import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ReadyPage } from '#http/pages/cached-page.ts';
import { parsePageFile } from '#http/pages/page-folder.ts';
import { startTestServer, type TestServer } from '#wiring/test-server.ts';
import {
  fetchOrderFields,
  placeOrderByCalls,
  putIntoBasket,
  sayHow,
  sayWhere,
  signIn,
} from './support/checkout.ts';
import { type Answer, createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { crawl } from './support/judges/crawl.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { openStage } from './support/stage.ts';

/** A customer with an order, a basket and a session; `secrets` is what nobody else may see. */
type Customer = {
  readonly email: string;
  readonly address: MarketCase['address'];
  readonly orderNumber: string;
  readonly orderPage: string;
  readonly lineId: string;
  readonly secrets: readonly string[];
};

const PASSWORD = 'Geheim-4711';
/** Pages of a crawl. */
const MOST_PAGES = 45;
const people = {
  first: { givenName: 'Wilhelmientje', familyName: 'Quastenberg', street: 'Klabautergasse' },
  second: { givenName: 'Bartholomea', familyName: 'Zwiebelstein', street: 'Firlefanzweg' },
};

const stage = openStage({ size: 240 });

describe('two customers', () => {
  const [market] = markets as [MarketCase, ...MarketCase[]];
  let at: Places;
  let first: Customer;
  let second: Customer;
  beforeAll(async () => {
    at = await loadPlaces(stage.server.database, market.tenant, market.locale);
    first = await makeCustomer(at, market, people.first, at.article.variantSku);
    second = await makeCustomer(at, market, people.second, at.other.variantSku);
  });

  it('crawl all pages one after the other, and neither sees the other', async () => {
    // the same data and an empty page cache
    const shop = await startTestServer({ database: stage.server.database });
    try {
      const cold = await look(shop, at, first, second);
      const warm = await look(shop, at, second, first);
      const again = await look(shop, at, first, second);
      const stranger = await crawl(
        createHttpVisitor(shop.getOrigin(at.tenant)),
        [...warm.keys()].filter(isPage),
        MOST_PAGES,
      );
      for (const later of [warm, again, stranger]) expectSamePublicPages(cold, later);
      await expectNothingInFiles(join(shop.settings.dataDir, 'pages'), [first, second]);
    } finally {
      await shop.close();
    }
  });

  it('an order opens for its customer and with its token, for nobody else', async () => {
    const stranger = createHttpVisitor(stage.server.getOrigin(at.tenant));
    const other = await signInCustomer(stage.server, at, second);
    const page = `${at.confirmation}?order=${first.orderNumber}`;
    const answers = [
      await stranger.get(page),
      await other.get(page),
      await other.get(`${page}&token=`),
      await other.get(`${page}&token=${'A'.repeat(32)}`),
      await other.get(second.orderPage.replace(second.orderNumber, first.orderNumber)),
    ];
    // the visitor knows the number: the switch to another language repeats the address
    const unknown = { ...first, secrets: first.secrets.filter((secret) => secret !== first.orderNumber) };
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expectNothingAbout(answer, unknown);
    }
    const asked = await other.ask(
      `query($n: String!, $t: String) { order(orderNumber: $n, accessToken: $t) { email } }`,
      { n: first.orderNumber, t: 'A'.repeat(32) },
    );
    expect(asked.data).toEqual({ order: null });
    expect((await stranger.get(first.orderPage)).status).toBe(200);
    expect((await (await signInCustomer(stage.server, at, first)).get(page)).status).toBe(200);
  });

  it('another customer’s basket line cannot be changed', async () => {
    const other = await signInCustomer(stage.server, at, second);
    const asked = await other.ask(
      `mutation($l: ID!) { changeBasketLine(input: {lineId: $l, quantity: 5}) { __typename } }`,
      { l: first.lineId },
    );
    expect(asked.data).toEqual({ changeBasketLine: { __typename: 'VariantNotFound' } });
    const fields = { lineId: first.lineId, quantity: '5', variantSku: at.article.variantSku };
    for (const intent of ['change', 'remove']) {
      expectNothingAbout(await other.post(at.basket, { intent, ...fields }), first);
    }
    const { body } = await (await signInCustomer(stage.server, at, first)).get(at.basket);
    expect(body).toContain(first.lineId);
  });

  it('another customer’s key of an order gives no order away', async () => {
    const { rows } = await stage.server.database.pool.query<{ idempotency_key: string }>(
      'select idempotency_key from sales_order where tenant_id = $1 and order_number = $2',
      [at.tenant, first.orderNumber],
    );
    const other = await signInCustomer(stage.server, at, second);
    await sayWhere(other, at, { email: second.email, password: null, address: second.address });
    await sayHow(other, at);
    const [idempotencyKey = ''] = rows.map((row) => row.idempotency_key);
    const fields = await fetchOrderFields(other, at);
    for (const stolen of [
      { ...fields, idempotencyKey, expectedTotalMinor: '1' },
      { ...fields, idempotencyKey },
    ]) {
      const answer = await other.post(at.confirm, stolen);
      expect(answer.status).toBeLessThan(500);
      expectNothingAbout(answer, first);
    }
  });

  it('a session of another tenant is nobody’s', async () => {
    const mine = await signInCustomer(stage.server, at, first);
    for (const { tenant, basket, login } of markets.filter((other) => other.tenant !== at.tenant)) {
      const there = createHttpVisitor(stage.server.getOrigin(tenant));
      for (const [name, value] of mine.cookies) there.cookies.set(name, value);
      const asked = await there.ask('{ visitor { loggedIn email customerNumber } basket { count } }');
      expect(asked.data).toEqual({
        visitor: { loggedIn: false, email: null, customerNumber: null },
        basket: { count: 0 },
      });
      expect((await there.get('/api/customer/v1')).status).toBe(401);
      for (const page of [basket, login]) expectNothingAbout(await there.get(page), first);
    }
  });
});

async function makeCustomer(
  at: Places,
  market: MarketCase,
  person: typeof people.first,
  variantSku: string,
): Promise<Customer> {
  const who = createHttpVisitor(stage.server.getOrigin(at.tenant));
  const email = `${person.givenName}@${person.familyName}.example`.toLowerCase();
  const address = { ...market.address, ...person };
  const buyer = { email, password: PASSWORD, address };
  const placed = await placeOrderByCalls(who, at, buyer, variantSku);
  const secretsThen = [...who.cookies.values()].filter((value) => value.length > 20);
  who.cookies.clear();
  await signIn(who, at, email, PASSWORD);
  await putIntoBasket(who, at, variantSku);
  const { body } = await who.get(at.basket);
  const lineId = /name="lineId" value="([^"]+)"/.exec(body)?.[1] ?? '';
  const asked = await who.ask('{ visitor { customerNumber } basket { id } }');
  const { visitor, basket } = asked.data as {
    visitor: { customerNumber: string };
    basket: { id: string };
  };
  return {
    email,
    address,
    orderNumber: placed.number,
    orderPage: placed.page,
    lineId,
    secrets: [
      ...Object.values(person),
      email,
      placed.number,
      placed.token,
      lineId,
      visitor.customerNumber,
      basket.id,
      ...secretsThen.filter((value) => !value.startsWith('%7B')),
    ],
  };
}

async function signInCustomer(shop: TestServer, at: Places, { email }: Customer): Promise<HttpVisitor> {
  const who = createHttpVisitor(shop.getOrigin(at.tenant));
  await signIn(who, at, email, PASSWORD);
  return who;
}

/** One customer goes everywhere, up to the order button; what they see is theirs or everybody's. */
async function look(shop: TestServer, at: Places, me: Customer, other: Customer) {
  const who = await signInCustomer(shop, at, me);
  await sayWhere(who, at, { email: me.email, password: null, address: me.address });
  await sayHow(who, at);
  const { idempotencyKey } = await fetchOrderFields(who, at);
  const answers = await crawl(who, listStarts(at, me), MOST_PAGES);
  const mine = [...answers.values()].map(({ body }) => body).join('\n');
  // the visitor really is signed in, and the crawl has been everywhere
  for (const own of [me.address.familyName, me.email, me.orderNumber, me.lineId, idempotencyKey ?? ''])
    expect(mine).toContain(own);
  for (const [address, answer] of answers) {
    expect(answer.status, address).toBeLessThan(500);
    expectNothingAbout(answer, other, address);
    if (isPublic(answer)) {
      expectNothingAbout(answer, me, address);
      expect(answer.setCookies, address).toEqual([]);
    } else expect(answer.headers['cache-control'], address).toMatch(/^(private, )?no-store$/);
  }
  return answers;
}

/** Pages that were requested twice are in files: these hold what public pages hold. */
async function expectNothingInFiles(folder: string, customers: readonly Customer[]): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = await Promise.all(paths.map((path) => readFile(path)));
  const pages = files.map(parsePageFile).filter((page) => page !== null);
  expect(pages.length).toBeGreaterThan(5);
  for (const [key, , , , packed] of pages) {
    const { body } = await ReadyPage.unpack(packed).encode('identity');
    const text = [key, JSON.stringify(packed.headers), packed.tags.join(), body.toString()].join('\n');
    for (const { secrets } of customers)
      for (const secret of secrets) expect(text, key).not.toContain(secret);
  }
}

function listStarts(at: Places, me: Customer): string[] {
  const gateway = encodeURIComponent(
    '{ visitor { email givenName customerNumber } basket { id lines { id } } checkout { email idempotencyKey } }',
  );
  return [
    at.home,
    at.category,
    `${at.category}?page=2`,
    `${at.category}?sort=price-asc`,
    at.article.page,
    `${at.article.page}?variant=${at.article.variantSku}`,
    `${at.article.page}?notice=variant`,
    `${at.search}?q=a`,
    `${at.search}?q=qqqqqq`,
    at.search,
    at.terms,
    at.revocation,
    `${at.home.replace(/\/$/, '')}/nirgends`,
    at.basket,
    at.login,
    at.delivery,
    at.localeSettings.paths.checkoutDeliveryChange ?? '',
    at.payment,
    at.localeSettings.paths.checkoutPaymentChange ?? '',
    at.confirm,
    me.orderPage,
    at.noOrder,
    `${at.basket}?removed=${at.article.variantSku}.1`,
    '/api/customer/v1',
    '/api/session/key',
    `/api/gateway/?query=${gateway}`,
  ];
}

function isPage(address: string): boolean {
  return !/\.data(\?|$)/.test(address) && !address.includes('token=');
}

function isPublic({ headers }: Answer): boolean {
  return headers['cache-control']?.startsWith('public') ?? false;
}

function expectSamePublicPages(one: ReadonlyMap<string, Answer>, other: ReadonlyMap<string, Answer>): void {
  let compared = 0;
  for (const [address, answer] of one) {
    const theirs = other.get(address);
    if (!theirs || !isPublic(answer)) continue;
    expect(isPublic(theirs), address).toBe(true);
    expect(theirs.headers.etag, address).toBe(answer.headers.etag);
    expect(theirs.bytes.equals(answer.bytes), address).toBe(true);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
}

function expectNothingAbout(answer: Answer, { secrets }: Customer, address = ''): void {
  const everything = `${JSON.stringify(answer.headers)}\n${answer.body}`;
  const seen = secrets.filter((secret) => containsSecret(everything, secret));
  expect(seen, `${address} shows`).toEqual([]);
}

/** Numbers count as whole ones: an order number may be the beginning of a longer number by chance. */
function containsSecret(text: string, secret: string): boolean {
  return /^\d+$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text) : text.includes(secret);
}
