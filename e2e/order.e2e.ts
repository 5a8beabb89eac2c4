import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { visitor } from './support/browser.ts';
import { keyboard, pointer } from './support/hands.ts';
import { markets } from './support/markets.ts';
import { readMail } from './support/outbox.ts';
import { withoutPictures } from './support/pictures.ts';
import {
  addToBasket,
  browseToArticle,
  chooseVariant,
  goThroughCheckout,
  placeOrder,
  shopper,
} from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';
import { walked } from './support/walked.ts';

const stage = openSharedBrowserStage();

const ways = [
  { way: 'with a pointer', scripts: true, hands: 'pointer' },
  { way: 'without JavaScript', scripts: false, hands: 'pointer' },
  { way: 'by keyboard alone', scripts: true, hands: 'keyboard' },
] as const;

/**
 * The first market is walked in all ways, the others in those where they differ: the keyboard goes once through each form
 * of the checkout (one page in three steps, and a page a step), a form without scripts leads once to each of a page a
 * step and of addresses with a language. The Austrian shop is the German one with other words.
 */
const waysOf: Readonly<Record<string, readonly string[]>> = {
  nl: ['with a pointer', 'without JavaScript', 'by keyboard alone'],
  de: ['without JavaScript', 'by keyboard alone'],
  at: ['with a pointer'],
  ch: ['with a pointer', 'without JavaScript'],
};

describe.each(walked(markets))('a guest in $tenant ($locale)', (market) => {
  it.each(ways.filter(({ way }) => waysOf[market.tenant]?.includes(way)))(
    'arrives, browses, chooses, orders and reads the mail $way',
    async ({ scripts, hands, way }) => {
      const { page, context, faults } = await visitor(stage.browser, { javaScriptEnabled: scripts });
      // few go with them: to draw them takes longer than the journey
      if (market.tenant !== 'nl' || hands === 'keyboard') await withoutPictures(context);
      const origin = stage.server.origin(market.tenant);
      const who = await shopper(page, hands === 'pointer' ? pointer() : keyboard(page), market, origin);
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
});
