import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assign } from '#commerce/service/experiment/assignment.ts';
import { loadTenants } from '#tenants/load.ts';
import type { Experiment } from '#tenants/measurement-settings.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { startTestServer, type TestServer } from '#wiring/test-server.ts';
import { openBarePage } from './support/bare-page.ts';
import { openVisitor, waitForTakeOver } from './support/browser.ts';
import { createPointer } from './support/hands.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { markets } from './support/screens/markets.ts';
import { loadPlaces } from './support/screens/places.ts';
import {
  addToBasket,
  browseToArticle,
  chooseVariant,
  createShopper,
  goThroughCheckout,
  placeOrder,
} from './support/shopping.ts';
import { openBrowserStage } from './support/stage.ts';

const stage = openBrowserStage({ size: 120 });

const WORDS = {
  nl: {
    ...{ locale: 'nl-NL', title: 'Cookies en privacy', link: 'Cookie-instellingen' },
    ...{ refuse: 'Alles weigeren', accept: 'Alles accepteren' },
  },
  de: { refuse: 'Alle ablehnen' },
  at: { refuse: 'Alle ablehnen', link: 'Cookie-Einstellungen' },
} as const;
/** The session, the page view, the login state and the choice. */
const NEEDED = ['consent', 'login_state', 'pvid', 'sid'];
const STORED = ['react-router-scroll-positions'];

