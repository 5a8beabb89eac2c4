import { beforeAll, describe, expect, test } from 'vitest';
import { loadTranslator } from '#texts/load.ts';
import { openVisitor } from './support/browser.ts';
import { placeOrderByCalls, putIntoBasket } from './support/checkout.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
const nl = markets.find(({ tenant }) => tenant === 'nl');
const PASSWORD = 'fiets op zolder';
const EMAIL = 'sanne.zacht@example.com';

let at: Places;
let owned = { number: '', token: '' };

type Screen = keyof Places['localeSettings']['paths'];
const getPath = (screen: Screen) => at.localeSettings.paths[screen] ?? '';
const createVisitor = () => createHttpVisitor(stage.server.getOrigin('nl'));
const say = async () => (await loadTranslator('nl-NL', () => {})).text;

beforeAll(async () => {
  if (!nl) throw new Error('the market is missing');
  at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
  const buyer = { email: EMAIL, password: PASSWORD, address: nl.address };
  owned = await placeOrderByCalls(createVisitor(), at, buyer, at.article.variantSku);
});

async function signIn(who: HttpVisitor, next = getPath('accountOverview'), stay = true) {
  const form = { intent: 'login', email: EMAIL, password: PASSWORD, ...(stay && { stayLoggedIn: 'on' }) };
  return who.post(`${getPath('login')}?${new URLSearchParams({ next })}`, form);
}

/** So much later, for every session of the customer's. */
async function wait(interval: string): Promise<void> {
  await stage.server.database.pool.query(
    `update session set authenticated_at = authenticated_at - $1::interval, expires_at = expires_at - $1::interval
      where customer_id = (select customer_id from customer where tenant_id = 'nl' and email = $2)`,
    [interval, EMAIL],
  );
}

async function fetchVisitor(who: HttpVisitor): Promise<Record<string, unknown>> {
  const { data } = await who.ask(
    '{ visitor { type givenName familyName email customerNumber } customer { email } }',
  );
  return { ...(data?.visitor as object), customer: data?.customer };
}

describe('a customer who comes back after twelve hours', () => {
  let who: HttpVisitor;

  beforeAll(async () => {
    who = createVisitor();
    await signIn(who);
    await putIntoBasket(who, at, at.other.variantSku);
    await who.ask('mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }', {
      input: { sku: at.article.sku },
    });
    await who.ask('mutation { rememberSearch(term: "jurk") }');
    await wait('12 hours 1 minute');
  });

  test('is known by her first name, and nothing more of her is told', async () => {
    expect(await fetchVisitor(who)).toMatchObject({ type: 1, familyName: null, email: null, customer: null });
    expect(typeof (await fetchVisitor(who)).givenName).toBe('string');
  });

  test('finds basket, wishlist, vouchers and searches as they were, and can go on with them', async () => {
    expect((await who.get(at.basket)).body).toContain(at.other.name);
    expect((await who.get(at.wishlist)).body).toContain(at.article.name);
    expect((await who.get(getPath('vouchers'))).status).toBe(200);
    expect((await who.ask('{ searchHistory }')).data).toEqual({ searchHistory: ['jurk'] });
    await putIntoBasket(who, at, at.article.variantSku);
    expect((await who.get(at.basket)).body).toContain(at.article.name);
  });

  test('is asked for the password before everything personal, and led back to where she was', async () => {
    const asked: Screen[] = [
      ...(['accountOverview', 'accountPersonalData', 'accountOrders', 'accountReturns'] as const),
      ...(['accountInvoices', 'accountBookings', 'accountPaymentDates', 'accountAddressBook'] as const),
      ...(['accountNewsletter', 'accountPoints', 'accountBonusClub', 'accountPayback'] as const),
    ];
    const places = [...asked.map(getPath), `${getPath('orderStatus')}?order=${owned.number}`];
    for (const place of places.filter(Boolean)) {
      const { status, location } = await who.get(place);
      const next = new URLSearchParams(location.split('?')[1]).get('next');
      expect({ place, status, next }).toEqual({ place, status: 303, next: place });
    }
    for (const screen of [at.delivery, at.payment, at.confirm]) {
      const answer = await who.get(screen);
      expect([302, 303], screen).toContain(answer.status);
      expect(answer.body).not.toContain('Heuvelstraat');
    }
    const stays = /<input(?=[^>]*name="stayLoggedIn")[^>]*checked/;
    expect((await who.get(getPath('login'))).body, 'the choice to stay is not lost').toMatch(stays);
    const back = getPath('accountInvoices');
    expect((await signIn(who, back)).location).toBe(back);
    expect((await who.get(back)).status).toBe(200);
    expect((await who.get(at.basket)).body, 'the basket is still there').toContain(at.other.name);
  });
});

