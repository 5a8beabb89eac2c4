import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openVisitor } from './support/browser.ts';
import { createPointer } from './support/hands.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { readMail } from './support/outbox.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import {
  addToBasket,
  chooseVariant,
  createShopper,
  findOrderButton,
  goThroughCheckout,
  placeOrder,
  type Shopper,
} from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

const PLACES = {
  nl: {
    calculator: '/klantenservice/betalen-geldzaken/betalen-in-termijnen/',
    change: '/bestellen/betaling-wijzigen',
    plan: '/bestellen/betaalplan',
    pause: '/bestellen/betaalpauze',
    term: 'bank',
  },
  de: {
    calculator: '/service-hilfe/bezahlung/ratenrechner',
    change: '/kasse/zahlung-aendern',
    plan: '/kasse/ratenzahlung',
    pause: '/kasse/zahlpause',
    term: 'sofa',
  },
} as const;

const [market] = markets as [MarketCase, ...MarketCase[]];
const getPlaces = (tenant: string) => PLACES[tenant as keyof typeof PLACES];

async function begin(market: MarketCase, scripts = true) {
  const seen = await openVisitor(stage.browser, { javaScriptEnabled: scripts });
  await blockPictures(seen.context);
  const who = await createShopper(seen.page, createPointer(), market, stage.server.getOrigin(market.tenant));
  return { ...seen, who };
}

/** A basket that is worth a credit, and everything but the way of paying. */
async function fillExpensiveBasket(who: Shopper, email: string): Promise<void> {
  const { page, market, origin, t } = who;
  await page.goto(`${origin}/s/?q=${getPlaces(market.tenant).term}`);
  const tile = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: t('catalogue.tile.soldOut') });
  await tile.first().getByRole('link').first().click();
  await page.waitForURL(/\/p\//);
  await chooseVariant(who);
  await addToBasket(who);
  await goThroughCheckout(who, email);
}

async function choosePlan({ page, market, origin, t }: Shopper): Promise<void> {
  await page.goto(origin + getPlaces(market.tenant).change);
  await page.getByRole('radio', { name: t('payment.method.instalments.name') }).check();
  await page.getByRole('button', { name: t('checkout.continue') }).click();
  await page.waitForURL((url) => url.pathname === getPlaces(market.tenant).plan);
  const plan = page.getByRole('radio', { name: t('credit.choose.option', { count: 12 }) });
  await plan.waitFor();
  // credit is never chosen ahead
  await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
  await plan.check();
  await page.getByLabel(t('credit.choose.birth')).fill('1990-05-17');
  if (market.tenant !== 'nl') await page.getByRole('button', { name: t('credit.choose.submit') }).click();
}

/** Answers the page of the plan about payment protection too. */
async function chooseProtection({ page, t }: Shopper, answer: 'with' | 'without'): Promise<void> {
  const legend = t('credit.protection.title');
  const submit = page.getByRole('button', { name: t('credit.choose.submit') });
  await submit.click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: new RegExp(legend.slice(0, 12)) })
    .waitFor();
  await page.getByRole('radio', { name: new RegExp(`^${t(`credit.protection.${answer}`)}`) }).check();
  await submit.click();
  if (answer === 'without') return;
  // its terms are never accepted ahead
  await page.getByText(t('credit.protection.terms.required')).first().waitFor();
  await page.getByRole('checkbox', { name: t('credit.protection.terms') }).check();
  await submit.click();
}

async function changeLastName(page: Page, { market, origin, t }: Shopper, name: string): Promise<void> {
  await page.goto(
    `${origin}${market.tenant === 'nl' ? '/bestellen/bezorging-wijzigen' : '/kasse/lieferservice-aendern'}`,
  );
  const billing = page.getByRole('group', { name: t('checkout.delivery.own') });
  await billing.getByRole('textbox', { name: new RegExp(`^${t('form.field.familyName')}`) }).fill(name);
  await page.getByRole('button', { name: t('checkout.continue') }).click();
  await findOrderButton({ page, market } as Shopper).waitFor();
}

