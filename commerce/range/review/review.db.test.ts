import { beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { Locale } from '#tenants/tenant.ts';
import { listProductReviews } from './review.queries.ts';

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

const fetchReviewPage = (input: { page?: number; stars?: number | null; sort?: 'newest' | 'helpful' } = {}) =>
  listProductReviews(ctx, { productId, page: 1, stars: null, ...input });

describe('the list of reviews', () => {
  it('reviews come 20 a page, those in the reader’s language first and then the newest', async () => {
    const pages = await Promise.all([
      fetchReviewPage(),
      fetchReviewPage({ page: 2 }),
      fetchReviewPage({ page: 3 }),
      fetchReviewPage({ page: 4 }),
    ]);
    expect(pages.map(({ reviews }) => reviews.length)).toEqual([20, 20, 5, 0]);
    const all = pages.flatMap(({ reviews }) => reviews);
    expect(all.map(({ language }) => language)).toEqual([...Array(30).fill('nl'), ...Array(15).fill('de')]);
    const times = all.slice(0, 30).map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('reviews begin with all languages of the shop where it has several', async () => {
    const french = testContext(database, 'ch', { locale: 'fr-CH' });
    const { reviews } = await listProductReviews(french, { productId, page: 1, stars: null });
    expect(reviews.map(({ language }) => language)).toEqual([
      ...Array(15).fill('de'),
      ...Array(5).fill('nl'),
    ]);
  });

  it('reviews use the spelling of the shop’s country on pages of any language', async () => {
    await database.pool.query(`update review set title = 'Großer Spaß', body = 'Heiß' where language = 'de'`);
    const fetchGermanReviews = async (tenant: 'de' | 'ch', locale?: Locale) => {
      const shop = testContext(database, tenant, locale ? { locale } : {});
      const { reviews } = await listProductReviews(shop, { productId, page: 1, stars: null });
      const review = reviews.find(({ language }) => language === 'de');
      return review && [review.title, review.text];
    };
    expect(await fetchGermanReviews('de')).toEqual(['Großer Spaß', 'Heiß']);
    expect(await fetchGermanReviews('ch')).toEqual(['Grosser Spass', 'Heiss']);
    expect(await fetchGermanReviews('ch', 'fr-CH')).toEqual(['Grosser Spass', 'Heiss']);
  });

  it('reviews can be filtered by stars while the distribution still counts all of them', async () => {
    const filtered = await fetchReviewPage({ stars: 4 });
    expect(filtered.totalCount).toBe(9);
    expect(filtered.reviews.every(({ stars }) => stars === 4)).toBe(true);
    expect(filtered.statistic.distribution).toEqual([9, 9, 9, 9, 9]);
  });

  it('reviews can be sorted by how many people they helped', async () => {
    const helpful = (await fetchReviewPage({ sort: 'helpful' })).reviews.map(
      ({ helpfulCount }) => helpfulCount,
    );
    expect(helpful).toEqual(helpful.toSorted((a, b) => b - a));
  });

  it.each([0, -3, Number.NaN, 1e9])(
    'the page %d of reviews is replaced with an existing one',
    async (number) => {
      expect((await fetchReviewPage({ page: number })).page).toBeGreaterThanOrEqual(1);
    },
  );
});
