import { beforeAll, describe, expect, it } from 'vitest';
import { formatDay } from '#texts/format-day.ts';
import { listBillingFields } from './support/bare-checkout.ts';
import { type BarePage, openBarePage } from './support/bare-page.ts';
import { openVisitor } from './support/browser.ts';
import { buildDeliveryFields, putIntoBasket, sayWho } from './support/checkout.ts';
import { fillAddress, goToNextStep } from './support/checkout-pages.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { loadShopperTexts, type Shopper } from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

/** One page in three steps, and a page a step. */
const checkouts = markets.filter(({ locale }) => locale === 'nl-NL' || locale === 'de-DE');
const codes: Readonly<Record<string, string>> = { nl: '5038 EA', de: '20099' };

describe.each(checkouts)('in $locale', (market) => {
  let at: Places;
  let t: Shopper['t'];
  const billing = listBillingFields(market);
  const invoice = { paymentMethod: 'invoice' };
  beforeAll(async () => {
    at = await loadPlaces(stage.server.database, market.tenant, market.locale);
    t = await loadShopperTexts(market);
  });

  async function createGuest(): Promise<HttpVisitor> {
    const who = createHttpVisitor(stage.server.getOrigin(market.tenant));
    await putIntoBasket(who, at, at.article.variantSku);
    await sayWho(who, at, { email: 'steps@example.com', password: null, address: market.address });
    return who;
  }

  const openStep = (who: HttpVisitor, step: 'delivery' | 'payment') =>
    openBarePage(who, getStepAddress(at, step));
  const goOn = (page: BarePage, typed: Readonly<Record<string, string>>) =>
    page.press(t('checkout.continue'), typed);

  it('a point is found near a postal code and chosen, with all that was typed kept', async () => {
    const code = codes[market.tenant] ?? '';
    const search = t('delivery.pickup.search');
    const delivery = await openStep(await createGuest(), 'delivery');
    const near = await delivery.press(search, { ...billing, kind: 'pickup', pickupPostalCode: '' });
    // nobody types their own postal code twice
    expect(near.readValue('pickupPostalCode')).toBe(market.address.postalCode);
    const listed = await near.press(search, { pickupPostalCode: code });
    expect(listed.words).toContain(t('delivery.pickup.points', { postalCode: code }));
    expect(listed.readValue('billing.familyName')).toBe(market.address.familyName);
    const [point = ''] = listValues(listed, 'pickupPointId');
    // the German point wants the customer's own number, the others nothing
    const wantsNumber = market.tenant === 'de';
    expect(listed.html.includes('name="postNumber"')).toBe(wantsNumber);
    const chosen = { pickupPointId: point, ...(wantsNumber && { postNumber: '12345678' }) };
    const ready = await goOn(await goOn(listed, chosen), invoice);
    expect(ready.words).toContain(market.orderButton);
    expect(ready.words).toContain(t('delivery.pickup.chosen'));
  });

  it('a wished day is asked for where it was chosen, and stands above the order button', async () => {
    const delivery = await openStep(await createGuest(), 'delivery');
    const asked = await goOn(delivery, { ...billing, deliveryOption: 'wished-day' });
    expect(asked.html).toMatch(new RegExp(`<a [^>]*href="#[^>]*>[^<]*${t('delivery.wished')}`));
    const days = listValues(asked, 'wishedOn');
    expect(days).toHaveLength(10);
    const chosen = formatDay(days[2] ?? '', market.locale).replaceAll(/\s+/g, ' ');
    const payment = await goOn(asked, { wishedOn: days[2] ?? '' });
    // a day cannot be promised while goods wait for money; the Netherlands have no prepayment
    const why = t('payment.notWithWishedDay', { method: t('payment.method.prepayment.name') });
    expect(payment.words.includes(why)).toBe(market.tenant === 'de');
    expect(listValues(payment, 'paymentMethod')).toContain('invoice');
    expect(listValues(payment, 'paymentMethod')).not.toContain('prepayment');
    const ready = await goOn(payment, invoice);
    expect(ready.words).toContain(t('delivery.dates.on', { day: chosen }));
  });

  it('another address is asked for in full, and typed values stay', async () => {
    const who = await createGuest();
    const delivery = await openStep(who, 'delivery');
    const typed = { ...billing, kind: 'address', 'delivery.givenName': 'Robin' };
    const refused = await goOn(delivery, typed);
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('role="alert"')]);
    expect(refused.readValue('delivery.givenName')).toBe('Robin');
    expect(refused.readValue('billing.city')).toBe(market.address.city);
    const payment = await goOn(refused, listBillingFields(market, 'delivery'));
    expect(payment.address).toBe(getStepAddress(at, 'payment'));
    const back = await openStep(who, 'delivery');
    expect(back.readValue('delivery.familyName')).toBe(market.address.familyName);
  });

  it('a step that is opened again has what was entered, without scripts', async () => {
    const who = await createGuest();
    const payment = await goOn(await openStep(who, 'delivery'), billing);
    const ready = await goOn(payment, invoice);
    expect(ready.words).toContain(market.orderButton);
    expect((await openStep(who, 'payment')).readValue('paymentMethod')).toBe('invoice');
    expect((await openStep(who, 'delivery')).readValue('billing.familyName')).toBe(market.address.familyName);
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

/** Values of the fields of a name, as they stand in the page. */
function listValues({ html }: BarePage, name: string): string[] {
  return [...html.matchAll(/<input [^>]*>/g)].flatMap(([input]) =>
    input.includes(` name="${name}"`) ? (/ value="([^"]*)"/.exec(input)?.slice(1) ?? []) : [],
  );
}

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

describe('with scripts, on the one Dutch page', () => {
  const market = markets.find(({ tenant }) => tenant === 'nl') as MarketCase;

  it('the street follows from postal code and house number, and nothing typed by hand is written over', async () => {
    const at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
    const who = createHttpVisitor(stage.server.getOrigin('nl'));
    await putIntoBasket(who, at, at.article.variantSku);
    await sayWho(who, at, { email: 'street@example.com', password: null, address: market.address });
    const key = {
      'billing.postalCode': '5038ea',
      'billing.houseNumber': '12',
      'billing.givenName': 'Ineke',
    };
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
  });

  it('the street is filled in, a point is chosen, and back and forward through every step lose nothing', async () => {
    const at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
    const t = await loadShopperTexts(market);
    const who = createHttpVisitor(stage.server.getOrigin('nl'));
    await putIntoBasket(who, at, at.article.variantSku);
    await sayWho(who, at, { email: 'scripted.steps@example.com', password: null, address: market.address });
    const { page, context, faults } = await openVisitor(stage.browser);
    await blockPictures(context);
    await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: who.origin })));
    await page.goto(who.origin + getStepAddress(at, 'delivery'));
    await page.waitForLoadState('networkidle');
    const [code, street] = ['postalCode', 'street'].map((name) => page.locator(`[name="billing.${name}"]`));
    if (!code || !street) throw new Error('no fields');
    const typeCode = async (typed: string) => {
      await code.fill(typed);
      await code.blur();
    };
    await page.locator('[name="billing.houseNumber"]').fill('12');
    await typeCode('5038 EA');
    await expect.poll(() => street.inputValue()).toBe('Heuvelstraat');
    // a corrected code has another street, and one that lacks a part has none
    await typeCode('1012ab');
    await expect.poll(() => street.inputValue()).toBe('Nieuwendijk');
    await typeCode('1012');
    await page.getByText('De postcode is nog niet compleet').waitFor();
    expect(await street.inputValue()).toBe('');

    await fillAddress(page, market);
    await page.getByRole('radio', { name: t('delivery.kind.pickup') }).check();
    const near = page.getByLabel(new RegExp(`^${t('delivery.pickup.postalCode')}`));
    await near.fill(codes.nl ?? '');
    await page.getByRole('button', { name: t('delivery.pickup.search') }).click();
    const points = page.getByRole('group', {
      name: t('delivery.pickup.points', { postalCode: codes.nl ?? '' }),
    });
    await points.getByRole('radio').first().check();
    const name = page.locator('[name="billing.familyName"]');
    expect(await name.inputValue()).toBe(market.address.familyName);

    const goOn = () => goToNextStep(page, { t } as Shopper);
    const invoice = page.locator('input[name=paymentMethod][value=invoice]');
    const button = page.getByRole('button', { name: market.orderButton, exact: true });
    await goOn();
    await invoice.check();
    const payment = page.url();
    await goOn();
    await button.waitFor();
    await page.getByText(t('delivery.pickup.chosen')).waitFor();
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
    expect(faults).toEqual([]);
    await context.close();
  });
});
