import { describe, expect, it } from 'vitest';
import { textsFor } from '#texts/load.ts';
import { asVisitor } from './support/as-visitor.ts';
import { order } from './support/checkout.ts';
import { httpVisitor } from './support/http-visitor.ts';
import { type MarketCase, markets } from './support/markets.ts';
import { placesOf } from './support/places.ts';
import { shopCommand } from './support/shop-command.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
const marketOf = (locale: string) => markets.find((market) => market.locale === locale) as MarketCase;

/** Somebody owes for an order by invoice and gets a link to pay it by. */
async function sentTo(market: MarketCase) {
  const origin = stage.server.origin(market.tenant);
  const at = await placesOf(stage.server.database, market.tenant, market.locale);
  const buyer = { email: 'by.link@example.com', password: null, address: market.address };
  const { number } = await order(httpVisitor(origin), at, buyer, at.article.variantSku);
  const link = (await (await shopCommand(stage.server, market.tenant))('paylink', number)).trim();
  const { text: t } = await textsFor(market.locale, (fault) => expect(fault).toBeUndefined());
  return { t, number, link };
}

describe.each([
  { market: marketOf('de-DE'), brand: 'PayPal', scripts: false },
  { market: marketOf('fr-CH'), brand: 'Visa', scripts: true },
])('a payment link in $market.locale by $brand, scripts: $scripts', ({ market, brand, scripts }) => {
  it('asks for a method, survives a refusal, is paid once, and says so from then on', async () => {
    const { t, number, link } = await sentTo(market);
    await asVisitor(
      { browser: stage.browser, origin: stage.server.origin(market.tenant) },
      { javaScriptEnabled: scripts },
      async (page) => {
        const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
        const pay = () => page.getByRole('main').getByRole('button').click();
        const atTheProvider = async (answer: string) => {
          await page.waitForURL(/\/sandbox-pay\//);
          await page.getByRole('button', { name: answer, exact: true }).click();
        };
        await page.goto(link);
        await heading(t('payment.link.title'));
        await pay();
        await page.getByRole('alert').getByText(t('form.error.choice')).waitFor();
        await page.getByRole('radio', { name: brand, exact: true }).check();
        await pay();
        await atTheProvider('Refuse');
        await page.getByText(t('payment.link.failed')).waitFor();
        await page.getByRole('radio', { name: brand, exact: true }).check();
        await pay();
        await atTheProvider('Pay, answer before the browser returns');
        await heading(t('payment.link.paid.title'));
        await page.goto(link);
        await heading(t('payment.link.paid.title'));
      },
    );
    const { rows } = await stage.server.database.pool.query(
      `select p.state from payment p join sales_order o using (tenant_id, order_id)
        where o.order_number = $1 and p.state = 'paid'`,
      [number],
    );
    expect(rows).toEqual([{ state: 'paid' }]);
  });
});

it('a link that somebody has changed pays nothing', async () => {
  const market = marketOf('nl-NL');
  const { t, link } = await sentTo(market);
  const origin = stage.server.origin(market.tenant);
  await asVisitor({ browser: stage.browser, origin }, {}, async (page) => {
    await page.goto(link.replace(/.(?=.{10}$)/, (sign) => (sign === 'A' ? 'B' : 'A')));
    await page.getByRole('heading', { level: 1, name: t('payment.link.invalid.title') }).waitFor();
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  });
});
