import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change, sellArticles } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { fetchMailedSecret } from '#commerce/people/identity/test-identity.ts';
import { readCookies } from '#commerce/people/session/cookies.rules.ts';
import { type Browser, startShopCalls } from './test-browser.ts';

const database = await testDatabase();
const { gateway, tenants, log, failures, browser } = await startShopCalls(database);

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]));
afterAll(() => expect(failures).toEqual([]));

const ADD = `mutation ($input: AddToBasketInput!) { addToBasket(input: $input) {
  __typename
  ... on BasketChanged { basket { id version count total { amount } } line { id product { name } price { original { minor } } } }
  ... on VariantNotFound { sku } ... on InsufficientStock { available } } }`;
const VISITOR = '{ visitor { type loggedIn softLoggedIn givenName email customerNumber basketCount } }';
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) {
  __typename ... on LoggedIn { visitor { givenName basketCount type } } ... on InvalidInput { fields { field code } } } }`;
const CHECKOUT =
  '{ checkout { step idempotencyKey email basket { total { minor } } deliveryOptions { code price { minor } } } }';
const IDENTITY = `mutation ($input: CheckoutIdentityInput!) { setCheckoutIdentity(input: $input) {
  __typename ... on CheckoutChanged { checkout { step identity } } ... on InvalidInput { fields { field code } } } }`;
const DELIVERY = `mutation ($input: CheckoutDeliveryInput!) { setCheckoutDelivery(input: $input) {
  __typename ... on CheckoutChanged { checkout { step } } ... on InvalidInput { fields { field code } } } }`;
const PAYMENT = `mutation { setCheckoutPayment(input: { paymentMethod: "invoice" }) { __typename } }`;
const CONFIRM = `mutation ($password: String!) { confirmRegistration(password: $password) { __typename ... on AccountExists { orderJoined } } }`;
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  __typename
  ... on OrderPlaced { order { orderNumber accessToken guest accountWished total { amount } lines { name productSku options { key value } } taxes { ratePercent net { minor } tax { minor } } } }
  ... on OrderChanged { basket { notices { code oldPrice { amount } newPrice { amount } } } }
  ... on CheckoutIncomplete { step } } }`;

const billing = {
  ...{ givenName: 'Zoë', familyName: 'Bos', street: 'Heuvelstraat', houseNumber: '12' },
  ...{ postalCode: '5038ea', city: 'Tilburg' },
};

async function walkToOrderButton(
  visitor: Browser,
  identity: object,
): Promise<{ idempotencyKey: string; expectedTotalMinor: number }> {
  await visitor.ask(ADD, { input: { variantSku: 'A-1', quantity: 1 } });
  await visitor.ask(IDENTITY, { input: identity });
  await visitor.ask(DELIVERY, { input: { billing, deliveryOption: 'standard' } });
  await visitor.ask(PAYMENT);
  const { checkout } = await visitor.ask(CHECKOUT);
  expect(checkout.step).toBe('CONFIRM');
  return { idempotencyKey: checkout.idempotencyKey, expectedTotalMinor: checkout.basket.total.minor };
}

describe('a session', () => {
  it('a session is started by the first action that needs one and not by viewing', async () => {
    const visitor = browser();
    expect((await visitor.ask(VISITOR)).visitor).toMatchObject({ type: 0, loggedIn: false, basketCount: 0 });
    expect((await visitor.ask(CHECKOUT)).checkout.step).toBe('BASKET');
    expect(visitor.jar.size).toBe(0);
    const { addToBasket } = await visitor.ask(ADD, { input: { variantSku: 'A-1' } });
    expect(addToBasket).toMatchObject({
      __typename: 'BasketChanged',
      basket: { count: 1, total: { amount: '25.94' } },
      line: { product: { name: 'Jurk A nl Maß' }, price: { original: null } },
    });
    expect([...visitor.jar.keys()]).toEqual(['sid']);
    expect((await visitor.ask(VISITOR)).visitor.basketCount).toBe(1);
  });

  it('a session is shared by all fields of an operation that need it', async () => {
    const visitor = browser();
    const both = `mutation { a: addToBasket(input: { variantSku: "A-1" }) { __typename }
      b: addToBasket(input: { variantSku: "B-1" }) { ... on BasketChanged { basket { count } } } }`;
    expect(await visitor.ask(both)).toMatchObject({ b: { basket: { count: 2 } } });
  });
});

