import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import { actAsVisitor } from './support/as-visitor.ts';
import { waitForTakeOver } from './support/browser.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

const markets = [
  { tenant: 'nl', locale: 'nl-NL', basket: '/winkelmandje', code: 'WELKOM10', format: 'Iso', asks: false },
  { tenant: 'de', locale: 'de-DE', basket: '/warenkorb', code: 'WILLKOMMEN10', format: 'symbol', asks: true },
] as const;
type Market = (typeof markets)[number];

/** An island without a bridge takes longer. */
const places = {
  nl: { usual: { typed: '5038ea', kept: '5038 EA' }, island: '1791 AB', wrong: '1234' },
  de: { usual: { typed: ' 10115', kept: '10115' }, island: '27498', wrong: '1234' },
} as const;
type Texts = (id: TextKey, values?: Values) => string;

/** An article of this kind that costs at least so much, of a brand that codes are for, at its ordinary price. */
async function findArticle(tenant: string, kind: string, fromMinor: number) {
  const { rows } = await stage.server.database.pool.query<{ sku: string; minor: number; name: string }>(
    `select v.sku, a.amount_minor::int as minor, t.name
       from variant v join product p using (product_id) join brand b using (brand_id)
       join price a using (variant_id) join stock s using (variant_id, tenant_id)
       join listing l on l.tenant_id = a.tenant_id and l.product_id = p.product_id
       join product_text t on t.product_id = p.product_id and t.language = $4
      where a.tenant_id = $1 and p.kind = $2 and a.amount_minor >= $3 and s.quantity > 2
        and l.discontinued_at is null and not l.reduced
        and b.slug not in ('atelier-vauquier', 'rosenthaler-co', 'ferrante-lodi', 'studio-vermeulen', 'ligne-douce')
      order by v.sku limit 1`,
    [tenant, kind, fromMinor, tenant],
  );
  const found = rows[0];
  if (!found) throw new Error(`the demo sells no ${kind} in ${tenant}`);
  return found;
}

/** Puts an article into the basket by a form of the shop's own, as a page without scripts does; shows the basket. */
async function put(page: Page, basket: string, sku: string): Promise<void> {
  const shown = page.waitForEvent('load');
  await page.evaluate(
    ([address, variantSku]) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = address;
      for (const [name, value] of Object.entries({ intent: 'add', variantSku, quantity: '1' })) {
        const field = document.createElement('input');
        [field.type, field.name, field.value] = ['hidden', name, value];
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    [basket, sku] as const,
  );
  await shown;
}

async function visitShop(market: Market, scripts: boolean, journey: (page: Page, t: Texts) => Promise<void>) {
  const { text } = await loadTranslator(market.locale, (fault) => expect(fault).toBeUndefined());
  const origin = stage.server.getOrigin(market.tenant);
  await actAsVisitor({ browser: stage.browser, origin }, { javaScriptEnabled: scripts }, async (page) => {
    await page.goto(origin + market.basket);
    await journey(page, text);
  });
}

/** Two articles in the basket. */
async function fill(page: Page, { tenant, basket }: Market): Promise<void> {
  for (const kind of ['sneaker', 'jacket'])
    await put(page, basket, (await findArticle(tenant, kind, 1000)).sku);
  await waitForTakeOver(page);
}

/** Presses faster than the network: what the first one sends is on its way until the second has been pressed. */
async function pressAtOnce(page: Page, [first, second]: readonly [Locator, Locator]): Promise<void> {
  const { promise: pressed, resolve } = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST') await pressed;
    await route.fallback();
  });
  await first.evaluate(
    (one, other) => {
      if (!(one instanceof HTMLElement && other instanceof HTMLElement)) throw new Error('no controls');
      one.click();
      other.click();
    },
    await second.elementHandle(),
  );
  resolve();
}

const patient = { timeout: 15_000 };
const formatPrice = (market: Market, minor: number) =>
  formatMoney({ minor, currency: 'EUR' }, market.locale, market.format);

const [dutch, german]: readonly Market[] = markets;
if (!dutch || !german) throw new Error('no markets');

