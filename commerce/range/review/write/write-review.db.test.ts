import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import { decideReview } from '../moderation.commands.ts';
import { listModerationLog, listReviewsToModerate } from '../moderation.queries.ts';
import { addPurchaseMarks, dropPurchaseMarks } from '../purchase-mark.service.ts';
import { listProductReviews } from '../review.queries.ts';
import {
  createReviewer,
  createReviewInput,
  createVisitor,
  fetchRatings,
  insertOrder,
  type Reviewer,
  writeAbout,
} from '../test-review.ts';
import { voteReview } from '../vote/vote.service.ts';
import { reviewDraft } from './write-review.queries.ts';
import { storeReview } from './write-review.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
let zoe: Reviewer;

beforeAll(() =>
  sellArticles(database, [{ sku: 'A' }, { sku: 'B' }, { sku: 'GERMAN', priceMinor: { de: 500 } }]),
);
beforeEach(async () => {
  await database.pool.query('delete from review');
  await database.pool.query('update product set rating_average = null, rating_count = 0');
  await database.pool.query('update listing set rating_average = null, rating_count = 0');
  zoe = await createReviewer(database);
});

const fetchProductId = async (sku: string): Promise<number> =>
  (await database.pool.query('select product_id from product where sku = $1', [sku])).rows[0].product_id;
const fetchReviews = async (sku = 'A', ctx = nl) =>
  (await listProductReviews(ctx, { productId: await fetchProductId(sku), page: 1 })).reviews;
const publish = (reviewId: number) => decideReview(nl, reviewId, { decision: 'published', by: 'test' });
const fetchDraft = async (ctx: Reviewer, sku = 'A') => {
  const draft = await reviewDraft(ctx, sku);
  return draft.ok ? draft.value : draft.refusal;
};

describe('writing a review', () => {
  it('a review waits for moderation and then counts in every shop and in the rating', async () => {
    const reviewId = await writeAbout(zoe, 'A', 4);
    expect(await fetchReviews()).toEqual([]);
    expect(await fetchRatings(database, 'A')).toEqual(['0 -']);
    expect(await listReviewsToModerate(nl, { state: 'pending', first: 10 })).toMatchObject([
      { reviewId, sku: 'A' },
    ]);
    await publish(reviewId);
    expect(await fetchReviews('A', testContext(database, 'de'))).toMatchObject([
      { stars: 4, title: 'Fijne jurk' },
    ]);
    expect(await fetchRatings(database, 'A')).toEqual(['1 4.00']);
  });

  it('writing again changes the one review, which is hidden until it has been moderated again', async () => {
    await publish(await writeAbout(zoe, 'A', 5));
    await publish(await writeAbout(await createReviewer(database), 'A', 2));
    expect(await fetchRatings(database, 'A')).toEqual(['2 3.50']);
    const reviewId = await writeAbout(zoe, 'A', 1, 'Na een keer wassen stuk');
    expect(await fetchRatings(database, 'A')).toEqual(['1 2.00']);
    await publish(reviewId);
    expect(await fetchRatings(database, 'A')).toEqual(['2 1.50']);
    expect(await fetchDraft(zoe)).toMatchObject({ own: { stars: 1, moderation: 'published' } });
  });

  it('writing requires a signed-in customer', async () => {
    const recognised = { ...zoe, visitor: { ...zoe.visitor, type: 1 as const } };
    for (const ctx of [await createVisitor(database), recognised, nl]) {
      expect(await storeReview(ctx, createReviewInput('A'))).toMatchObject({
        refusal: { code: 'SignInNeeded' },
      });
      expect(await fetchDraft(ctx as Reviewer)).toEqual({ code: 'SignInNeeded' });
    }
  });

  it.each(['NOPE', 'GERMAN'])('a review about %s, which this shop never sold, is refused', async (sku) => {
    expect(await storeReview(zoe, createReviewInput(sku))).toMatchObject({
      refusal: { code: 'ProductNotFound', sku },
    });
  });

  it.each([
    [{ variantSku: 'B-1' }, 'variantSku'],
    [{ tags: ['quiet'] }, 'tags'],
  ])('a review with %j of another article is refused', async (other, field) => {
    expect(await storeReview(zoe, createReviewInput('A', other))).toMatchObject({
      refusal: { code: 'InvalidInput', fields: [{ field }] },
    });
  });

  it('the number of reviews a customer can write is limited', async () => {
    for (let count = 0; count < 20; count += 1) await writeAbout(zoe, 'A', 3);
    expect(await storeReview(zoe, createReviewInput('A'))).toMatchObject({
      refusal: { code: 'TooManyAttempts' },
    });
  });
});