describe('the session key', () => {
  it('the session key is issued with its cookies, checked when sent and can be invalidated', async () => {
    const visitor = browser();
    visitor.jar.set('consent', 'C0001:1,C0004:1');
    const response = await visitor.call('/api/session/key');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const key = await response.json();
    expect(key).toEqual({
      token: expect.any(String),
      exp: expect.any(Number),
      type: 0,
      cc: expect.any(String),
    });
    expect([...visitor.jar.keys()].sort()).toEqual(['cc', 'consent', 'pvid', 'sid']);
    expect(visitor.jar.get('cc')).toBe(key.cc);
    const ask = (token: string, who = visitor) => who.ask(VISITOR, {}, { 'x-ec-token': token });
    expect(await ask(key.token)).toMatchObject({ visitor: { type: 0 } });
    const other = browser();
    await other.ask('mutation { addToBasket(input: { variantSku: "A-1" }) { __typename } }');
    for (const [who, token] of [
      [other, key.token],
      [browser(), key.token],
      [visitor, 'x'],
    ] as const) {
      const refused = await who.call('/api/gateway/', { headers: { 'x-ec-token': token } });
      expect(refused.status).toBe(401);
      expect(refused.headers.get('content-type')).toBe('application/problem+json');
      await refused.body?.cancel();
    }
    expect((await visitor.call('/api/session/key', { method: 'DELETE' })).status).toBe(204);
    const { status } = await visitor.call('/api/customer/v1', { headers: { 'x-ec-token': key.token } });
    expect(status).toBe(401);
  });

  it('the session key is issued without a marketing cookie where nobody agreed', async () => {
    const visitor = browser();
    await visitor.ask('mutation { addToBasket(input: { variantSku: "A-1" }) { __typename } }');
    await visitor.call('/api/session/key');
    expect([...visitor.jar.keys()].sort()).toEqual(['pvid', 'sid']);
  });

  it('the session key belongs to nobody before a session and replaces none started simultaneously', async () => {
    const visitor = browser();
    const early = await visitor.call('/api/session/key');
    expect(await early.json()).toMatchObject({ token: '', type: 0 });
    expect([...visitor.jar.keys()]).toEqual(['pvid']);
    const late = browser();
    await visitor.ask('mutation { addToBasket(input: { variantSku: "A-1" }) { __typename } }');
    const begun = visitor.jar.get('sid');
    // asked before the basket, answered after it
    const answer = await late.call('/api/session/key');
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('sid='))).toEqual([]);
    const key = await (await visitor.call('/api/session/key')).json();
    expect(key.token).not.toBe('');
    expect(visitor.jar.get('sid')).toBe(begun);
  });

  it('the session key removes cookies of an expired or withdrawn consent', async () => {
    const visitor = browser();
    for (const name of ['cc', 'ab']) visitor.jar.set(name, 'of-an-earlier-consent');
    const answer = await visitor.call('/api/session/key');
    for (const name of ['cc', 'ab'])
      expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=;`))).toContain(
        'Max-Age=0',
      );
  });
});

describe('an order', () => {
  it('an order goes from basket to confirmation and mail', async () => {
    const visitor = browser();
    const seen = await walkToOrderButton(visitor, { identity: 'GUEST', email: 'gast@example.com' });
    const [first, again] = await Promise.all([
      visitor.ask(PLACE, { input: seen }),
      visitor.ask(PLACE, { input: seen }),
    ]);
    expect(first.placeOrder).toMatchObject({
      __typename: 'OrderPlaced',
      order: {
        total: { amount: '25.94' },
        lines: [{ productSku: 'A', options: [{ key: 'size', value: '42' }] }],
      },
    });
    expect(again).toEqual(first);
    const { orderNumber, accessToken } = first.placeOrder.order;
    const ORDER =
      'query ($number: String!, $token: String) { order(orderNumber: $number, accessToken: $token) { email placedAt } }';
    const anybody = browser();
    expect((await anybody.ask(ORDER, { number: orderNumber, token: accessToken })).order.email).toBe(
      'gast@example.com',
    );
    expect((await anybody.ask(ORDER, { number: orderNumber })).order).toBeNull();
    const list = await (await anybody.call('/dev/outbox')).text();
    const [, path = ''] = /href="(\/dev\/outbox\/\d+)"/.exec(list) ?? [];
    expect(await (await anybody.call(path)).text()).toContain(
      `Subject: Je bestelling ${orderNumber} bij Tavelo`,
    );
    const html = await anybody.call(`${path}.html`);
    expect(html.headers.get('content-security-policy')).toContain('sandbox');
    expect(await html.text()).toContain(
      `https://nl.example/bestelling?order=${orderNumber}&amp;token=${accessToken}`,
    );
    expect((await anybody.call(`${path}.eml`)).headers.get('content-type')).toBe('message/rfc822');
    // a proxy on this machine speaks for strangers
    for (const mails of ['/dev/outbox', path, `${path}.eml`]) {
      const forwarded = await anybody.call(mails, { headers: { 'x-forwarded-for': '203.0.113.9' } });
      expect(forwarded.status).toBe(404);
    }
    for (const missing of ['/dev/outbox/999999', '/dev/outbox/x', '/dev/outbox/1/2']) {
      expect((await anybody.call(missing)).status).toBe(404);
    }
  });

  it('an order shows a changed price before it is placed', async () => {
    const visitor = browser();
    const seen = await walkToOrderButton(visitor, { identity: 'GUEST', email: 'gast@example.com' });
    await change(database, 'nl', 'A-1', { priceMinor: 2099 });
    expect((await visitor.ask(PLACE, { input: seen })).placeOrder).toEqual({
      __typename: 'OrderChanged',
      basket: {
        notices: [{ code: 'PRICE_RAISED', oldPrice: { amount: '19.99' }, newPrice: { amount: '20.99' } }],
      },
    });
  });

  it('an order whose account another link has created joins it without signing in by another password', async () => {
    const account = { identity: 'ACCOUNT', email: 'tweemaal@example.com' };
    const tokens: string[] = [];
    for (const password of ['geheim1', 'geheim2']) {
      const visitor = browser();
      const seen = await walkToOrderButton(visitor, { ...account, password });
      expect((await visitor.ask(PLACE, { input: seen })).placeOrder.order.accountWished).toBe(true);
      tokens.push(await fetchMailedSecret(database, account.email, 'registratie-bevestigen'));
    }
    const press = async (token: string | undefined, password: string) => {
      const visitor = browser();
      await visitor.ask('mutation ($token: String!) { openMailLink(token: $token) }', { token });
      const { confirmRegistration } = await visitor.ask(CONFIRM, { password });
      const { type } = (await visitor.ask(VISITOR)).visitor;
      return { ...confirmRegistration, type };
    };
    expect(await press(tokens[0], 'geheim1')).toEqual({ __typename: 'LoggedIn', type: 2 });
    const second = { __typename: 'AccountExists', orderJoined: true, type: 0 };
    expect(await press(tokens[1], 'geheim2')).toEqual(second);
    expect((await press(tokens[1], 'geheim2')).__typename).toBe('LinkInvalid');
  });

  it('the mailed link of an order with a requested account signs in, and later sign-ins keep the basket', async () => {
    const visitor = browser();
    const account = { identity: 'ACCOUNT', email: 'nieuw@example.com', password: 'geheim1' };
    const seen = await walkToOrderButton(visitor, account);
    const before = visitor.jar.get('sid');
    const { placeOrder } = await visitor.ask(PLACE, { input: seen });
    expect(placeOrder.order).toMatchObject({ guest: true, accountWished: true });
    expect((await visitor.ask(VISITOR)).visitor).toMatchObject({ type: 0, email: null });
    const token = await fetchMailedSecret(database, account.email, 'registratie-bevestigen');
    await visitor.ask('mutation ($token: String!) { openMailLink(token: $token) }', { token });
    const { confirmRegistration } = await visitor.ask(CONFIRM, { password: account.password });
    expect(confirmRegistration.__typename).toBe('LoggedIn');
    expect(visitor.jar.get('sid')).not.toBe(before);
    const own = 'query ($number: String!) { order(orderNumber: $number) { guest accountWished } }';
    expect(await visitor.ask(own, { number: placeOrder.order.orderNumber })).toEqual({
      order: { guest: false, accountWished: false },
    });
    expect((await visitor.ask(VISITOR)).visitor).toMatchObject({
      type: 2,
      givenName: 'Zoë',
      email: account.email,
    });
    expect(readCookies(`a=1; login_state=${visitor.jar.get('login_state')}`).get('login_state')).toContain(
      '"li":"1"',
    );
    const customer = await (await visitor.call('/api/customer/v1')).json();
    expect(customer).toMatchObject({
      name: 'Zoë Bos',
      postalCode: '5038 EA',
      email: account.email,
      iban: null,
    });
    await visitor.ask(ADD, { input: { variantSku: 'B-1', quantity: 2 } });

    const { logout } = await visitor.ask('mutation { logout { type givenName basketCount } }');
    expect(logout).toEqual({ type: 0, givenName: null, basketCount: 0 });
    expect((await visitor.call('/api/customer/v1')).status).toBe(401);

    const elsewhere = browser();
    await elsewhere.ask(ADD, { input: { variantSku: 'A-1', quantity: 1 } });
    const credentials = { email: ' NIEUW@example.com', password: 'geheim1' };
    expect((await elsewhere.ask(LOGIN, { input: credentials })).login).toEqual({
      __typename: 'LoggedIn',
      visitor: { givenName: 'Zoë', basketCount: 3, type: 2 },
    });
    const wrong = { ...credentials, password: 'geheim2' };
    expect((await browser().ask(LOGIN, { input: wrong })).login.__typename).toBe('WrongCredentials');
    expect((await browser('de').ask(LOGIN, { input: credentials })).login.__typename).toBe(
      'WrongCredentials',
    );
  });
});