describe('the basket', () => {
  it('takes a code, says why another gives nothing, and forgets it, without scripts', () =>
    visitShop(dutch, false, async (page, t) => {
      const market = dutch;
      const dress = await findArticle(market.tenant, 'dress', 1000);
      await put(page, market.basket, dress.sku);
      const enter = async (code: string) => {
        await page.getByRole('textbox', { name: t('basket.voucher.label'), exact: true }).fill(code);
        await page.getByRole('button', { name: t('basket.voucher.submit') }).click();
      };
      await enter('GEENCODE');
      await page.getByText(t('basket.fault.code')).waitFor(patient);
      // nothing is typed twice
      expect(
        await page.getByRole('textbox', { name: t('basket.voucher.label'), exact: true }).inputValue(),
      ).toBe('GEENCODE');
      await enter(market.code.toLowerCase());
      const remove = page.getByRole('button', { name: t('basket.voucher.remove', { code: market.code }) });
      await remove.waitFor(patient);
      const below = dress.minor < 5000;
      const missing = t('basket.voucher.reason.MINIMUM', {
        minimum: formatPrice(market, 5000),
        missing: formatPrice(market, 5000 - dress.minor),
      });
      if (below) await page.getByText(missing).waitFor(patient);
      const jacket = await findArticle(market.tenant, 'jacket', 5000);
      await put(page, market.basket, jacket.sku);
      const percent = Math.round((dress.minor + jacket.minor) / 10);
      const off = page.getByRole('definition').filter({ hasText: `−${formatPrice(market, percent)}` });
      await off.waitFor(patient);
      expect(await page.getByText(missing).count()).toBe(0);
      await remove.click();
      await off.waitFor({ state: 'detached', ...patient });
    }));

  it.each([true, false])(
    'orders services with a line, and asks where the law says so (scripts: %s)',
    (scripts) =>
      visitShop(german, scripts, async (page, t) => {
        const market = german;
        const machine = await findArticle(market.tenant, 'washing-machine', 25_000);
        await put(page, market.basket, machine.sku);
        const checkout = page.getByRole('main').getByRole('link', { name: t('basket.summary.checkout') });
        const question = page.getByRole('group', { name: t('basket.service.old-appliance.question') });
        const save = (part: ReturnType<Page['getByRole']>) =>
          scripts ? Promise.resolve() : part.getByRole('button', { name: t('basket.service.save') }).click();
        if (market.asks) {
          expect(await checkout.count()).toBe(0);
          await page.getByText(t('basket.service.asked')).waitFor(patient);
          expect(await question.getByRole('radio', { checked: true }).count()).toBe(0);
          await question.getByRole('radio', { name: t('basket.service.no') }).click();
          await save(question);
        } else {
          expect(await question.count()).toBe(0);
        }
        await checkout.waitFor(patient);
        const services = page.getByRole('group', { name: t('basket.services.title') });
        const warranty = services.getByRole('checkbox', {
          name: t('basket.service.warranty', { extraWarrantyYears: 3 }),
        });
        // the answer comes with the next state of the form
        await warranty.click();
        if (!scripts) {
          const own = page.getByRole('checkbox', {
            name: t('basket.service.warranty', { extraWarrantyYears: 3 }),
          });
          const form = services.locator('form').filter({ has: own });
          await form.getByRole('button', { name: t('basket.service.save') }).click();
        }
        const sum = page
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${t('basket.summary.services')}$`) });
        await sum.waitFor(patient);
        await page.reload();
        expect(await warranty.isChecked()).toBe(true);
        if (market.asks) {
          const no = question.getByRole('radio', { name: t('basket.service.no') });
          expect(await no.isChecked()).toBe(true);
        }
      }),
  );

  it('says which place the days of delivery are for, and remembers it, without scripts', () =>
    visitShop(dutch, false, async (page, t) => {
      const market = dutch;
      const { usual, island, wrong } = places[market.tenant];
      await put(page, market.basket, (await findArticle(market.tenant, 'dress', 1000)).sku);
      const field = page.getByRole('textbox', { name: t('basket.place.label') });
      const days = page
        .getByRole('main')
        .getByText(new RegExp(t('delivery.dates.between', { from: '.*', until: '.*' })));
      const tell = async (typed: string) => {
        await field.fill(typed);
        await page.getByRole('button', { name: t('basket.place.submit') }).click();
      };
      const goesTo = (postalCode: string) =>
        page.getByRole('heading', { name: t('basket.place.to', { postalCode }) }).waitFor(patient);
      await page.getByRole('heading', { name: t('basket.place.unknown') }).waitFor(patient);
      expect(await field.inputValue()).toBe('');
      await tell(wrong);
      await page.getByText(t('form.error.postal_code')).waitFor(patient);
      expect(await field.inputValue()).toBe(wrong);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(page.url()).not.toContain(wrong);
      await tell(usual.typed);
      await goesTo(usual.kept);
      const before = await days.textContent();
      await tell(island);
      await goesTo(island);
      expect(await days.textContent()).not.toBe(before);
      await page.reload();
      await goesTo(island);
      expect(await field.inputValue()).toBe(island);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('basket.summary.checkout') })
        .click();
      const asGuest = page.getByRole('button', { name: t('checkout.login.guest.submit') });
      const guest = page.locator('form').filter({ has: asGuest });
      await guest.getByRole('textbox').fill('zoe@example.com');
      await asGuest.click();
      expect(await page.locator('[name="billing.postalCode"]').inputValue()).toBe(island);
    }));

  it('tells what a return would leave before anything is ordered', () =>
    visitShop(dutch, true, async (page, t) => {
      const market = dutch;
      const jacket = await findArticle(market.tenant, 'jacket', 5000);
      const dress = await findArticle(market.tenant, 'dress', 1000);
      for (const { sku } of [jacket, dress]) await put(page, market.basket, sku);
      await page.getByRole('textbox', { name: t('basket.voucher.label'), exact: true }).fill(market.code);
      await page.getByRole('button', { name: t('basket.voucher.submit') }).click();
      await page
        .getByRole('button', { name: t('basket.voucher.remove', { code: market.code }) })
        .waitFor(patient);
      await page.getByText(t('basket.return.title')).click();
      const back = page.getByRole('group', { name: t('basket.return.legend') });
      await back.getByRole('checkbox', { name: jacket.name }).check();
      await page.getByText(t('basket.return.refund')).waitFor(patient);
      const lost = t('basket.return.lost', { code: market.code, amount: formatPrice(market, 5000) });
      expect(await page.getByText(lost).count()).toBe(dress.minor < 5000 ? 1 : 0);
    }));
});

describe('the basket on a slow network', () => {
  const nl = dutch;

  it('takes both lines out that were removed one right after the other', () =>
    visitShop(nl, true, async (page, t) => {
      await fill(page, nl);
      const buttons = page.getByRole('button', { name: t('basket.line.removeShort') });
      await pressAtOnce(page, [buttons.nth(0), buttons.nth(1)]);
      await page.getByText(t('basket.empty.title')).waitFor(patient);
    }));

  it('is left for the order when what was changed before has arrived, and not without', () =>
    visitShop(nl, true, async (page, t) => {
      await fill(page, nl);
      const remove = page.getByRole('button', { name: t('basket.line.removeShort') }).first();
      const checkout = page.getByRole('main').getByRole('link', { name: t('basket.summary.checkout') });
      await pressAtOnce(page, [remove, checkout]);
      await page.waitForURL((url) => url.pathname !== nl.basket);
      await page.goto(stage.server.getOrigin(nl.tenant) + nl.basket);
      expect(await page.getByRole('button', { name: t('basket.line.removeShort') }).count()).toBe(1);
      const code = page.getByRole('textbox', { name: t('basket.voucher.label'), exact: true });
      await code.fill('GEENCODE');
      await pressAtOnce(page, [page.getByRole('button', { name: t('basket.voucher.submit') }), checkout]);
      await page.getByText(t('basket.fault.code')).waitFor(patient);
      expect(await checkout.getAttribute('aria-busy')).toBeNull();
    }));
});
