import { beforeAll, expect, test } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { runOrder } from '#tools/shop/orders/order.ts';
import { placeOrderByCalls } from './support/checkout.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { waitForMail } from './support/identity-mail.ts';
import { markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { openSharedStage } from './support/stage.ts';

/** Attempts of somebody who cheats, over HTTP; docs/asvs.md lists them with those that other tests show. */

const stage = openSharedStage();
const nl = markets.find(({ tenant }) => tenant === 'nl');
const PASSWORD = 'fiets op zolder';
const NEW_PASSWORD = 'een boot in de tuin';
const VICTIM = { email: 'victim@example.com', familyName: 'Vandermarkzee' };

let at: Places;
let owned = { number: '', token: '' };
let victim: HttpVisitor;
let cheat: HttpVisitor;

const getPath = (screen: keyof Places['localeSettings']['paths']) => at.localeSettings.paths[screen] ?? '';
const createVisitor = () => createHttpVisitor(stage.server.getOrigin('nl'));

beforeAll(async () => {
  if (!nl) throw new Error('the market is missing');
  at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
  [victim, cheat] = [createVisitor(), createVisitor()];
  const address = { ...nl.address, familyName: VICTIM.familyName };
  const buyer = { email: VICTIM.email, password: PASSWORD, address };
  owned = await placeOrderByCalls(victim, at, buyer, at.article.variantSku);
  const other = { email: 'cheat@example.com', password: PASSWORD, address: nl.address };
  await placeOrderByCalls(cheat, at, other, at.other.variantSku);
  const { settings, database } = stage.server;
  const shop = { settings, database, tenants: await loadTenants() };
  for (const what of ['dispatch', 'deliver']) {
    expect(await runOrder([what, owned.number, '--tenant', 'nl'], shop, () => {})).toBe(0);
  }
});

function expectNothingOfVictim(text: string): void {
  for (const mark of [VICTIM.email, VICTIM.familyName]) expect(text).not.toContain(mark);
}

function createVisitorWithCookies(cookies: ReadonlyMap<string, string>, origin = victim.origin): HttpVisitor {
  const who = createHttpVisitor(origin);
  for (const [name, value] of cookies) who.cookies.set(name, value);
  return who;
}

async function signIn(who: HttpVisitor, email: string, password = PASSWORD) {
  return who.post(getPath('login'), { intent: 'login', email, password, stayLoggedIn: 'on' });
}

async function fetchEmail(who: HttpVisitor): Promise<unknown> {
  return ((await who.ask('{ customer { email } }')).data?.customer as { email?: string } | null)?.email;
}

async function findInvoice(number: string): Promise<string> {
  const { rows } = await stage.server.database.pool.query<{ invoice_number: string }>(
    `select i.invoice_number from invoice i join sales_order o using (tenant_id, order_id)
      where o.tenant_id = 'nl' and o.order_number = $1`,
    [number],
  );
  return rows[0]?.invoice_number ?? '';
}

test('another customer’s order number opens neither its page nor its papers, nor moves anything of it', async () => {
  const [page, invoice] = [getPath('orderStatus'), await findInvoice(owned.number)];
  expect(invoice).not.toBe('');
  const guesses = [
    `${page}?order=${owned.number}`,
    `${page}?order=${owned.number}&token=`,
    `${page}?order=${owned.number}&token=${owned.token.slice(0, -1)}`,
    `${page}?order=${owned.number}&token=${owned.token.toUpperCase()}`,
    `/api/invoice/${invoice}.pdf?order=${owned.number}`,
    `/api/invoice/${invoice}.pdf?order=${owned.number}&token=${'x'.repeat(32)}`,
  ];
  for (const who of [cheat, createVisitor()]) {
    for (const guess of guesses) {
      const answer = await who.get(guess);
      expect({ guess, status: answer.status }).toEqual({ guess, status: 404 });
      expectNothingOfVictim(answer.body);
    }
    for (const intent of ['cancel', 'announce', 'again', 'pay', 'repay', 'pause', 'withdraw-credit']) {
      const fields = { intent, order: owned.number, announcementId: crypto.randomUUID(), q1: '1' };
      const answer = await who.post(page, fields);
      expectNothingOfVictim(answer.body + answer.location);
    }
  }
  const { body } = await victim.get(`${page}?order=${owned.number}`);
  expect(body).toContain(VICTIM.familyName);
  const { rows } = await stage.server.database.pool.query(
    `select state, (select count(*)::int from return_announcement a where a.order_id = o.order_id) as announced
       from sales_order o where tenant_id = 'nl' and order_number = $1`,
    [owned.number],
  );
  expect(rows).toEqual([{ state: 'delivered', announced: 0 }]);
});

test('the session of one shop is none in another', async () => {
  const foreign = createVisitorWithCookies(victim.cookies, stage.server.getOrigin('de'));
  expect(await fetchEmail(foreign)).toBeUndefined();
  const { body } = await foreign.get(`/bestellung?order=${owned.number}&token=${owned.token}`);
  expectNothingOfVictim(body);
  expect(await fetchEmail(victim)).toBe(VICTIM.email);
});

test('a session that was known before the sign-in knows nothing afterwards', async () => {
  const planted = createVisitor();
  await planted.post(getPath('basket'), { intent: 'add', variantSku: at.article.variantSku, quantity: '1' });
  expect(planted.cookies.has('sid')).toBe(true);
  const browser = createVisitorWithCookies(planted.cookies);
  await signIn(browser, VICTIM.email);
  expect(await fetchEmail(browser)).toBe(VICTIM.email);
  expect(browser.cookies.get('sid')).not.toBe(planted.cookies.get('sid'));
  expect(await fetchEmail(planted)).toBeUndefined();
  expect((await planted.ask('{ visitor { type } }')).data).toEqual({ visitor: { type: 0 } });
  const invented = createVisitor();
  invented.cookies.set('sid', 'x'.repeat(43));
  await signIn(invented, VICTIM.email);
  expect(invented.cookies.get('sid')).not.toBe('x'.repeat(43));
});

test('a reset link counts once, for its own address, also when two browsers hold it or another customer opens it', async () => {
  const asked = createVisitor();
  expect((await asked.post(getPath('forgotPassword'), { email: VICTIM.email })).status).toBe(200);
  const { link } = await waitForMail(stage.server.database, VICTIM.email, getPath('resetPassword'));
  const [first, second] = [createVisitor(), createVisitor()];
  // the cheat is signed in while the victim's link is opened: it is about the victim's password all the same
  for (const who of [first, second, cheat]) expect((await who.get(link)).status).toBe(303);
  expect((await first.post(getPath('resetPassword'), { password: NEW_PASSWORD })).status).toBe(200);
  for (const who of [first, second, cheat]) {
    expect((await who.post(getPath('resetPassword'), { password: 'nog een ander woord' })).status).toBe(410);
  }
  expect((await signIn(createVisitor(), VICTIM.email)).status).not.toBe(303);
  expect((await signIn(createVisitor(), VICTIM.email, NEW_PASSWORD)).status).toBe(303);
  expect((await signIn(createVisitor(), 'cheat@example.com', NEW_PASSWORD)).status).not.toBe(303);
  expect((await signIn(createVisitor(), 'cheat@example.com')).status).toBe(303);
  expect(await fetchEmail(victim), 'the sessions from before have ended').toBeUndefined();
});

test('a link of one kind and address does nothing as another', async () => {
  await signIn(cheat, 'cheat@example.com');
  const asked = await cheat.ask(
    'mutation ($email: String!) { requestEmailChange(email: $email) { __typename } }',
    { email: 'cheat.new@example.com' },
  );
  expect(asked.errors).toBeUndefined();
  const { link } = await waitForMail(stage.server.database, 'cheat.new@example.com');
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  expect(token).not.toBe('');
  const other = createVisitor();
  await signIn(other, VICTIM.email, NEW_PASSWORD);
  await other.get(`${getPath('resetPassword')}?token=${token}`);
  expect((await other.post(getPath('resetPassword'), { password: 'nog een ander woord' })).status).toBe(410);
  await other.get(link);
  const pressed = await other.post(getPath('confirmEmail'), {});
  expect(pressed.status, 'the link is of another account').toBe(410);
  expect(await fetchEmail(other), 'the address of the signed-in customer stays').toBe(VICTIM.email);
  expect(await fetchEmail(cheat), 'and so does that of the link’s account').toBe('cheat@example.com');
  expect((await signIn(createVisitor(), VICTIM.email, NEW_PASSWORD)).status).toBe(303);
});