test('every cookie, storage key and request of others is what consent allows, in five states of it', async () => {
  const [tenant, words] = ['nl', WORDS.nl] as const;
  const { page, context, faults } = await openVisitor(stage.browser, { consent: null });
  await blockPictures(context);
  const origin = stage.server.getOrigin(tenant);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  const waitForCookies = async () => {
    await page.waitForLoadState('networkidle');
    const cookies = (await context.cookies()).map(({ name }) => name);
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const optional = [...cookies, ...keys].filter((name) => ![...NEEDED, ...STORED].includes(name));
    return optional.toSorted();
  };
  const ask = () => page.getByRole('link', { name: words.link }).click();
  const { article, basket } = await loadPlaces(stage.server.database, tenant, words.locale);
  const look = () => page.goto(origin + article.page);

  // nothing was chosen
  await look();
  await page.getByRole('button', { name: words.refuse }).waitFor();
  expect(await waitForCookies()).toEqual([]);
  // the basket asks with its first words, and the layer takes the place of that
  await page.goto(origin + basket);
  const question = page.getByRole('region', { name: words.title });
  expect(await waitForCookies()).toEqual([]);
  expect(await question.count()).toBe(1);
  // refused
  await question.getByRole('button', { name: words.refuse }).click();
  await question.waitFor({ state: 'detached' });
  await look();
  expect(await waitForCookies()).toEqual([]);
  // one category by itself: comfort
  await ask();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=C0003]').check();
  await dialog.getByRole('button').last().click();
  await look();
  expect(await waitForCookies()).toEqual(['recently-viewed']);
  // everything
  await ask();
  await dialog.getByRole('button', { name: words.accept }).click();
  await look();
  expect(await waitForCookies()).toEqual(['ab', 'cc', 'recently-viewed', 'visit-viewed']);
  // withdrawn
  await ask();
  await dialog.getByRole('button', { name: words.refuse }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await waitForCookies()).toEqual([]);
  await look();
  expect(await waitForCookies()).toEqual([]);
  expect(foreign).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/** Agreed to be measured. */
const AGREED = 'groups=C0001:1,C0002:1';

/** A visitor's word to which the shop itself gives this variant: it leaves the cookie as it is. */
function findVariantWord(variant: 'a' | 'b', experiment: Experiment): string {
  for (let number = 0; ; number += 1) {
    const word = String(number).padStart(22, 'v');
    if (assign(experiment, word) === variant) return word;
  }
}

test('a test of pages shows its variant to the visitor, and the page is the same for all', async () => {
  const origin = stage.server.getOrigin('nl');
  const [experiment] = (await loadTenants()).find(({ id }) => id === 'nl')?.experiments ?? [];
  if (!experiment) throw new Error('the tenant nl runs no test of pages');
  const { article } = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
  const buildCookie = (variant: 'a' | 'b') =>
    `${findVariantWord(variant, experiment)}~${experiment.key}.${variant}`;
  const fetchPage = (variant: 'a' | 'b') => {
    const who = createHttpVisitor(origin);
    who.cookies.set('ab', buildCookie(variant));
    return who.get(article.page);
  };
  // recommendations are computed while articles are visited: the page may be made anew between two visits
  const sent = { a: new Set<string>(), b: new Set<string>() };
  for (const variant of ['a', 'b', 'a', 'b'] as const) {
    const { body, setCookies } = await fetchPage(variant);
    expect(body).toContain('data-variant="b"');
    expect(setCookies).toEqual([]);
    sent[variant].add(body);
  }
  expect([...sent.a].filter((body) => sent.b.has(body))).not.toEqual([]);
  for (const variant of ['a', 'b'] as const) {
    const { page, context, faults } = await openVisitor(stage.browser, { consent: AGREED });
    await blockPictures(context);
    await context.addCookies([{ name: 'ab', value: buildCookie(variant), url: origin }]);
    await page.goto(origin + article.page, { waitUntil: 'commit' });
    const place = page.locator('[data-variant=b]');
    await place.waitFor({ state: 'attached' });
    await place.waitFor({ state: variant === 'b' ? 'visible' : 'hidden' });
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('without scripts the choice is a form', async () => {
  const who = createHttpVisitor(stage.server.getOrigin('de'));
  const basket = await openBarePage(who, '/warenkorb');
  const answered = await basket.press(WORDS.de.refuse);
  expect(answered.address.replace(/\?.*/, '')).toBe('/warenkorb');
  expect(answered.html).not.toContain(WORDS.de.refuse);
  const settings = await openBarePage(who, '/service-hilfe/cookies');
  expect(settings.readValue('C0003')).toBeNull();
  const kept = await settings.press('Auswahl speichern', { C0003: '1' });
  expect(kept.readValue('C0003')).toBe('1');
  const { rows } = await stage.server.database.pool.query<{ granted: string[] }>(
    `select granted from consent_proof where tenant_id = 'de' order by chosen_at desc limit 1`,
  );
  expect(rows).toEqual([{ granted: ['C0003'] }]);
});

/** Stands for the script of another provider: as much of a consent tool as the shop hears of. */
const TOOL = `
  window.OnetrustActiveGroups = ',C0001,';
  window.OneTrust = { ToggleInfoDisplay() { window.askedAgain = true; } };
  window.answerTool = (groups) => {
    document.cookie = 'OptanonAlertBoxClosed=2026-11-23T12:00:00.000Z; path=/';
    window.OnetrustActiveGroups = groups;
    dispatchEvent(new Event('OneTrustGroupsUpdated'));
  };
  window.OptanonWrapper();
  dispatchEvent(new Event('OneTrustGroupsUpdated'));
`;
const ALL = `groups=${['C0001', 'C0002', 'C0003', 'C0004', 'C0005', 'C0006'].map((one) => `${one}:1`).join(',')}`;
/** From a list to the cancellation, each once; what was removed is put back. */
const MEASURED = [
  ...['view_item_list', 'select_item', 'view_item', 'add_to_cart', 'view_cart', 'begin_checkout'],
  ...['add_to_wishlist', 'remove_from_cart', 'add_to_cart'],
  ...['add_shipping_info', 'add_payment_info', 'purchase', 'refund'],
];

/** An ecommerce event as the tag manager gets it. */
type Told = {
  event: string;
  ecommerce: {
    currency?: string;
    value?: number;
    transaction_id?: string;
    promotion_id?: string;
    promotion_name?: string;
    creative_slot?: string;
    items: { item_id?: string; price?: number; quantity?: number }[];
  };
};

/** By Google's reference of recommended events: required parameters, and `value` as the sum of price times quantity. */
function expectSchema({ event, ecommerce }: Told): void {
  expect(ecommerce.items.length, event).toBeGreaterThan(0);
  for (const { item_id } of ecommerce.items) expect(item_id, event).toBeTruthy();
  if (event === 'purchase' || event === 'refund') expect(ecommerce.transaction_id, event).toBeTruthy();
  if (event === 'view_item_list' || event === 'select_item') return;
  if (event.endsWith('_promotion')) {
    expect(ecommerce.promotion_id && ecommerce.promotion_name, event).toBeTruthy();
    return;
  }
  expect(ecommerce.currency, event).toBe('EUR');
  const sum = ecommerce.items.reduce((all, { price = 0, quantity = 1 }) => all + price * quantity, 0);
  expect(ecommerce.value, event).toBeCloseTo(sum, 2);
}

describe('scripts of others', () => {
  const others = createServer((req, res) => {
    const body = req.url?.startsWith('/scripttemplates/') ? TOOL : '';
    res.writeHead(200, { 'content-type': 'text/javascript' }).end(body);
  });
  let server: TestServer;
  beforeAll(async () => {
    others.listen(0, '127.0.0.1');
    await once(others, 'listening');
    const host = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
    const tagManager = { host, id: 'GTM-TEST12', sendsTo: [] };
    const tool = { tool: 'onetrust' as const, host, domainScript: 'a-script-of-the-tenant' };
    const tenants = (await loadTenants()).map((tenant): Tenant => {
      // the Dutch tenant has the flag of push messages, the German one has not
      if (tenant.id === 'de' || tenant.id === 'nl')
        return { ...tenant, measurement: { tagManager, push: { host, path: '/push.js' } } };
      return tenant.id === 'at' ? { ...tenant, consent: tool } : tenant;
    });
    server = await startTestServer({ database: stage.server.database, tenants });
  });
  afterAll(async () => {
    await server?.close();
    others.close();
  });

  test('the groups of a consent tool become the choice once somebody has chosen, and when they change', async () => {
    const { page, context, faults } = await openVisitor(stage.browser, { consent: null });
    const readChoice = async () => {
      const found = (await context.cookies()).find(({ name }) => name === 'consent');
      return found && decodeURIComponent(found.value);
    };
    const answer = (groups: string) =>
      page.evaluate(
        (said) => (window as unknown as { answerTool(groups: string): void }).answerTool(said),
        groups,
      );
    await page.goto(server.getOrigin('at'));
    await page.waitForFunction(() => 'OneTrust' in window);
    // the tool has told its groups, but nobody has chosen; the shop's own layer does not ask beside it
    expect(await readChoice()).toBeUndefined();
    expect(await page.getByRole('button', { name: WORDS.at.refuse }).count()).toBe(0);
    await answer(',C0001,C0003,');
    await expect.poll(readChoice).toMatch(/C0002:0,C0003:1,C0004:0/);
    await answer(',C0001,C0002,');
    await expect.poll(readChoice).toMatch(/C0002:1,C0003:0,C0004:0/);
    await page.getByRole('link', { name: WORDS.at.link }).click();
    await page.waitForFunction(() => 'askedAgain' in window);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('from a list to an order that is cancelled each event is measured once', async () => {
    const market = markets.find(({ tenant }) => tenant === 'de');
    if (!market) throw new Error('there is no market de');
    const { page, context, faults } = await openVisitor(stage.browser, { consent: ALL });
    await blockPictures(context);
    const measured: Told[] = [];
    const foreign: string[] = [];
    page.on('request', (request) => foreign.push(new URL(request.url()).pathname));
    await context.exposeFunction('tellMeasured', (told: Told) => void measured.push(told));
    await context.addInitScript(() => {
      const layer: unknown[] = [];
      layer.push = (...all: unknown[]) => {
        const told = window as unknown as { tellMeasured(one: object): void };
        // how many banners the home page shows before it is left is chance
        for (const one of all as { event?: string; ecommerce?: object }[])
          if (one.event && one.ecommerce && !one.event.endsWith('_promotion')) told.tellMeasured(one);
        return Array.prototype.push.apply(layer, all);
      };
      Object.assign(window, { dataLayer: layer });
    });
    const who = await createShopper(page, createPointer(), market, server.getOrigin('de'));
    await browseToArticle(who);
    await chooseVariant(who);
    await page
      .getByRole('main')
      .getByRole('button', { name: who.t('wishlist.keepShort') })
      .first()
      .click();
    await page.getByRole('status').getByText(who.t('wishlist.added')).waitFor();
    await addToBasket(who);
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: who.t('basket.line.removeShort') })
      .first()
      .click();
    await page.getByRole('button', { name: who.t('basket.undo') }).click();
    await main.getByRole('link', { name: who.t('basket.summary.checkout') }).waitFor();
    await goThroughCheckout(who, 'measured@example.com');
    await placeOrder(who);
    // the page of an order that was measured says nothing new
    await page.reload();
    await page.waitForLoadState('networkidle');
    const paths = (await loadTenants()).find(({ id }) => id === 'de')?.locales[0]?.paths;
    await page.goto(server.getOrigin('de') + paths?.orderStatus + new URL(page.url()).search);
    await page.getByText(who.t('order.cancel.title'), { exact: true }).click();
    await page.getByRole('button', { name: who.t('order.cancel.submit') }).click();
    await page.getByText(who.t('order.state.CANCELLED')).waitFor();
    await expect.poll(() => measured.map(({ event }) => event).toSorted()).toEqual(MEASURED.toSorted());
    for (const one of measured) expectSchema(one);
    const articles = new Set(
      measured.flatMap(({ event, ecommerce }) =>
        event === 'view_item_list' ? [] : ecommerce.items.map(({ item_id }) => item_id),
      ),
    );
    expect(articles.size).toBe(1);
    expect(foreign).toContain('/gtm.js');
    expect(foreign).not.toContain('/push.js');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('scripts of others: left out by the address, stopped in every tab when their consent is withdrawn', async () => {
    const { page, context, faults } = await openVisitor(stage.browser, { consent: ALL });
    await blockPictures(context);
    const origin = server.getOrigin('nl');
    const { terms } = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
    const createScriptReader = (tab: Page) => () =>
      tab
        .locator('head > script[src]')
        .evaluateAll((scripts) => scripts.map((one) => new URL((one as HTMLScriptElement).src).pathname))
        .then((paths) => paths.filter((path) => path === '/gtm.js' || path === '/push.js').toSorted());
    for (const skipped of ['skipGTM', 'skipPTcheck']) {
      await page.goto(`${origin}${terms}?${skipped}`);
      await expect.poll(createScriptReader(page)).toEqual(['/push.js']);
    }
    await page.goto(origin);
    const other = await context.newPage();
    await other.goto(origin + terms);
    for (const tab of [page, other])
      await expect.poll(createScriptReader(tab)).toEqual(['/gtm.js', '/push.js']);
    // banners are measured once when they are seen, and when they are pressed
    const listPromotions = () =>
      page.evaluate(() =>
        (window.dataLayer as Told[]).filter(({ event }) => String(event).endsWith('_promotion')),
      );
    const listSlots = async (event: string) =>
      (await listPromotions()).filter((one) => one.event === event).map((one) => one.ecommerce.creative_slot);
    await expect.poll(() => listSlots('view_promotion')).toContain('home-hero');
    const hero = page.locator('[data-promotion*=home-hero]');
    await page.bringToFront();
    await hero.getByRole('link').click();
    await expect.poll(() => listSlots('select_promotion')).toEqual(['home-hero']);
    await hero.waitFor({ state: 'detached' });
    const seen = await listSlots('view_promotion');
    expect(seen).toEqual([...new Set(seen)]);
    for (const one of await listPromotions()) expectSchema(one);
    // marketing alone is withdrawn: the messages stop, the tag manager is told
    await page.getByRole('link', { name: WORDS.nl.link }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=C0004]').uncheck();
    await dialog.getByRole('button').last().click();
    for (const tab of [page, other]) await expect.poll(createScriptReader(tab)).toEqual(['/gtm.js']);
    await waitForTakeOver(page);
    await page.getByRole('link', { name: WORDS.nl.link }).click();
    await dialog.getByRole('button', { name: WORDS.nl.refuse }).click();
    for (const tab of [page, other]) await expect.poll(createScriptReader(tab)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
