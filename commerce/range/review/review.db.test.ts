import { beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { Locale } from '#tenants/tenant.ts';
import { productReviews } from './review.service.ts';

const database = await testDatabase();
const ctx = testContext(database, 'nl');
let productId = 0;

/** 45 reviews, every third of a German shop; stars 1 to 5 in turn, one a day. */
beforeAll(async () => {
  const { rows } = await database.pool.query(
    `with b as (insert into brand (slug, name) values ('b', 'B') returning brand_id)
     insert into product (sku, kind, department, brand_id) select '1', 'dress', 'fashion', brand_id from b returning product_id`,
  );
  productId = rows[0].product_id;
  await database.pool.query(
    `insert into review (tenant_id, product_id, language, stars, title, body, author_name, helpful_count, created_at)
     select case when n % 3 = 0 then 'de' else 'nl' end, $1, case when n % 3 = 0 then 'de' else 'nl' end,
            1 + n % 5, 'Titel ' || n, 'Tekst', 'A.', n % 7, timestamptz '2026-01-01' + n * interval '1 day'
       from generate_series(1, 45) as n`,
    [productId],
  );
});

const page = (input: { page?: number; stars?: number | null; sort?: 'newest' | 'helpful' } = {}) =>
  productReviews(ctx, { productId, page: 1, stars: null, ...input });

describe('reviews', () => {
  it('come 20 a page, the reader’s language first and then the newest', async () => {
    const pages = await Promise.all([page(), page({ page: 2 }), page({ page: 3 }), page({ page: 4 })]);
    expect(pages.map(({ reviews }) => reviews.length)).toEqual([20, 20, 5, 0]);
    const all = pages.flatMap(({ reviews }) => reviews);
    expect(all.map(({ language }) => language)).toEqual([...Array(30).fill('nl'), ...Array(15).fill('de')]);
    const times = all.slice(0, 30).map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('begin with all that the shop speaks where it speaks several languages', async () => {
    const french = testContext(database, 'ch', { locale: 'fr-CH' });
    const { reviews } = await productReviews(french, { productId, page: 1, stars: null });
    expect(reviews.map(({ language }) => language)).toEqual([
      ...Array(15).fill('de'),
      ...Array(5).fill('nl'),
    ]);
  });

  it('are written as the shop’s country writes their language, on pages of any language', async () => {
    await database.pool.query(`update review set title = 'Großer Spaß', body = 'Heiß' where language = 'de'`);
    const german = async (tenant: 'de' | 'ch', locale?: Locale) => {
      const shop = testContext(database, tenant, locale ? { locale } : {});
      const { reviews } = await productReviews(shop, { productId, page: 1, stars: null });
      const review = reviews.find(({ language }) => language === 'de');
      return review && [review.title, review.text];
    };
    expect(await german('de')).toEqual(['Großer Spaß', 'Heiß']);
    expect(await german('ch')).toEqual(['Grosser Spass', 'Heiss']);
    expect(await german('ch', 'fr-CH')).toEqual(['Grosser Spass', 'Heiss']);
  });

  it('can be filtered by stars; the distribution stays that of all', async () => {
    const filtered = await page({ stars: 4 });
    expect(filtered.totalCount).toBe(9);
    expect(filtered.reviews.every(({ stars }) => stars === 4)).toBe(true);
    expect(filtered.statistic.distribution).toEqual([9, 9, 9, 9, 9]);
  });

  it('can be sorted by how many they helped', async () => {
    const helpful = (await page({ sort: 'helpful' })).reviews.map(({ helpfulCount }) => helpfulCount);
    expect(helpful).toEqual(helpful.toSorted((a, b) => b - a));
  });

  it.each([0, -3, Number.NaN, 1e9])('take page %d for one there may be', async (number) => {
    expect((await page({ page: number })).page).toBeGreaterThanOrEqual(1);
  });
});
