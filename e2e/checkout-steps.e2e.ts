import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatDay } from '#texts/format-day.ts';
import { openVisitor } from './support/browser.ts';
import { buildDeliveryFields, putIntoBasket, sayWho } from './support/checkout.ts';
import { fillAddress, goToNextStep } from './support/checkout-pages.ts';
import { createPointer } from './support/hands.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { createShopper, type Shopper } from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

/** One page in three steps, walked with scripts, and a page a step, walked without. */
const checkouts = [
  { locale: 'nl-NL', scripts: true },
  { locale: 'de-DE', scripts: false },
] as const;
const codes: Readonly<Record<string, string>> = { nl: '5038 EA', de: '20099' };

describe.each(checkouts)('in $locale, scripts: $scripts', ({ locale, scripts }) => {
  const market = markets.find((one) => one.locale === locale) as MarketCase;
  let at: Places;
  beforeAll(async () => {
    at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  });

  async function createGuest(): Promise<HttpVisitor> {
    const who = createHttpVisitor(stage.server.getOrigin(market.tenant));
    await putIntoBasket(who, at, at.article.variantSku);
    await sayWho(who, at, { email: 'steps@example.com', password: null, address: market.address });
    return who;
  }

  async function openDelivery(
    scripts: boolean,
    journey: (page: Page, who: Shopper) => Promise<void>,
  ): Promise<void> {
    const known = await createGuest();
    const { page, context, faults } = await openVisitor(stage.browser, { javaScriptEnabled: scripts });
    await blockPictures(context);
    const url = known.origin;
    await context.addCookies([...known.cookies].map(([name, value]) => ({ name, value, url })));
    await page.goto(url + getStepAddress(at, 'delivery'));
    await journey(page, await createShopper(page, createPointer(), market, url));
    expect(faults).toEqual([]);
    await context.close();
  }

  it('a point is found near a postal code and chosen, with all that was typed kept', async () => {
    await openDelivery(scripts, async (page, who) => {
      const { t } = who;
      await fillAddress(page, market);
      await page.getByRole('radio', { name: t('delivery.kind.pickup') }).check();
      const code = codes[market.tenant] ?? '';
      const near = page.getByLabel(new RegExp(`^${t('delivery.pickup.postalCode')}`));
      await near.fill('');
      await page.getByRole('button', { name: t('delivery.pickup.search') }).click();
      // nobody types their own postal code twice
      await expect.poll(() => near.inputValue()).toBe(market.address.postalCode);
      await near.fill(code);
      await page.getByRole('button', { name: t('delivery.pickup.search') }).click();
      const points = page.getByRole('group', { name: t('delivery.pickup.points', { postalCode: code }) });
      await points.getByRole('radio').first().check();
      expect(await page.locator('[name="billing.familyName"]').inputValue()).toBe(market.address.familyName);
      // the German point wants the customer's own number, the others nothing
      const number = page.locator('[name="postNumber"]');
      expect(await number.isVisible()).toBe(market.tenant === 'de');
      if (market.tenant === 'de') await number.fill('12345678');
      await goToNextStep(page, who);
      await page.locator('input[name=paymentMethod][value=invoice]').check();
      await goToNextStep(page, who);
      await page.getByRole('button', { name: market.orderButton, exact: true }).waitFor();
      await page.getByText(t('delivery.pickup.chosen')).waitFor();
    });
  });

  it('a wished day is asked for where it was chosen, and stands above the order button', async () => {
    await openDelivery(false, async (page, who) => {
      const { t } = who;
      await fillAddress(page, market);
      await page.getByRole('radio', { name: t('checkout.delivery.wished-day.name') }).check();
      await goToNextStep(page, who);
      await page.getByRole('link', { name: new RegExp(t('delivery.wished')) }).waitFor();
      const days = page.getByRole('group', { name: t('delivery.wished') }).getByRole('radio');
      expect(await days.count()).toBe(10);
      const chosen = formatDay((await days.nth(2).getAttribute('value')) ?? '', market.locale);
      await page.locator('label:has([name=wishedOn])').nth(2).click();
      expect(await page.getByRole('radio', { name: chosen }).isChecked()).toBe(true);
      await goToNextStep(page, who);
      await page.locator('input[name=paymentMethod][value=invoice]').check();
      // a day cannot be promised while goods wait for money; the Netherlands have no prepayment
      const method = t('payment.method.prepayment.name');
      const why = page.getByText(t('payment.notWithWishedDay', { method }));
      expect(await why.count()).toBe(market.tenant === 'nl' ? 0 : 1);
      expect(await page.locator('input[name=paymentMethod][value=prepayment]').count()).toBe(0);
      await goToNextStep(page, who);
      const promise = t('delivery.dates.on', { day: chosen });
      await page.getByText(promise).first().waitFor();
    });
  });

  it('another address is asked for in full, and typed values stay', async () => {
    await openDelivery(true, async (page, who) => {
      const { t } = who;
      await fillAddress(page, market);
      await page.getByRole('radio', { name: t('delivery.kind.address') }).check();
      await page.locator('[name="delivery.givenName"]').fill('Robin');
      await goToNextStep(page, who);
      await page.getByRole('alert').first().waitFor();
      expect(await page.locator('[name="delivery.givenName"]').inputValue()).toBe('Robin');
      expect(await page.locator('[name="billing.city"]').inputValue()).toBe(market.address.city);
      await fillAddress(page, market, 'delivery');
      await goToNextStep(page, who);
      await page.locator('input[name=paymentMethod][value=invoice]').waitFor();
      // the step is there a moment before its address
      await page.waitForURL((url) => url.href.endsWith(getStepAddress(at, 'payment')));
      await page.goBack();
      await page.locator('[name="delivery.familyName"]').waitFor();
      expect(await page.locator('[name="delivery.familyName"]').inputValue()).toBe(market.address.familyName);
    });
  });

  it('back and forward lead through every step, and nothing that was entered is lost', async () => {
    await openDelivery(scripts, async (page, who) => {
      const name = page.locator('[name="billing.familyName"]');
      const invoice = page.locator('input[name=paymentMethod][value=invoice]');
      const button = page.getByRole('button', { name: market.orderButton, exact: true });
      await fillAddress(page, market);
      await goToNextStep(page, who);
      await invoice.check();
      const payment = page.url();
      await goToNextStep(page, who);
      await button.waitFor();
      // the step is there a moment before its address
      await page.waitForURL((url) => url.href !== payment);
      for (const _twice of [1, 2]) {
        await page.goBack();
        await invoice.waitFor();
        expect(await invoice.isChecked()).toBe(true);
        await page.goBack();
        await name.waitFor();
        expect(await name.inputValue()).toBe(market.address.familyName);
        await page.goForward();
        await invoice.waitFor();
        await page.goForward();
        await button.waitFor();
      }
    });
  });

  it('every step that is not ready leads to the first one that is missing, and abandoned ones lead back', async () => {
    const origin = stage.server.getOrigin(market.tenant);
    const { paths } = at.localeSettings;
    const steps = [paths.checkoutDelivery, paths.checkoutPayment, paths.checkAndOrder];
    const changes = [paths.checkoutDeliveryChange, paths.checkoutPaymentChange];
    const empty = createHttpVisitor(origin);
    for (const path of [...steps, ...changes]) {
      expect(`${path} ${(await empty.get(path ?? '')).location}`).toBe(`${path} ${paths.basket}`);
    }
    await putIntoBasket(empty, at, at.article.variantSku);
    for (const path of [...steps, ...changes]) {
      expect(`${path} ${(await empty.get(path ?? '')).location}`).toBe(`${path} ${paths.checkoutLogin}`);
    }
    const known = await createGuest();
    for (const path of [...steps, ...changes]) {
      const { status, location } = await known.get(path ?? '');
      const own = path === paths.checkoutDelivery || path === paths.checkoutDeliveryChange;
      expect(`${path} ${own ? status : location}`).toBe(`${path} ${own ? 200 : paths.checkoutDelivery}`);
    }
    await known.post(at.delivery, buildDeliveryFields(market.address));
    const refreshed = await known.get(paths.checkoutDeliveryChange ?? '');
    expect(refreshed.body).toContain(market.address.familyName);
    const nothing = await known.get(at.noOrder);
    expect(nothing.body).toContain(`href="${getStepAddress(at, 'payment')}"`);
  });

  it('a choice made in one tab holds in the other one', async () => {
    const who = await createGuest();
    await who.post(at.delivery, buildDeliveryFields(market.address));
    await who.post(at.payment, { intent: 'payment', paymentMethod: 'invoice' });
    const option = {
      ...buildDeliveryFields(market.address),
      deliveryOption: 'wished-day',
      wishedOn: '2001-01-01',
    };
    expect((await who.post(at.delivery, option)).status).toBe(422);
    const page = await who.get(at.confirm);
    expect(page.status).toBe(200);
    expect(page.body).toContain('name="idempotencyKey"');
  });
});