describe('the purchase mark', () => {
  const mark = async (ctx: Reviewer) => {
    await publish(await writeAbout(ctx, 'A', 4));
    return (await fetchReviews()).map(({ verifiedPurchase }) => verifiedPurchase);
  };

  it('comes from an order line of the customer that was delivered', async () => {
    await insertOrder(database, zoe, 'A-1');
    expect(await fetchDraft(zoe)).toMatchObject({ orderedSkus: ['A-1'] });
    expect(await mark(zoe)).toEqual([true]);
  });

  it('comes with the delivery, also to a review that was written before', async () => {
    const orderId = await insertOrder(database, zoe, 'A-1', 'placed');
    expect(await fetchDraft(zoe)).toMatchObject({ orderedSkus: ['A-1'] });
    expect(await mark(zoe)).toEqual([false]);
    const order = { orderId, customerId: zoe.visitor.customerId };
    await addPurchaseMarks(zoe, order);
    expect(await fetchReviews(), 'nothing has arrived yet').toMatchObject([{ verifiedPurchase: false }]);
    await database.pool.query(
      `with s as (
         insert into shipment (tenant_id, order_id, idempotency_key, shipped_at, delivered_at)
         values ('nl', $1, 'p', '2026-11-02', '2026-11-03') returning shipment_id)
       insert into shipment_line (tenant_id, shipment_id, order_id, position, quantity)
       select 'nl', s.shipment_id, $1, 1, 1 from s`,
      [orderId],
    );
    await addPurchaseMarks(zoe, order);
    expect(await fetchReviews()).toMatchObject([{ verifiedPurchase: true }]);
  });

  it('the purchase mark ignores other articles and customers and cancelled or unpaid orders', async () => {
    await insertOrder(database, zoe, 'B-1');
    await insertOrder(database, zoe, 'A-1', 'cancelled');
    await insertOrder(database, zoe, 'A-1', 'awaiting_payment');
    await insertOrder(database, await createReviewer(database), 'A-1');
    expect(await mark(zoe)).toEqual([false]);
  });

  it('the purchase mark is updated after moderation and removed with cancelled pieces', async () => {
    await insertOrder(database, zoe, 'A-1');
    const reviewId = await writeAbout(zoe, 'A', 5);
    await database.pool.query("update order_line set cancelled_quantity = quantity where sku = 'A-1'");
    await publish(reviewId);
    expect(await fetchReviews()).toMatchObject([{ verifiedPurchase: false }]);
    expect(await fetchDraft(zoe)).toMatchObject({ orderedSkus: [] });

    const orderId = await insertOrder(database, zoe, 'A-1');
    await publish(await writeAbout(zoe, 'A', 5));
    const { customerId } = zoe.visitor;
    await dropPurchaseMarks(zoe, { orderId, customerId });
    expect(await fetchReviews(), 'nothing of it was cancelled').toMatchObject([{ verifiedPurchase: true }]);
    await database.pool.query('update order_line set cancelled_quantity = quantity where order_id = $1', [
      orderId,
    ]);
    await dropPurchaseMarks(zoe, { orderId, customerId });
    expect(await fetchReviews()).toMatchObject([{ verifiedPurchase: false }]);
  });
});

describe('moderation', () => {
  it('a rejection has a reason that the author can read and is logged', async () => {
    const reviewId = await writeAbout(zoe, 'A', 1);
    await publish(reviewId);
    await decideReview(nl, reviewId, { decision: 'rejected', by: 'karin', reason: 'insult' });
    expect(await fetchReviews()).toEqual([]);
    expect(await fetchRatings(database, 'A')).toEqual(['0 -']);
    expect(await fetchDraft(zoe)).toMatchObject({
      own: { moderation: 'rejected', rejectionReason: 'insult' },
    });
    const log = await listModerationLog(nl, reviewId);
    expect(log.map(({ decision, reason, by }) => [decision, reason, by])).toEqual([
      ['submitted', null, 'customer'],
      ['published', null, 'test'],
      ['rejected', 'insult', 'karin'],
    ]);
  });

  it('a review is moderated by the shop in which it was written', async () => {
    const reviewId = await writeAbout(zoe, 'A', 1);
    const german = testContext(database, 'de');
    expect(await decideReview(german, reviewId, { decision: 'published', by: 'x' })).toMatchObject({
      ok: false,
    });
    expect(await listReviewsToModerate(german, { state: 'pending', first: 10 })).toEqual([]);
  });

  it('moderation invalidates the article page', async () => {
    const ctx = testContext(database, 'nl');
    await decideReview(ctx, await writeAbout(zoe, 'A', 4), { decision: 'published', by: 'test' });
    expect(ctx.heard).toEqual([
      { type: 'product-changed', tenantId: 'nl', productIds: [await fetchProductId('A')] },
    ]);
  });
});