describe('invalid input', () => {
  it.each([
    [
      LOGIN,
      { email: '', password: '' },
      [
        ['email', 'required'],
        ['password', 'required'],
      ],
    ],
    [
      LOGIN,
      { email: 'x', password: '12345' },
      [
        ['email', 'email'],
        ['password', 'too_short'],
      ],
    ],
    [LOGIN, { email: 'a@b.example', password: 'x'.repeat(129) }, [['password', 'too_long']]],
    [IDENTITY, { identity: 'GUEST', email: 'x' }, [['email', 'email']]],
    [IDENTITY, { identity: 'ACCOUNT', email: 'a@b.example' }, [['password', 'required']]],
    [
      DELIVERY,
      { billing: { ...billing, postalCode: '1', givenName: '' }, deliveryOption: 'rocket' },
      [
        ['billing.givenName', 'required'],
        ['billing.postalCode', 'postal_code'],
        ['deliveryOption', 'choice'],
      ],
    ],
  ])('invalid input is reported at its field (%#)', async (mutation, input, faults) => {
    const [result] = Object.values<{ __typename: string; fields: unknown }>(
      await browser().ask(mutation, { input }),
    );
    const fields = faults.map(([field, code]) => ({ field, code }));
    expect(result).toEqual({ __typename: 'InvalidInput', fields });
  });

  it('a broken cookie counts as no visitor', async () => {
    for (const sid of ['', 'x', '%', '\u00ff'.repeat(10), 'a'.repeat(43)]) {
      const visitor = browser();
      visitor.jar.set('sid', sid);
      expect((await visitor.ask(VISITOR)).visitor.type).toBe(0);
    }
  });
});