test('without "stay logged in" nobody is known after twelve hours', async () => {
  const who = createVisitor();
  await signIn(who, getPath('accountOverview'), false);
  expect(await fetchVisitor(who)).toMatchObject({ type: 2 });
  await wait('12 hours 1 minute');
  expect(await fetchVisitor(who)).toMatchObject({ type: 0, givenName: null });
});

test('on three devices: each can be ended by itself, a new password ends the others, the basket is one', async () => {
  const [phone, laptop, tablet] = [createVisitor(), createVisitor(), createVisitor()];
  for (const device of [phone, laptop, tablet]) await signIn(device);
  const listDevices = async (who: HttpVisitor) => {
    const { data } = await who.ask('{ customer { devices { id current } } }');
    const { customer } = data as { customer: { devices: { id: string; current: boolean }[] } };
    return customer.devices;
  };
  const listed = await listDevices(phone);
  expect(listed.length).toBeGreaterThanOrEqual(3);
  expect(listed.filter(({ current }) => current)).toHaveLength(1);
  await putIntoBasket(phone, at, at.article.variantSku);
  expect((await tablet.get(at.basket)).body).toContain(at.article.name);
  const lost = (await listDevices(laptop)).find(({ current }) => current)?.id;
  await phone.ask('mutation ($id: ID!) { endDevice(id: $id) { __typename } }', { id: lost });
  expect(await fetchVisitor(laptop)).toMatchObject({ type: 0 });
  expect(await fetchVisitor(tablet)).toMatchObject({ type: 2 });
  const changed = await phone.ask(
    `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }`,
    { input: { currentPassword: PASSWORD, password: `${PASSWORD} 2` } },
  );
  expect(changed.errors).toBeUndefined();
  expect(await fetchVisitor(tablet)).toMatchObject({ type: 0 });
  expect(await fetchVisitor(phone)).toMatchObject({ type: 2 });
  await phone.ask(
    `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }`,
    { input: { currentPassword: `${PASSWORD} 2`, password: PASSWORD } },
  );
});

test('in two tabs: after signing out in one, the other shows nothing personal, and can sign in again', async () => {
  const t = await say();
  const who = createVisitor();
  await signIn(who);
  const { page: first, context, faults } = await openVisitor(stage.browser, { baseURL: who.origin });
  await blockPictures(context);
  await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: who.origin })));
  await first.goto(getPath('accountOverview'));
  const second = await context.newPage();
  await second.goto(getPath('accountAddressBook'));
  await first
    .getByRole('main')
    .getByRole('button', { name: t('account.notYou') })
    .click();
  await first.waitForURL((url) => url.pathname === '/');
  await second
    .getByRole('navigation')
    .getByRole('link', { name: t('account.section.accountOrders') })
    .first()
    .click();
  await second.waitForURL((url) => url.pathname === getPath('login'));
  const main = second.locator('main');
  await main.locator('input[name=email]').fill(EMAIL);
  await main.locator('input[name=password]').fill(PASSWORD);
  await main.getByRole('button', { name: t('account.login.submit'), exact: true }).click();
  await second.waitForURL((url) => url.pathname === getPath('accountOrders'));
  await first.reload();
  await first.getByRole('button', { name: new RegExp(t('shell.account')) }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('when the customer’s data cannot be fetched the header says so, and the shop goes on', async () => {
  const t = await say();
  const who = createVisitor();
  await signIn(who);
  const { page, context } = await openVisitor(stage.browser, { baseURL: who.origin });
  await blockPictures(context);
  await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: who.origin })));
  let down = true;
  await context.route('**/api/gateway/**', (route) =>
    down
      ? route.fulfill({ json: { data: null, errors: [{ message: 'the service is down' }] } })
      : route.continue(),
  );
  await page.goto('/');
  const button = page.getByRole('button', { name: t('shell.account') });
  await button.click();
  await page.getByText(t('account.failed')).waitFor();
  const again = page.getByRole('button', { name: t('ui.retry') });
  await again.click();
  await page.getByText(t('account.failed')).waitFor();
  down = false;
  await again.click();
  await page.getByText(t('account.failed')).waitFor({ state: 'detached' });
  await page.getByText(t('shell.account.greeting', { name: nl?.address.givenName ?? '' })).waitFor();
  await page.keyboard.press('Escape');
  await page.goto(at.article.page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});
