import { join } from 'node:path';
import { expect, it } from 'vitest';
import { goThroughBareCheckout } from './support/bare-checkout.ts';
import { openBarePage } from './support/bare-page.ts';
import { openVisitor } from './support/browser.ts';
import { createKeyboard, createPointer } from './support/hands.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { readMail } from './support/outbox.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces } from './support/screens/places.ts';
import {
  addToBasket,
  browseToArticle,
  chooseVariant,
  createShopper,
  goThroughCheckout,
  loadShopperTexts,
  placeOrder,
} from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

const findMarket = (tenant: string) => markets.find((one) => one.tenant === tenant) as MarketCase;

/**
 * Each way once through each form of the checkout: one page in three steps (nl), a page a step (de), and addresses with a
 * language (ch). The Austrian shop is the German one with other words.
 */
const guests = [
  { tenant: 'nl', way: 'with a pointer', scripts: true, hands: 'pointer' },
  { tenant: 'de', way: 'by keyboard alone', scripts: true, hands: 'keyboard' },
  { tenant: 'ch', way: 'without JavaScript', scripts: false, hands: 'pointer' },
] as const;

it.each(guests)(
  'a guest in $tenant arrives, browses, chooses, orders and reads the mail $way',
  async ({ tenant, scripts, hands, way }) => {
    const market = findMarket(tenant);
    const { page, context, faults } = await openVisitor(stage.browser, { javaScriptEnabled: scripts });
    await blockPictures(context);
    const who = await createShopper(
      page,
      hands === 'pointer' ? createPointer() : createKeyboard(page),
      market,
      stage.server.getOrigin(tenant),
    );
    const email = `${way.replaceAll(' ', '-')}.${market.locale}@example.com`.toLowerCase();

    await browseToArticle(who);
    await chooseVariant(who);
    await addToBasket(who);
    await goThroughCheckout(who, email);
    await expectMail(market, email, await placeOrder(who));
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** The checkout of one page in three steps, as its forms stand. */
it('a guest in nl orders without JavaScript', async () => {
  const market = findMarket('nl');
  const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const t = await loadShopperTexts(market);
  const email = 'bare.nl@example.com';
  const who = createHttpVisitor(stage.server.getOrigin(market.tenant));
  const article = await openBarePage(who, `${at.article.page}?variant=${at.article.variantSku}`);
  const basket = await article.press(t('catalogue.product.add'));
  expect(basket.title).toContain(t('basket.title'));
  const ready = await goThroughBareCheckout(basket, market, t, email);
  const { title, words, address } = await ready.press(market.orderButton);
  expect(title).toContain(market.thanks);
  const number = new URL(address, who.origin).searchParams.get('order') ?? '';
  expect(words).toContain(number);
  await expectMail(market, email, number);
});

async function expectMail({ mailSubject }: MarketCase, email: string, orderNumber: string): Promise<void> {
  expect(orderNumber).toMatch(/^\d+$/);
  const mail = await readMail(join(stage.server.settings.dataDir, 'outbox'), email);
  expect(mail.subject).toMatch(mailSubject);
  expect(mail.text).toContain(orderNumber);
  expect(mail.html).toContain(orderNumber);
}
