import { beforeAll, expect, it } from 'vitest';
import { translatePage } from '#storefront/app/start/test-translator.ts';
import { actAsVisitor } from './support/as-visitor.ts';
import { createPointer } from './support/hands.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { addToBasket, createShopper, goThroughCheckout } from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
const [nl] = markets.filter(({ tenant }) => tenant === 'nl') as [MarketCase];
let at: Places;
beforeAll(async () => {
  at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
});

/** Runs in the page: it is translated as soon as it is there, before its scripts, and again after each change. */
const KEEP_TRANSLATING = `addEventListener('DOMContentLoaded', () => {
  const translatePage = ${translatePage};
  let isDue = false;
  const translateSoon = () => {
    if (!isDue) setTimeout(() => { isDue = false; translatePage() }, 20);
    isDue = true;
  };
  translatePage();
  new MutationObserver(translateSoon).observe(document.body, { subtree: true, childList: true, characterData: true });
})`;

it('a translated article names the value that was chosen, and basket and checkout lead on from it', () =>
  actAsVisitor({ browser: stage.browser, origin: stage.server.getOrigin('nl') }, {}, async (page, origin) => {
    await page.addInitScript(KEEP_TRANSLATING);
    const shopper = await createShopper(page, createPointer(), nl, origin);
    const { t } = shopper;
    await page.goto(origin + at.article.page);
    const main = page.getByRole('main');
    const value = main.locator('a[data-state=available]:not([aria-current])').last();
    const name = (await value.textContent()) ?? '?';
    await value.click();
    await page.waitForURL(/variant=/);
    // the name of a group says what is chosen in it: "Maat: 38"
    await expect.poll(async () => (await main.locator('legend').allTextContents()).join()).toContain(name);
    await addToBasket(shopper);
    const quantity = page.getByLabel(t('basket.line.quantity', { name: at.article.name }));
    const counted = page.getByText(t('basket.count', { count: 3 }));
    // while the layer that led here is being closed, the page below it takes no input
    const typeThree = async () => {
      await quantity.fill('3');
      await page.keyboard.press('Tab');
      return counted.isVisible();
    };
    await expect.poll(typeThree, { timeout: 15_000 }).toBe(true);
    await goThroughCheckout(shopper, 'translated@example.com');
    await expect.poll(() => page.locator('font').count()).toBeGreaterThan(10);
  }));
