import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { decideReview } from '../moderation.commands.ts';
import { createReviewer, createVisitor, fetchRatings, writeAbout } from '../test-review.ts';
import { voteReview } from '../vote/vote.service.ts';

const database = await testDatabase({ poolSize: 12 });
const nl = testContext(database, 'nl');
const publish = (reviewId: number) => decideReview(nl, reviewId, { decision: 'published', by: 'test' });

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }]));

describe('simultaneous reviews on a PostgreSQL server', () => {
  it('one customer’s review from six windows is stored once', async () => {
    const zoe = await createReviewer(database);
    const ids = await Promise.all([1, 2, 3, 4, 5, 5].map((stars) => writeAbout(zoe, 'A', stars)));
    expect(new Set(ids).size).toBe(1);
    await Promise.all(ids.map(publish));
    expect((await fetchRatings(database, 'A'))[0]).toMatch(/^1 /);
  });

  it('the rating covers all published reviews', async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map(async (stars) => writeAbout(await createReviewer(database), 'B', stars)),
    );
    await Promise.all(ids.map(publish));
    expect(await fetchRatings(database, 'B')).toEqual(['5 3.00']);
  });

  it('ten votes of ten visitors count as ten and ten votes of one count as one', async () => {
    const reviewId = await writeAbout(await createReviewer(database), 'C', 4);
    await publish(reviewId);
    const vote = async (visitor: Awaited<ReturnType<typeof createVisitor>>, helpful: boolean) =>
      voteReview(visitor, { reviewId, helpful, from: '192.0.2.1' });
    const ten = await Promise.all(Array.from({ length: 10 }, () => createVisitor(database)));
    const one = await createVisitor(database);
    await Promise.all([...ten.map((each) => vote(each, true)), ...ten.map(() => vote(one, false))]);
    const { rows } = await database.pool.query(
      'select helpful_count, not_helpful_count from review where review_id = $1',
      [reviewId],
    );
    expect(rows).toEqual([{ helpful_count: 10, not_helpful_count: 1 }]);
  });
});
