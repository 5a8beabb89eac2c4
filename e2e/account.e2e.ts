import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadTranslator } from '#texts/load.ts';
import { demoCustomer } from '#tools/demo.ts';
import { answerConsent, openVisitor, waitForTakeOver } from './support/browser.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { waitForMail } from './support/identity-mail.ts';
import { blockPictures } from './support/pictures.ts';
import { markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { openSignIn } from './support/sign-in-over-page.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
const PASSWORD = 'een boot in de tuin';
const PASSKEY_OFFER = 'account.offer.passkey.title' as const;

const loadPlacesIn = (tenant: string, locale: string) => loadPlaces(stage.server.database, tenant, locale);
const loadDutchTexts = async () =>
  (await loadTranslator('nl-NL', (fault) => expect(fault).toBeUndefined())).text;
const getPath = (at: Places, screen: keyof Places['localeSettings']['paths']) =>
  at.localeSettings.paths[screen] ?? '';

/** The overview of a customer who has neither ordered nor made a passkey, where the tenant has one. */
async function expectEmptyOverview(at: Places, who: ReturnType<typeof createHttpVisitor>): Promise<void> {
  if (!getPath(at, 'accountOverview')) return;
  const t = await loadDutchTexts();
  const { body } = await who.get(getPath(at, 'accountOverview'));
  const said = ['account.parcels.none', 'account.returns.none', 'account.overview.due.none'] as const;
  for (const id of [...said, PASSKEY_OFFER]) expect(body).toContain(t(id));
}

describe.each([
  ['nl', 'nl-NL'],
  ['ch', 'fr-CH'],
])('without scripts, in %s (%s)', (tenant, locale) => {
  test('a visitor registers by mail, signs in, and gets a new password by mail; the link is in no address', async () => {
    const at = await loadPlacesIn(tenant, locale);
    const who = createHttpVisitor(stage.server.getOrigin(tenant));
    const email = `register.${locale.toLowerCase()}@example.com`;
    const entered = { email, password: 'fiets op zolder', givenName: 'Zoë', familyName: 'Bos' };
    expect((await who.post(getPath(at, 'register'), entered)).status).toBe(200);
    const first = await waitForMail(stage.server.database, email);
    const opened = await who.get(first.link);
    expect([opened.status, opened.location]).toEqual([303, getPath(at, 'confirmRegistration')]);
    const wrong = await who.post(getPath(at, 'confirmRegistration'), { password: 'iets anders' });
    expect(wrong.status).toBe(422);
    const made = await who.post(getPath(at, 'confirmRegistration'), { password: 'fiets op zolder' });
    expect(made.status).toBe(303);
    expect((await who.get(getPath(at, 'accountPersonalData'))).body).toContain(email);
    await expectEmptyOverview(at, who);

    const elsewhere = createHttpVisitor(stage.server.getOrigin(tenant));
    expect((await elsewhere.post(getPath(at, 'forgotPassword'), { email })).status).toBe(200);
    const { link } = await waitForMail(stage.server.database, email, getPath(at, 'resetPassword'));
    // a mail scanner looks first, and spends nothing
    await createHttpVisitor(stage.server.getOrigin(tenant)).get(link);
    const led = await elsewhere.get(link);
    expect([led.status, led.location]).toEqual([303, getPath(at, 'resetPassword')]);
    expect((await elsewhere.post(getPath(at, 'resetPassword'), { password: 'password' })).status).toBe(422);
    expect((await elsewhere.post(getPath(at, 'resetPassword'), { password: PASSWORD })).status).toBe(200);
    expect((await who.get(getPath(at, 'accountPersonalData'))).status).toBe(303);
    await elsewhere.get(link);
    expect((await elsewhere.post(getPath(at, 'resetPassword'), { password: PASSWORD })).status).toBe(410);
    const form = { intent: 'login', email, password: PASSWORD };
    const back = `${getPath(at, 'login')}?${new URLSearchParams({ next: getPath(at, 'wishlist') })}`;
    expect((await who.post(back, form)).location).toBe(getPath(at, 'wishlist'));
  });
});

test('sections are there where they are on, and a 404 where they are off', async () => {
  for (const { tenant, locale } of markets) {
    const at = await loadPlacesIn(tenant, locale);
    const { accountOverview } = at.localeSettings.paths;
    expect(accountOverview !== null).toBe(tenant === 'nl');
    if (tenant === 'de') {
      const who = createHttpVisitor(stage.server.getOrigin('de'));
      expect((await who.get('/mein-konto/uebersicht')).status).toBe(404);
    }
  }
});

test('one signs in over the page, and stays on it', async () => {
  const t = await loadDutchTexts();
  const page = await stage.browser.newPage({ baseURL: stage.server.getOrigin('nl') });
  await page.goto('/');
  const dialog = await openSignIn(page, t);
  await dialog.getByLabel(t('form.field.email')).fill(demoCustomer.getEmail('nl'));
  const submit = dialog.getByRole('button', { name: t('account.login.submit'), exact: true });
  await dialog.locator('input[name=password]').fill(demoCustomer.password);
  await submit.click();
  await page.getByRole('button', { name: /Sanne/ }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  const readFocused = () => page.evaluate(() => document.activeElement?.getAttribute('popovertarget'));
  await expect.poll(readFocused, { message: 'the focus is where the link was' }).toBe('account-menu');
  await page.close();
});

test('a password that is asked for again renews the session and its key: no call is refused', async () => {
  const t = await loadDutchTexts();
  const at = await loadPlacesIn('nl', 'nl-NL');
  const { page, context, faults } = await openVisitor(stage.browser, {
    baseURL: stage.server.getOrigin('nl'),
  });
  await blockPictures(context);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url());
  });
  const main = page.locator('main');
  await page.goto(
    `${getPath(at, 'login')}?${new URLSearchParams({ next: getPath(at, 'accountPersonalData') })}`,
  );
  await main.locator('input[name=email]').fill(demoCustomer.getEmail('nl'));
  await main.locator('input[name=password]').fill(demoCustomer.password);
  await main.getByRole('button', { name: t('account.login.submit'), exact: true }).click();
  await page.waitForURL(`**${getPath(at, 'accountPersonalData')}`);
  await page.getByRole('button', { name: /Sanne/ }).waitFor();
  await stage.server.database.pool.query(
    "update session set authenticated_at = authenticated_at - interval '11 minutes' where authenticated_at is not null",
  );
  await page.reload();
  await waitForTakeOver(page);
  await page.getByRole('button', { name: /Sanne/ }).waitFor();
  const email = page.locator('#email');
  await email.locator('input[name=email]').fill('sanne.nieuw@example.com');
  await email.locator('input[name=controlPassword]').fill(demoCustomer.password);
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/api/session/key') && answer.ok());
  await email.getByRole('button', { name: t('account.data.email.change') }).click();
  await email.getByText(t('account.data.email.sent')).waitFor();
  await renewed;
  expect({ refused, faults }).toEqual({ refused: [], faults: [] });
  await context.close();
});

