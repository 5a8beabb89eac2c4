import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openVisitor } from './support/browser.ts';
import { createKeyboard, createPointer } from './support/hands.ts';
import { readMail } from './support/outbox.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import {
  addToBasket,
  browseToArticle,
  chooseVariant,
  createShopper,
  goThroughCheckout,
  placeOrder,
} from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

/**
 * Each way once through each form of the checkout: one page in three steps (nl), a page a step (de), and addresses with a
 * language (ch). The Austrian shop is the German one with other words.
 */
const guests = [
  { tenant: 'nl', way: 'with a pointer', scripts: true, hands: 'pointer' },
  { tenant: 'nl', way: 'without JavaScript', scripts: false, hands: 'pointer' },
  { tenant: 'de', way: 'by keyboard alone', scripts: true, hands: 'keyboard' },
  { tenant: 'ch', way: 'without JavaScript', scripts: false, hands: 'pointer' },
] as const;

it.each(guests)(
  'a guest in $tenant arrives, browses, chooses, orders and reads the mail $way',
  async ({ tenant, scripts, hands, way }) => {
    const market = markets.find((one) => one.tenant === tenant) as MarketCase;
    const { page, context, faults } = await openVisitor(stage.browser, { javaScriptEnabled: scripts });
    // few go with them: to draw them takes longer than the journey
    if (tenant !== 'nl' || !scripts) await blockPictures(context);
    const origin = stage.server.getOrigin(tenant);
    const who = await createShopper(
      page,
      hands === 'pointer' ? createPointer() : createKeyboard(page),
      market,
      origin,
    );
    const email = `${way.replaceAll(' ', '-')}.${market.locale}@example.com`.toLowerCase();

    await browseToArticle(who);
    await chooseVariant(who);
    await addToBasket(who);
    await goThroughCheckout(who, email);
    const orderNumber = await placeOrder(who);

    const mail = await readMail(join(stage.server.settings.dataDir, 'outbox'), email);
    expect(mail.subject).toMatch(market.mailSubject);
    expect(mail.text).toContain(orderNumber);
    expect(mail.html).toContain(orderNumber);
    expect(faults).toEqual([]);
    await context.close();
  },
);
