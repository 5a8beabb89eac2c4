import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testServerDatabase } from '#commerce/ground/database/test-database.ts';
import { decideReview } from './moderation.service.ts';
import { ratingsOf, reviewer, someone, writeAbout } from './test-review.ts';
import { voteReview } from './vote.service.ts';

const database = await testServerDatabase({ poolSize: 12 });
const nl = testContext(database, 'nl');
const publish = (reviewId: number) => decideReview(nl, reviewId, { decision: 'published', by: 'test' });

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }]));

describe('on a PostgreSQL server, at once', () => {
  it('one customer’s review from six windows is one', async () => {
    const zoe = await reviewer(database);
    const ids = await Promise.all([1, 2, 3, 4, 5, 5].map((stars) => writeAbout(zoe, 'A', stars)));
    expect(new Set(ids).size).toBe(1);
    await Promise.all(ids.map(publish));
    expect((await ratingsOf(database, 'A'))[0]).toMatch(/^1 /);
  });

  it('the rating is that of all reviews that are published', async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map(async (stars) => writeAbout(await reviewer(database), 'B', stars)),
    );
    await Promise.all(ids.map(publish));
    expect(await ratingsOf(database, 'B')).toEqual(['5 3.00']);
  });

  it('ten votes of ten visitors are ten, ten of one are one', async () => {
    const reviewId = await writeAbout(await reviewer(database), 'C', 4);
    await publish(reviewId);
    const vote = async (visitor: Awaited<ReturnType<typeof someone>>, helpful: boolean) =>
      voteReview(visitor, { reviewId, helpful, from: '192.0.2.1' });
    const ten = await Promise.all(Array.from({ length: 10 }, () => someone(database)));
    const one = await someone(database);
    await Promise.all([...ten.map((each) => vote(each, true)), ...ten.map(() => vote(one, false))]);
    const { rows } = await database.pool.query(
      'select helpful_count, not_helpful_count from review where review_id = $1',
      [reviewId],
    );
    expect(rows).toEqual([{ helpful_count: 10, not_helpful_count: 1 }]);
  });
});