describe('a form that is sent when the session has ended', () => {
  const typed = {
    givenName: 'Sanne',
    familyName: 'Op de Dijk',
    street: 'Lange Nieuwstraat',
    city: 'Tilburg',
  };

  async function signIn(page: Page, email: string, password: string): Promise<void> {
    const t = await loadDutchTexts();
    const main = page.locator('main');
    if (await main.locator('input[name=email]').isEditable())
      await main.locator('input[name=email]').fill(email);
    await main.locator('input[name=password]').fill(password);
    await main.getByRole('button', { name: t('account.login.submit'), exact: true }).click();
  }

  /** Types an address, and sends it after the session has ended. */
  async function sendTooLate(page: Page, end: () => Promise<unknown>): Promise<void> {
    const t = await loadDutchTexts();
    const at = await loadPlacesIn('nl', 'nl-NL');
    const book = `${getPath(at, 'accountAddressBook')}?edit=new`;
    await page.goto(`${getPath(at, 'login')}?${new URLSearchParams({ next: book })}`);
    await signIn(page, demoCustomer.getEmail('nl'), demoCustomer.password);
    await page.waitForURL(`**${book}`);
    await page.getByRole('button', { name: /Sanne/ }).waitFor();
    for (const [name, value] of Object.entries(typed))
      await page.locator(`[name="billing.${name}"]`).fill(value);
    await end();
    await page
      .locator('main')
      .getByRole('button', { name: t('account.book.save') })
      .last()
      .click();
    await page.waitForURL((url) => url.pathname === getPath(at, 'login'));
    expect(decodeURIComponent(page.url())).not.toContain('Dijk');
  }

  const grow = () =>
    stage.server.database.pool.query(
      "update session set authenticated_at = authenticated_at - interval '13 hours' where authenticated_at is not null",
    );

  test.each([
    ['soft', grow],
    ['gone', (context: BrowserContext) => context.clearCookies({ name: /sid$/ })],
  ] as const)('has what was typed in it after the sign-in, and is sent then (%s)', async (_, end) => {
    const t = await loadDutchTexts();
    const { page, context, faults } = await openVisitor(stage.browser, {
      baseURL: stage.server.getOrigin('nl'),
    });
    await sendTooLate(page, () => end(context));
    await signIn(page, demoCustomer.getEmail('nl'), demoCustomer.password);
    await page.getByText(t('form.unsent')).waitFor();
    for (const [name, value] of Object.entries(typed))
      expect(await page.locator(`[name="billing.${name}"]`).inputValue()).toBe(value);
    expect(await page.evaluate(() => sessionStorage.getItem('unsent-form'))).toBeNull();
    await page.locator('[name="billing.houseNumber"]').fill('7');
    await page.locator('[name="billing.postalCode"]').fill('5038 EA');
    await page
      .locator('main')
      .getByRole('button', { name: t('account.book.save') })
      .last()
      .click();
    await page.getByText(t('account.book.saved')).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('unsent-form'))).toBeNull();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is forgotten when somebody else signs in', async () => {
    const at = await loadPlacesIn('nl', 'nl-NL');
    const email = 'somebody.else@example.com';
    const who = createHttpVisitor(stage.server.getOrigin('nl'));
    await who.post(getPath(at, 'register'), {
      email,
      password: PASSWORD,
      givenName: 'Zoë',
      familyName: 'Bos',
    });
    await who.get((await waitForMail(stage.server.database, email)).link);
    await who.post(getPath(at, 'confirmRegistration'), { password: PASSWORD });
    const { page, context, faults } = await openVisitor(stage.browser, {
      baseURL: stage.server.getOrigin('nl'),
    });
    await sendTooLate(page, () => context.clearCookies({ name: /sid$/ }));
    await signIn(page, email, PASSWORD);
    await page.getByRole('button', { name: /Zoë/ }).waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unsent-form'))).toBeNull();
    expect(await page.locator('[name="billing.familyName"]').inputValue()).not.toBe(typed.familyName);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('a passkey is made in the account and signs in afterwards', async () => {
  const t = await loadDutchTexts();
  const at = await loadPlacesIn('nl', 'nl-NL');
  const context = await stage.browser.newContext({ baseURL: stage.server.getOrigin('nl') });
  await answerConsent(context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const next = new URLSearchParams({ next: getPath(at, 'accountPersonalData') });
  await page.goto(`${getPath(at, 'login')}?${next}`);
  const main = page.locator('main');
  await main.locator('input[name=email]').fill(demoCustomer.getEmail('nl'));
  await main.locator('input[name=password]').fill(demoCustomer.password);
  await main.getByRole('button', { name: t('account.login.submit'), exact: true }).click();
  await page.waitForURL(`**${getPath(at, 'accountPersonalData')}`);
  await page.getByRole('button', { name: t('account.data.passkeys.add') }).click();
  await page.getByText(t('account.data.saved')).waitFor();
  await main.getByRole('button', { name: t('account.notYou') }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(getPath(at, 'login'));
  await page.getByRole('button', { name: t('account.login.passkey') }).click();
  await page.waitForURL(`**${getPath(at, 'accountOverview')}`);
  expect(await page.getByText(t(PASSKEY_OFFER)).count(), 'there is one').toBe(0);
  await context.close();
});
