import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { loadTranslator } from '#texts/load.ts';
import { runReviews } from '#tools/shop/catalogue/reviews.ts';
import { openVisitor } from './support/browser.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { openBrowserStage } from './support/stage.ts';

const { text: t } = await loadTranslator('nl-NL', (fault) => expect(fault).toBeUndefined());
const DEMO = { email: 'demo@nl.tavelo.example', password: 'Demo-2026' };

const stage = openBrowserStage({ size: 60 });
let article: { sku: string; variantSku: string };

beforeAll(async () => {
  await createHttpVisitor(stage.server.getOrigin('nl')).get('/');
  article = await findRatedArticle();
});

/** An article with reviews of several stars, and one of its variants. */
async function findRatedArticle(): Promise<typeof article> {
  const { rows } = await stage.server.database.pool.query(
    `select p.sku, min(v.sku) as "variantSku" from product p join listing l using (product_id)
       join variant v using (product_id) join review r using (product_id)
      where l.tenant_id = 'nl' and l.available group by p.sku
      having count(distinct r.stars) > 1 and count(distinct r.review_id) < 20 order by p.sku limit 1`,
  );
  return rows[0];
}

/** The demo customer has ordered the article. */
async function placeOrder(): Promise<void> {
  await stage.server.database.pool.query(
    `with o as (
       insert into sales_order (tenant_id, order_number, idempotency_key, access_token, basket_id, customer_id, email,
         locale, currency, items_minor, shipping_minor, total_minor, taxes, billing_address, delivery_address,
         delivery_option, delivery_days_min, delivery_days_max, payment_method, placed_at)
       select 'nl', $1, $1, $1, gen_random_uuid(), customer_id, email, 'nl-NL', 'EUR', 1, 0, 1, '[]', '{}', '{}',
         'standard', 1, 3, 'invoice', now() from customer where tenant_id = 'nl' and email = $2 returning order_id),
     l as (
       insert into order_line (tenant_id, order_id, position, variant_id, sku, name, brand_name, quantity,
         unit_price_minor, line_total_minor, tax_rate_percent)
       select 'nl', o.order_id, 1, v.variant_id, v.sku, 'x', 'x', 1, 1, 1, 21 from o, variant v where v.sku = $3),
     s as (
       insert into shipment (tenant_id, order_id, idempotency_key, shipped_at, delivered_at)
       select 'nl', order_id, 'parcel', now(), now() from o returning shipment_id, order_id)
     insert into shipment_line (tenant_id, shipment_id, order_id, position, quantity)
     select 'nl', shipment_id, order_id, 1, 1 from s`,
    [randomUUID(), DEMO.email, article.variantSku],
  );
}

/** `npm run shop -- reviews …`. @returns what it prints */
async function moderate(...args: string[]): Promise<string> {
  let printed = '';
  const shop = {
    settings: stage.server.settings,
    database: stage.server.database,
    tenants: await loadTenants(),
  };
  const code = await runReviews(['--tenant', 'nl', ...args], shop, (text) => {
    printed += text;
  });
  expect(code).toBe(0);
  return printed;
}

const findReviews = (page: Page) => page.getByRole('region', { name: t('catalogue.reviews') });

async function look(scripts: boolean, journey: (page: Page) => Promise<void>, expected: RegExp[] = []) {
  const { page, context, faults } = await openVisitor(stage.browser, { javaScriptEnabled: scripts });
  try {
    await blockPictures(context);
    await journey(page);
    expect(faults.filter((fault) => !expected.some((one) => one.test(String(fault))))).toEqual([]);
  } finally {
    await context.close();
  }
}

