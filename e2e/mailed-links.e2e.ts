import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import { openVisitor } from './support/browser.ts';
import { readMail } from './support/outbox.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { openBrowserStage } from './support/stage.ts';

// it sells an article out: the pages of a shop that served other files are kept
const stage = openBrowserStage({ size: 60 });

type Texts = (id: TextKey, values?: Values) => string;
type Journey = (page: Page, t: Texts, at: Places) => Promise<void>;

async function look({ tenant, locale }: MarketCase, scripts: boolean, journey: Journey): Promise<void> {
  const { text } = await loadTranslator(locale, (fault) => expect(fault).toBeUndefined());
  const { page, context, faults } = await openVisitor(stage.browser, { javaScriptEnabled: scripts });
  try {
    await blockPictures(context);
    await journey(page, text, await loadPlaces(stage.server.database, tenant, locale));
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const waitForTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

const cases = markets
  .filter(({ locale }) => locale === 'nl-NL' || locale === 'fr-CH')
  .map((market) => ({ ...market, scripts: market.locale === 'nl-NL' }));

describe.each(cases)('in $tenant ($locale), scripts: $scripts', ({ scripts, ...market }) => {
  const getOrigin = () => stage.server.getOrigin(market.tenant);

  it('a mail tells of what was sold out, once its link was confirmed, until one wants none', () =>
    look(market, scripts, async (page, t, at) => {
      const { article } = at;
      await stage.server.database.pool.query(
        'update stock set quantity = 0 where tenant_id = $1 and variant_id = $2',
        [market.tenant, article.variantId],
      );
      const email = `alert-${scripts}-${market.locale}@example.com`.toLowerCase();
      await page.goto(`${getOrigin()}${article.page}?variant=${article.variantSku}`);
      const submit = page.getByRole('button', { name: t('product.stockAlert.submit'), exact: true });
      // the form of questions has a field for an address too
      const form = page.locator('form').filter({ has: submit });
      await form.getByLabel(t('product.stockAlert.email')).fill(email);
      await press(page, t('product.stockAlert.submit'));
      await page.getByText(t('product.stockAlert.sent.title'), { exact: true }).waitFor();
      const mail = await readMail(`${stage.server.settings.dataDir}/outbox`, email);
      const link = /https?:\/\/\S+\?token=[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? '';
      await page.goto(`${getOrigin()}${new URL(link).pathname}${new URL(link).search}`);
      await waitForTitle(page, t('product.stockAlert.confirm.title'));
      await press(page, t('product.stockAlert.confirm.submit'));
      await waitForTitle(page, t('product.stockAlert.confirmed.title'));
      await press(page, t('product.stockAlert.withdraw.submit'));
      await waitForTitle(page, t('product.stockAlert.withdrawn.title'));
    }));

  it('a guest asks for the link to an order, and hears nothing of whether there is one', () =>
    look(market, scripts, async (page, t, { localeSettings }) => {
      await page.goto(`${getOrigin()}${localeSettings.paths.orderLookup}`);
      await waitForTitle(page, t('order.lookup.title'));
      await page.getByLabel(t('order.withdraw.number')).fill('100000000');
      await page.getByLabel(t('form.field.email')).fill('nobody@example.com');
      await press(page, t('order.lookup.submit'));
      await waitForTitle(page, t('order.lookup.sent'));
      // a mistyped address can be corrected
      await page.getByRole('link', { name: t('order.lookup.again') }).waitFor();
    }));
});