describe('the list of verified reviews', () => {
  it('the list shows which articles were bought, counts those reviews and can be filtered by them', async () => {
    await database.pool.query(`insert into variant (product_id, sku, position, dimensions, pictures)
      select product_id, 'A-44', 2, '{"size": "44"}', '{}' from product where sku = 'A'`);
    const storeReviewAbout = async (variantSku: string | null, tags: string[], stars: number) => {
      const stored = await storeReview(
        await createReviewer(database),
        createReviewInput('A', { variantSku, tags, stars }),
      );
      if (stored.ok) await publish(stored.value.reviewId);
    };
    await storeReviewAbout('A-1', ['fits-small', 'good-quality'], 5);
    await storeReviewAbout('A-44', ['fits-small'], 2);
    await storeReviewAbout('A-44', [], 5);
    await storeReviewAbout(null, [], 3);
    const id = await fetchProductId('A');
    const { statistic, reviews } = await listProductReviews(nl, { productId: id, page: 1, sort: 'worst' });
    expect(reviews.map(({ stars }) => stars)).toEqual([2, 3, 5, 5]);
    expect(statistic.variations).toEqual([
      { key: 'size', value: '44', count: 2 },
      { key: 'size', value: '42', count: 1 },
    ]);
    expect((await listProductReviews(nl, { productId: id, page: 1 })).tags).toEqual([
      { key: 'fits-small', count: 2 },
      { key: 'good-quality', count: 1 },
    ]);
    const variation = { key: 'size', value: '44' };
    const narrowed = await listProductReviews(nl, { productId: id, page: 1, variation, stars: 5 });
    expect(narrowed).toMatchObject({ totalCount: 1, reviews: [{ stars: 5, variation: [variation] }] });
    expect(narrowed.statistic.count).toBe(4);
    expect((await listProductReviews(nl, { productId: id, page: 1, sort: 'best' })).reviews[0]?.stars).toBe(
      5,
    );
  });
});

describe('votes on a review', () => {
  it('votes of a browser that drops cookies count once per address, and customers are told apart', async () => {
    const reviewId = await writeAbout(zoe, 'A', 4);
    await publish(reviewId);
    const attempts = createAttempts(null);
    const voteFrom = (voter: Reviewer, from: string) =>
      voteReview({ ...voter, attempts }, { reviewId, helpful: true, from });
    await voteFrom(await createVisitor(database), '192.0.2.1');
    for (let visit = 0; visit < 5; visit++)
      expect(await voteFrom(await createVisitor(database), '192.0.2.1')).toMatchObject({
        refusal: { code: 'TooManyAttempts' },
      });
    expect(await voteFrom(await createReviewer(database), '192.0.2.1')).toMatchObject({
      value: { helpfulCount: 2 },
    });
    expect(await voteFrom(await createVisitor(database), '192.0.2.2')).toMatchObject({
      value: { helpfulCount: 3 },
    });
  });

  const vote = (ctx: Reviewer, reviewId: number, helpful: boolean) =>
    voteReview(ctx, { reviewId, helpful, from: '192.0.2.1' });

  it('votes count once per visitor and the last one counts', async () => {
    const reviewId = await writeAbout(zoe, 'A', 4);
    await publish(reviewId);
    const visitor = await createVisitor(database);
    await vote(visitor, reviewId, true);
    expect(await vote(visitor, reviewId, true)).toMatchObject({
      value: { helpfulCount: 1, notHelpfulCount: 0 },
    });
    expect(await vote(visitor, reviewId, false)).toMatchObject({
      value: { helpfulCount: 0, notHelpfulCount: 1 },
    });
    expect(await vote(await createReviewer(database), reviewId, true)).toMatchObject({
      value: { helpfulCount: 1, notHelpfulCount: 1 },
    });
    expect(await fetchReviews()).toMatchObject([{ helpfulCount: 1, notHelpfulCount: 1 }]);
  });

  it('votes are added to those that a review came with', async () => {
    const reviewId = await writeAbout(zoe, 'A', 4);
    await publish(reviewId);
    await database.pool.query('update review set helpful_count = 12 where review_id = $1', [reviewId]);
    expect(await vote(await createVisitor(database), reviewId, true)).toMatchObject({
      value: { helpfulCount: 13 },
    });
  });

  it('votes for one’s own review or for a hidden one are refused', async () => {
    const reviewId = await writeAbout(zoe, 'A', 4);
    expect(await vote(await createVisitor(database), reviewId, true)).toMatchObject({
      refusal: { code: 'ReviewNotFound' },
    });
    await publish(reviewId);
    expect(await vote(zoe, reviewId, true)).toMatchObject({ refusal: { code: 'OwnReview' } });
  });

  it('votes do not reveal their voter', async () => {
    const reviewId = await writeAbout(zoe, 'A', 4);
    await publish(reviewId);
    const voter = await createReviewer(database);
    await vote(voter, reviewId, true);
    const { rows } = await database.pool.query('select * from review_vote');
    const text = JSON.stringify(rows);
    expect(text).not.toContain(voter.visitor.customerId);
    expect(text).not.toContain(voter.visitor.sessionId);
  });
});