/** On the one Dutch page each step has an address of its own, too. */
function getStepAddress(at: Places, step: 'delivery' | 'payment'): string {
  return at.payment === at.delivery ? `${at[step]}?step=${step}` : at[step];
}

describe('the delivery flat', () => {
  const market = markets.find(({ tenant }) => tenant === 'de');

  it('is a page that sells nothing by itself; where it is off, there is none', async () => {
    if (!market) throw new Error('no German market');
    const at = await loadPlaces(stage.server.database, 'de', 'de-DE');
    const who = createHttpVisitor(stage.server.getOrigin('de'));
    await putIntoBasket(who, at, at.article.variantSku);
    const buyer = { email: `flat.${Date.now()}@example.com`, password: 'geheim12', address: market.address };
    await sayWho(who, at, buyer);
    await who.post(at.delivery, buildDeliveryFields(market.address));
    const path = at.localeSettings.paths.premium ?? '';
    expect((await who.get(path)).body).not.toContain('checked');
    expect((await who.post(path, { premium: 'no' })).location).toBe(at.payment);
    const fetchTotal = async () =>
      JSON.stringify(await who.ask('{ basket { shipping { minor } premium { minor } } }'));
    expect(await fetchTotal()).toContain('"shipping":{"minor":595},"premium":{"minor":0}');
    expect((await who.post(path, { premium: 'yes' })).location).toBe(at.payment);
    expect(await fetchTotal()).toContain('"shipping":{"minor":0},"premium":{"minor":1995}');
    const dutch = createHttpVisitor(stage.server.getOrigin('nl'));
    expect((await dutch.get('/bestellen/premium')).status).toBe(404);
  });
});