describe('reviews', () => {
  const title = 'Toch iets te klein';

  it('a customer writes, a person reads, everybody sees it, with its purchase, without scripts', () =>
    look(
      false,
      async (page) => {
        await placeOrder();
        await page.goto(`${stage.server.getOrigin('nl')}/p/x/${article.sku}?openWriteReview`);
        await findReviews(page)
          .getByRole('link', { name: t('review.write') })
          .click();
        await page.getByLabel(t('form.field.email')).first().fill(DEMO.email);
        const password = page.getByRole('textbox', { name: t('form.field.password') });
        await password.fill(DEMO.password);
        await password.press('Enter');
        await page.getByText(t('review.verified.yes')).waitFor();
        await page.getByLabel(t('review.stars.4')).check();
        await page.getByLabel(t('review.headline')).fill(title);
        const text = page.getByRole('textbox', { name: t('review.text') });
        await text.fill('Kijk op www.example voor meer.');
        await page.getByRole('button', { name: t('review.submit') }).click();
        // the typed text is still there
        await page
          .getByRole('alert')
          .filter({ hasText: t('form.error.link') })
          .waitFor();
        expect(await page.getByLabel(t('review.headline')).inputValue()).toBe(title);
        await text.fill('Valt mooi.\n\n<3 en is zacht.');
        await page.getByRole('button', { name: t('review.submit') }).click();
        await page.getByRole('heading', { level: 1, name: t('review.done.title') }).waitFor();

        const waiting = await moderate('list');
        expect(waiting).toContain(title);
        await moderate('publish', /^(\d+)/.exec(waiting)?.[1] ?? '');
        await expect
          .poll(
            async () => {
              await page.goto(`${stage.server.getOrigin('nl')}/p/x/${article.sku}?reviewSort=newest`);
              return findReviews(page).getByRole('heading', { name: title }).count();
            },
            { timeout: 15_000 },
          )
          .toBe(1);
        const own = findReviews(page).getByRole('article').filter({ hasText: title });
        await own.getByText(t('catalogue.reviews.verified')).waitFor();
        await own.getByText('<3 en is zacht.').waitFor();
      },
      [/422/],
    ));

  it('those in other languages are folded below one’s own, and are there when they are asked for', () =>
    look(true, async (page) => {
      const { rows } = await stage.server.database.pool.query<{ sku: string; nl: number; others: number }>(
        `select p.sku, (count(*) filter (where language = 'nl'))::int as nl,
                (count(*) filter (where language <> 'nl'))::int as others
           from product p join review r using (product_id) join listing l using (product_id)
          where l.tenant_id = 'nl' and l.available and r.moderation = 'published' group by p.sku
         having count(distinct language) > 1 and count(*) filter (where language = 'nl') > 0 and count(*) < 20
          order by p.sku limit 1`,
      );
      const [{ sku, nl, others }] = rows as [(typeof rows)[0]];
      await page.goto(`${stage.server.getOrigin('nl')}/p/x/${sku}`);
      const list = findReviews(page).getByRole('article');
      expect(await list.count()).toBe(nl);
      await findReviews(page)
        .getByText(t('review.foreign', { count: others }))
        .click();
      await expect.poll(() => list.count()).toBe(nl + others);
    }));

  it('one narrows by stars, and votes once', () =>
    look(true, async (page) => {
      await page.goto(`${stage.server.getOrigin('nl')}/p/x/${article.sku}`);
      const list = findReviews(page).getByRole('article');
      const all = await list.count();
      const row = findReviews(page).getByRole('navigation').getByRole('link', { name: /^4/ });
      await row.click();
      await page.waitForURL(/stars=4/);
      await expect.poll(() => list.count()).toBeLessThan(all);
      const first = list.first();
      const yes = first.getByRole('button').first();
      const before = Number(/\d+/.exec((await yes.textContent())?.split('(').at(-1) ?? '')?.[0]);
      const readCount = () => list.first().getByRole('button').first().textContent();
      await yes.click();
      await expect.poll(readCount, { timeout: 15_000 }).toContain(`(${before + 1})`);
      await list.first().getByRole('button').first().click();
      await first.getByText(t('review.voted')).waitFor();
      expect(await readCount()).toContain(`(${before + 1})`);
    }));
});