it('the gateway gives the same result when called in process', async () => {
  const nl = tenants.find(({ id }) => id === 'nl');
  if (!nl) throw new Error('no nl');
  const cookies: string[] = [];
  const session = { cookie: undefined, setCookie: (cookie: string) => void cookies.push(cookie) };
  const client = { address: '::1', userAgent: null, secure: true };
  const asker = { tenant: nl, locale: 'nl-NL', requestId: 'r', log, client, session } as const;
  const added = await gateway.execute(parse(ADD), { input: { variantSku: 'B-1', quantity: 1 } }, asker);
  expect(added.errors).toBeUndefined();
  const basket = await gateway.execute(parse('{ basket { count } }'), {}, asker);
  expect(basket.data).toEqual({ basket: { count: 1 } });
  expect(cookies).toEqual([expect.stringMatching(/^__Host-sid=.*HttpOnly; Secure$/)]);
  const [cookie = ''] = cookies;
  const createLaterAsker = (sent: string) => ({ ...asker, session: { cookie: sent, setCookie() {} } });
  const again = await gateway.execute(parse('{ basket { count } }'), {}, createLaterAsker(cookie));
  expect(again.data).toEqual({ basket: { count: 1 } });
  const planted = await gateway.execute(
    parse('{ basket { count } }'),
    {},
    createLaterAsker(cookie.replace('__Host-', '')),
  );
  expect(planted.data).toEqual({ basket: { count: 0 } });
});