it('the street follows from postal code and house number, and nothing typed by hand is written over', async () => {
  const market = markets.find(({ tenant }) => tenant === 'nl');
  if (!market) throw new Error('no Dutch market');
  const at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
  const who = createHttpVisitor(stage.server.getOrigin('nl'));
  await putIntoBasket(who, at, at.article.variantSku);
  await sayWho(who, at, { email: 'street@example.com', password: null, address: market.address });
  const key = { 'billing.postalCode': '5038ea', 'billing.houseNumber': '12', 'billing.givenName': 'Ineke' };
  const submitQuestion = (more: object) =>
    who.post(at.delivery, { intent: 'delivery', ask: 'street:billing', ...key, ...more });
  const filled = await submitQuestion({});
  expect(filled.status).toBe(200);
  expect(filled.body).toContain('value="Heuvelstraat"');
  expect(filled.body).toContain('value="Tilburg"');
  expect(filled.body).toContain('value="Ineke"');
  const own = await submitQuestion({ 'billing.street': 'Mijn eigen straat' });
  expect(own.body).toContain('value="Mijn eigen straat"');
  expect(own.body).not.toContain('value="Heuvelstraat"');
  const scripted = await openVisitor(stage.browser);
  await blockPictures(scripted.context);
  await scripted.context.addCookies(
    [...who.cookies].map(([name, value]) => ({ name, value, url: who.origin })),
  );
  const { page } = scripted;
  await page.goto(who.origin + at.delivery);
  await page.waitForLoadState('networkidle');
  await page.locator('[name="billing.postalCode"]').fill('5038 EA');
  await page.locator('[name="billing.houseNumber"]').fill('12');
  await page.locator('[name="billing.houseNumber"]').blur();
  const street = page.locator('[name="billing.street"]');
  await expect.poll(() => street.inputValue()).toBe('Heuvelstraat');
  // a corrected code has another street, and one that lacks a part has none
  await page.locator('[name="billing.postalCode"]').fill('1012ab');
  await page.locator('[name="billing.postalCode"]').blur();
  await expect.poll(() => street.inputValue()).toBe('Nieuwendijk');
  await page.locator('[name="billing.postalCode"]').fill('1012');
  await page.locator('[name="billing.postalCode"]').blur();
  await page.getByText('De postcode is nog niet compleet').waitFor();
  expect(await street.inputValue()).toBe('');
  expect(scripted.faults).toEqual([]);
  await scripted.context.close();
});