describe('credit', () => {
  it('is reckoned by the calculator', async () => {
    const { page, context, faults, who } = await begin(market);
    const { t, origin } = who;
    await page.goto(origin + getPlaces(market.tenant).calculator);
    const warning = page.getByText(t('credit.warning'), { exact: true });
    expect(await warning.filter({ visible: true }).count()).toBe(1);
    await page.getByLabel(new RegExp(t('credit.figure.base'))).fill('50');
    await page.getByRole('button', { name: t('credit.calculator.submit') }).click();
    await page.getByText(t('credit.calculator.minimum', { minimum: '' }).slice(0, 30)).waitFor();
    await page.getByText(t('credit.calculator.others', { count: '' }).slice(0, 9)).click();
    await page
      .getByRole('navigation', { name: t('credit.calculator.plans') })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(/price=100\.00&plan=instalments-3/);
    await page.goto(`${page.url().split('?')[0]}?price=abc`);
    await page.getByText(t('credit.calculator.unreadable')).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('pays an order, with its plan in the confirmation and the mail', async () => {
    const { page, context, faults, who } = await begin(market);
    const { t } = who;
    const email = `credit.${market.tenant}@example.com`;
    await fillExpensiveBasket(who, email);
    await choosePlan(who);
    if (market.tenant === 'nl') await chooseProtection(who, 'with');
    await findOrderButton(who).waitFor();
    await page.getByRole('heading', { name: t('credit.chosen.title') }).waitFor();
    const orderNumber = await placeOrder(who);
    await page.getByRole('link', { name: t('credit.chosen.contract') }).waitFor();
    const contract = await page.getByRole('link', { name: t('credit.chosen.contract') }).getAttribute('href');
    // the browser's own requests beside a page need a resolver for the host
    const paper = await createHttpVisitor(stage.server.getOrigin(market.tenant)).get(contract ?? '');
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    const mail = await readMail(join(stage.server.settings.dataDir, 'outbox'), email);
    expect(mail.text).toContain(orderNumber);
    expect(mail.text).toContain(t('credit.warning'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('pays an order later, all at once, without scripts', async () => {
    const { page, context, faults, who } = await begin(market, false);
    const { t, origin } = who;
    const email = `pause.${market.tenant}@example.com`;
    await fillExpensiveBasket(who, email);
    await page.goto(origin + getPlaces(market.tenant).change);
    await page.getByRole('radio', { name: t('payment.method.pause.name') }).check();
    await page.getByRole('button', { name: t('checkout.continue') }).click();
    await page.waitForURL((url) => url.pathname === getPlaces(market.tenant).pause);
    const whole = page.getByRole('radio', { name: t('credit.choose.whole', { months: 4 }) });
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByRole('button', { name: t('credit.choose.submit') }).click();
    await page.getByRole('alert').first().waitFor();
    await whole.check();
    await page.getByLabel(t('credit.choose.birth')).fill('1990-05-17');
    if (market.tenant === 'nl') await chooseProtection(who, 'without');
    else await page.getByRole('button', { name: t('credit.choose.submit') }).click();
    await findOrderButton(who).waitFor();
    const orderNumber = await placeOrder(who);
    const { rows } = await stage.server.database.pool.query(
      `select payment_method, state, (select count(*)::int from due d where d.order_id = o.order_id) as dues
         from sales_order o where tenant_id = $1 and order_number = $2`,
      [market.tenant, orderNumber],
    );
    expect(rows).toEqual([{ payment_method: 'pause', state: 'placed', dues: 1 }]);
    // a customer who sends all of it back owes nothing more
    await page.getByRole('link', { name: t('order.page.open') }).click();
    await page.getByText(t('order.return.title'), { exact: true }).click();
    const returned = page.locator('details', { hasText: t('order.return.title') });
    // the page may still be coming: below the last piece stands the button
    await returned.getByRole('button', { name: t('order.return.ask') }).waitFor();
    for (const pieces of await returned.getByRole('combobox').all())
      await pieces.selectOption((await pieces.getByRole('option').last().textContent()) ?? '');
    await page.getByRole('button', { name: t('order.return.ask') }).click();
    await page.getByText(t('order.return.creditEnds')).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('that is refused leaves the basket and the way to a person', async () => {
    const { page, context, who } = await begin(market, false);
    const { t } = who;
    await fillExpensiveBasket(who, `refused.${market.tenant}@example.com`);
    await changeLastName(page, who, market.tenant === 'nl' ? 'Afgewezen' : 'Abgelehnt');
    await choosePlan(who);
    if (market.tenant === 'nl') await chooseProtection(who, 'without');
    await page.getByText(t('credit.refused.title')).waitFor();
    await page.getByRole('button', { name: t('credit.review.submit') }).click();
    await page.getByText(t('credit.review.asked')).waitFor();
    await page.goto(who.origin + market.basket);
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(0);
    await context.close();
  });
});
