import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openVisitor } from './support/browser.ts';
import { putIntoBasket, sayWho } from './support/checkout.ts';
import { fillAddress, goToNextStep } from './support/checkout-pages.ts';
import { createPointer } from './support/hands.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { markets } from './support/screens/markets.ts';
import { loadPlaces } from './support/screens/places.ts';
import { createShopper, type Shopper } from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
// the Dutch checkout is one page, the German one has a page a step
const locales = ['nl-NL', 'de-DE'];

describe.each(markets.filter(({ locale }) => locales.includes(locale)))('$locale', (market) => {
  async function openDelivery(scripts: boolean, journey: (page: Page, who: Shopper) => Promise<void>) {
    const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
    const known = createHttpVisitor(stage.server.getOrigin(market.tenant));
    await putIntoBasket(known, at, at.article.variantSku);
    await sayWho(known, at, { email: 'total@example.com', password: null, address: market.address });
    const { page, context, faults } = await openVisitor(stage.browser, { javaScriptEnabled: scripts });
    await blockPictures(context);
    const url = known.origin;
    await context.addCookies([...known.cookies].map(([name, value]) => ({ name, value, url })));
    await page.goto(url + at.delivery);
    await journey(page, await createShopper(page, createPointer(), market, url));
    expect(faults).toEqual([]);
    await context.close();
  }

  /** The total of the order as the summary shows it. */
  async function readTotal(page: Page, { t }: Shopper): Promise<string> {
    const summary = page.getByRole('complementary', { name: t('basket.summary.title') });
    const line = summary.locator('dl > div').filter({ hasText: t('basket.summary.total') });
    return (await line.locator('dd').first().textContent()) ?? '';
  }

  it('the summary shows what the order comes to with the way that is chosen, and the next step the same', async () => {
    await openDelivery(true, async (page, who) => {
      const { t } = who;
      await page.locator('html[data-scripted]').waitFor();
      const usual = await readTotal(page, who);
      await fillAddress(page, market);
      const [pickup, home] = ['pickup', 'home'].map((kind) => page.locator(`[name=kind][value=${kind}]`));
      await page.getByRole('radio', { name: t('checkout.delivery.wished-day.name') }).check();
      await expect.poll(() => readTotal(page, who)).not.toBe(usual);
      const wished = await readTotal(page, who);
      // a point has ways of its own: the wished day no longer counts
      await pickup?.check();
      await expect.poll(() => readTotal(page, who)).not.toBe(wished);
      await home?.check();
      await expect.poll(() => readTotal(page, who)).toBe(wished);
      expect(await page.getByText(t('delivery.total', { total: wished })).count()).toBe(1);
      await page.locator('label:has([name=wishedOn])').nth(2).click();
      await goToNextStep(page, who);
      await page.locator('input[name=paymentMethod]').first().waitFor();
      expect(await readTotal(page, who)).toBe(wished);
    });
  });

  it('without scripts the price of every way stands beside it', async () => {
    await openDelivery(false, async (page, { t }) => {
      const ways = page.locator('label:has([name=deliveryOption]), label:has([name=pickupOption])');
      expect(await ways.count()).toBeGreaterThan(2);
      for (const way of await ways.all()) {
        const said = (await way.textContent()) ?? '';
        expect(/\d[.,]\d\d|\d[.,]–/.test(said) || said.includes(t('checkout.delivery.free')), said).toBe(
          true,
        );
      }
    });
  });
});
