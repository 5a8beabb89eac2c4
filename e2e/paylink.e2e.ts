import { describe, expect, it } from 'vitest';
import { loadTranslator } from '#texts/load.ts';
import { actAsVisitor } from './support/as-visitor.ts';
import { placeOrderByCalls } from './support/checkout.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces } from './support/screens/places.ts';
import { createShopCommand } from './support/shop-command.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
const findMarket = (locale: string) => markets.find((market) => market.locale === locale) as MarketCase;

/** Somebody owes for an order by invoice and gets a link to pay it by. */
async function sendPaylink(market: MarketCase) {
  const origin = stage.server.getOrigin(market.tenant);
  const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const buyer = { email: 'by.link@example.com', password: null, address: market.address };
  const { number } = await placeOrderByCalls(createHttpVisitor(origin), at, buyer, at.article.variantSku);
  const link = (await (await createShopCommand(stage.server, market.tenant))('paylink', number)).trim();
  const { text: t } = await loadTranslator(market.locale, (fault) => expect(fault).toBeUndefined());
  return { t, number, link };
}

describe.each([
  { market: findMarket('de-DE'), brand: 'PayPal', scripts: false },
  { market: findMarket('fr-CH'), brand: 'Visa', scripts: true },
])('a payment link in $market.locale by $brand, scripts: $scripts', ({ market, brand, scripts }) => {
  it('asks for a method, survives a refusal, is paid once, and says so from then on', async () => {
    const { t, number, link } = await sendPaylink(market);
    await actAsVisitor(
      { browser: stage.browser, origin: stage.server.getOrigin(market.tenant) },
      { javaScriptEnabled: scripts },
      async (page) => {
        const waitForHeading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
        const pay = () => page.getByRole('main').getByRole('button').click();
        const answerProvider = async (answer: string) => {
          await page.waitForURL(/\/sandbox-pay\//);
          await page.getByRole('button', { name: answer, exact: true }).click();
        };
        await page.goto(link);
        await waitForHeading(t('payment.link.title'));
        await pay();
        await page.getByRole('alert').getByText(t('form.error.choice')).waitFor();
        await page.getByRole('radio', { name: brand, exact: true }).check();
        await pay();
        await answerProvider('Refuse');
        await page.getByText(t('payment.link.failed')).waitFor();
        await page.getByRole('radio', { name: brand, exact: true }).check();
        await pay();
        await answerProvider('Pay, answer before the browser returns');
        await waitForHeading(t('payment.link.paid.title'));
        await page.goto(link);
        await waitForHeading(t('payment.link.paid.title'));
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
  const market = findMarket('nl-NL');
  const { t, link } = await sendPaylink(market);
  const origin = stage.server.getOrigin(market.tenant);
  await actAsVisitor({ browser: stage.browser, origin }, {}, async (page) => {
    await page.goto(link.replace(/.(?=.{10}$)/, (sign) => (sign === 'A' ? 'B' : 'A')));
    await page.getByRole('heading', { level: 1, name: t('payment.link.invalid.title') }).waitFor();
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  });
});
