import { beforeAll, expect, it } from 'vitest';
import { openVisitor, waitForTakeOver } from './support/browser.ts';
import { createKeyboard } from './support/hands.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { markets } from './support/screens/markets.ts';
import { chooseVariant, createShopper } from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
beforeAll(async () => {
  // the search reads the catalogue once; later visitors do not wait for it
  await createHttpVisitor(stage.server.getOrigin('nl')).get('/s/?q=jurk');
});

it('the keyboard alone: searches, narrows, opens an article, chooses, puts it into the basket', async () => {
  const market = markets.find(({ tenant }) => tenant === 'nl');
  if (!market) throw new Error('no Dutch shop');
  const { page, context, faults } = await openVisitor(stage.browser);
  await blockPictures(context);
  const who = await createShopper(page, createKeyboard(page), market, stage.server.getOrigin('nl'));
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
  // the overlay is the scripts'; without them the form leads to the basket
  await waitForTakeOver(page);
  await hands.press(main.getByRole('button', { name: t('catalogue.product.add') }).first());
  // the ways on stand behind the cross, before what goes with the article
  const overlay = page.getByRole('dialog');
  const checkout = overlay.getByRole('link', { name: t('basket.summary.checkout') });
  await checkout.waitFor();
  await page.keyboard.press('Tab');
  expect(await checkout.evaluate((link) => link === document.activeElement)).toBe(true);
  await hands.press(overlay.getByRole('link', { name: t('shell.mini.toBasket') }));
  await page.waitForURL((url) => url.pathname === market.basket);
  expect(await main.getByRole('listitem').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('the keyboard alone: finds help, signs up for the newsletter and pauses it, answers the survey', async () => {
  const market = markets.find(({ tenant }) => tenant === 'nl');
  if (!market) throw new Error('no Dutch shop');
  const { page, context, faults } = await openVisitor(stage.browser);
  await blockPictures(context);
  const { hands, t, origin } = await createShopper(
    page,
    createKeyboard(page),
    market,
    stage.server.getOrigin('nl'),
  );
  const waitForHeading = (name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const main = page.getByRole('main');

  await page.goto(`${origin}/klantenservice`);
  await hands.type(main.getByRole('searchbox', { name: t('content.help.search') }), 'ruilen');
  await page.keyboard.press('Enter');
  await hands.press(
    main
      .getByRole('status')
      .getByRole('link', { name: /Retourneren en ruilen/ })
      .first(),
  );
  await page.waitForURL((url) => !url.search);
  await hands.press(main.getByRole('link', { name: t('contact.form.title') }));
  await waitForHeading(t('contact.title'));
  await hands.press(main.getByRole('link', { name: t('help.topic.returns'), exact: true }));
  await hands.press(main.getByRole('link', { name: t('help.topic.returns.exchange'), exact: true }));
  await hands.press(main.getByRole('button', { name: t('contact.helped.yes'), exact: true }));
  await main.getByText(t('contact.helped.thanks.yes')).waitFor();

  await page.goto(`${origin}/klantenservice/tavelo-nieuwsbrief/inschrijven`);
  await hands.type(main.getByLabel(t('newsletter.email')), 'toetsen@example.com');
  await hands.choose(main.getByRole('checkbox'));
  await hands.press(main.getByRole('button', { name: t('newsletter.submit'), exact: true }));
  await waitForHeading(t('newsletter.confirmed.title'));
  await page.goto(`${origin}/klantenservice/tavelo-nieuwsbrief/afmelden`);
  await hands.type(main.getByLabel(t('newsletter.email')), 'toetsen@example.com');
  await hands.choose(main.getByRole('radio', { name: t('newsletter.choice.pause') }));
  const days = main.getByLabel(t('newsletter.pause.days'));
  await hands.type(days, '14');
  expect(await days.inputValue()).toBe('14');
  await hands.press(main.getByRole('button', { name: t('newsletter.choice.pause.submit') }));
  await waitForHeading(t('newsletter.leave.sent.title'));

  await page.goto(`${origin}/klantenservice/enquete`);
  await hands.choose(main.getByRole('radio', { name: t('survey.option', { rating: 4, scale: 5 }) }));
  // a rating is enough
  await hands.press(main.getByRole('button', { name: t('survey.submit') }));
  await waitForHeading(t('survey.thanks'));
  expect(faults).toEqual([]);
  await context.close();
});
