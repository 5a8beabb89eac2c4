import { beforeAll, expect, it } from 'vitest';
import { visitor } from './support/browser.ts';
import { keyboard } from './support/hands.ts';
import { httpVisitor } from './support/http-visitor.ts';
import { markets } from './support/markets.ts';
import { withoutPictures } from './support/pictures.ts';
import { addToBasket, chooseVariant, shopper } from './support/shopping.ts';
import { openBrowserStage } from './support/stage.ts';

const stage = openBrowserStage({ size: 240 });
beforeAll(async () => {
  // the search reads the catalogue once; later visitors do not wait for it
  await httpVisitor(stage.server.origin('nl')).get('/s/?q=jurk');
});

it('the keyboard alone: searches, narrows, opens an article, chooses, puts it into the basket', async () => {
  const market = markets.find(({ tenant }) => tenant === 'nl');
  if (!market) throw new Error('no Dutch shop');
  const { page, context, faults } = await visitor(stage.browser);
  await withoutPictures(context);
  const who = await shopper(page, keyboard(page), market, stage.server.origin('nl'));
  const { hands, t } = who;
  await page.goto(who.origin + market.home);

  await hands.type(page.getByRole('search').getByLabel(t('shell.search.label')), 'jurk');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'jurk');
  await page.getByRole('heading', { level: 1, name: /jurk/ }).waitFor();

  const colour = page.locator('#filters').getByRole('checkbox').first();
  await hands.choose(colour);
  await page.waitForURL((url) => [...url.searchParams.keys()].some((key) => key.startsWith('f.')));
  const main = page.getByRole('main');
  const chosen = main.getByRole('region', { name: t('list.chosen') });
  await chosen.getByRole('link').first().waitFor();

  const tile = main
    .getByRole('article')
    .filter({ hasNotText: t('catalogue.tile.soldOut') })
    .first();
  await hands.press(tile.getByRole('heading').getByRole('link'));
  await page.waitForURL(/\/p\//);
  await page
    .getByRole('button', { name: t('catalogue.product.add') })
    .first()
    .waitFor();
  await chooseVariant(who);
  await addToBasket(who);
  expect(await main.getByRole('listitem').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});
