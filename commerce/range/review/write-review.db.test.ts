import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import { decideReview, moderationLog, reviewsToModerate } from './moderation.service.ts';
import { addPurchaseMarks, dropPurchaseMarks } from './purchase-mark.service.ts';
import { productReviews, productReviewTags } from './review.service.ts';
import { ordered, type Reviewer, ratingsOf, reviewer, someone, words, writeAbout } from './test-review.ts';
import { voteReview } from './vote.service.ts';
import { reviewDraft, storeReview } from './write-review.service.ts';

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
  zoe = await reviewer(database);
});

const productId = async (sku: string): Promise<number> =>
  (await database.pool.query('select product_id from product where sku = $1', [sku])).rows[0].product_id;
const shown = async (sku = 'A', ctx = nl) =>
  (await productReviews(ctx, { productId: await productId(sku), page: 1 })).reviews;
const publish = (reviewId: number) => decideReview(nl, reviewId, { decision: 'published', by: 'test' });
const draftOf = async (ctx: Reviewer, sku = 'A') => {
  const draft = await reviewDraft(ctx, sku);
  return draft.ok ? draft.value : draft.refusal;
};

describe('writing', () => {
  it('waits to be read, then stands in every shop and in the rating', async () => {
    const reviewId = await writeAbout(zoe, 'A', 4);
    expect(await shown()).toEqual([]);
    expect(await ratingsOf(database, 'A')).toEqual(['0 -']);
    expect(await reviewsToModerate(nl, { state: 'pending', first: 10 })).toMatchObject([
      { reviewId, sku: 'A' },
    ]);
    await publish(reviewId);
    expect(await shown('A', testContext(database, 'de'))).toMatchObject([{ stars: 4, title: 'Fijne jurk' }]);
    expect(await ratingsOf(database, 'A')).toEqual(['1 4.00']);
  });

  it('again changes the one review, which is taken back until it has been read again', async () => {
    await publish(await writeAbout(zoe, 'A', 5));
    await publish(await writeAbout(await reviewer(database), 'A', 2));
    expect(await ratingsOf(database, 'A')).toEqual(['2 3.50']);
    const reviewId = await writeAbout(zoe, 'A', 1, 'Na een keer wassen stuk');
    expect(await ratingsOf(database, 'A')).toEqual(['1 2.00']);
    await publish(reviewId);
    expect(await ratingsOf(database, 'A')).toEqual(['2 1.50']);
    expect(await draftOf(zoe)).toMatchObject({ own: { stars: 1, moderation: 'published' } });
  });

  it('needs somebody who has signed in', async () => {
    const recognised = { ...zoe, visitor: { ...zoe.visitor, type: 1 as const } };
    for (const ctx of [await someone(database), recognised, nl]) {
      expect(await storeReview(ctx, words('A'))).toMatchObject({ refusal: { code: 'SignInNeeded' } });
      expect(await draftOf(ctx as Reviewer)).toEqual({ code: 'SignInNeeded' });
    }
  });

  it.each(['NOPE', 'GERMAN'])('about %s, which this shop never sold, is refused', async (sku) => {
    expect(await storeReview(zoe, words(sku))).toMatchObject({ refusal: { code: 'ProductNotFound', sku } });
  });

  it.each([
    [{ variantSku: 'B-1' }, 'variantSku'],
    [{ tags: ['quiet'] }, 'tags'],
  ])('%j, of another article, is refused', async (other, field) => {
    expect(await storeReview(zoe, words('A', other))).toMatchObject({
      refusal: { code: 'InvalidInput', fields: [{ field }] },
    });
  });

  it('is limited', async () => {
    for (let count = 0; count < 20; count += 1) await writeAbout(zoe, 'A', 3);
    expect(await storeReview(zoe, words('A'))).toMatchObject({ refusal: { code: 'TooManyAttempts' } });
  });
});

describe('the purchase mark', () => {
  const mark = async (ctx: Reviewer) => {
    await publish(await writeAbout(ctx, 'A', 4));
    return (await shown()).map(({ verifiedPurchase }) => verifiedPurchase);
  };

  it('comes from an order line of the customer that was delivered', async () => {
    await ordered(database, zoe, 'A-1');
    expect(await draftOf(zoe)).toMatchObject({ orderedSkus: ['A-1'] });
    expect(await mark(zoe)).toEqual([true]);
  });

  it('comes with the delivery, also to a review that was written before', async () => {
    const orderId = await ordered(database, zoe, 'A-1', 'placed');
    expect(await draftOf(zoe)).toMatchObject({ orderedSkus: ['A-1'] });
    expect(await mark(zoe)).toEqual([false]);
    const order = { orderId, customerId: zoe.visitor.customerId };
    await addPurchaseMarks(zoe, order);
    expect(await shown(), 'nothing has arrived yet').toMatchObject([{ verifiedPurchase: false }]);
    await database.pool.query(
      `with s as (
         insert into shipment (tenant_id, order_id, idempotency_key, shipped_at, delivered_at)
         values ('nl', $1, 'p', '2026-11-02', '2026-11-03') returning shipment_id)
       insert into shipment_line (tenant_id, shipment_id, order_id, position, quantity)
       select 'nl', s.shipment_id, $1, 1, 1 from s`,
      [orderId],
    );
    await addPurchaseMarks(zoe, order);
    expect(await shown()).toMatchObject([{ verifiedPurchase: true }]);
  });

  it('does not come from another article’s, from another customer’s, nor from a cancelled or unpaid order', async () => {
    await ordered(database, zoe, 'B-1');
    await ordered(database, zoe, 'A-1', 'cancelled');
    await ordered(database, zoe, 'A-1', 'awaiting_payment');
    await ordered(database, await reviewer(database), 'A-1');
    expect(await mark(zoe)).toEqual([false]);
  });

  it('is looked at again when somebody has read the review, and goes with the pieces that are cancelled', async () => {
    await ordered(database, zoe, 'A-1');
    const reviewId = await writeAbout(zoe, 'A', 5);
    await database.pool.query("update order_line set cancelled_quantity = quantity where sku = 'A-1'");
    await publish(reviewId);
    expect(await shown()).toMatchObject([{ verifiedPurchase: false }]);
    expect(await draftOf(zoe)).toMatchObject({ orderedSkus: [] });

    const orderId = await ordered(database, zoe, 'A-1');
    await publish(await writeAbout(zoe, 'A', 5));
    const { customerId } = zoe.visitor;
    await dropPurchaseMarks(zoe, { orderId, customerId });
    expect(await shown(), 'nothing of it was cancelled').toMatchObject([{ verifiedPurchase: true }]);
    await database.pool.query('update order_line set cancelled_quantity = quantity where order_id = $1', [
      orderId,
    ]);
    await dropPurchaseMarks(zoe, { orderId, customerId });
    expect(await shown()).toMatchObject([{ verifiedPurchase: false }]);
  });
});

describe('moderation', () => {
  it('refuses with a reason, which the author can read, and keeps a log', async () => {
    const reviewId = await writeAbout(zoe, 'A', 1);
    await publish(reviewId);
    await decideReview(nl, reviewId, { decision: 'rejected', by: 'karin', reason: 'insult' });
    expect(await shown()).toEqual([]);
    expect(await ratingsOf(database, 'A')).toEqual(['0 -']);
    expect(await draftOf(zoe)).toMatchObject({ own: { moderation: 'rejected', rejectionReason: 'insult' } });
    const log = await moderationLog(nl, reviewId);
    expect(log.map(({ decision, reason, by }) => [decision, reason, by])).toEqual([
      ['submitted', null, 'customer'],
      ['published', null, 'test'],
      ['rejected', 'insult', 'karin'],
    ]);
  });

  it('is the shop’s in which the review was written', async () => {
    const reviewId = await writeAbout(zoe, 'A', 1);
    const german = testContext(database, 'de');
    expect(await decideReview(german, reviewId, { decision: 'published', by: 'x' })).toMatchObject({
      ok: false,
    });
    expect(await reviewsToModerate(german, { state: 'pending', first: 10 })).toEqual([]);
  });

  it('tells the page', async () => {
    const ctx = testContext(database, 'nl');
    await decideReview(ctx, await writeAbout(zoe, 'A', 4), { decision: 'published', by: 'test' });
    expect(ctx.heard).toEqual([
      { type: 'product-changed', tenantId: 'nl', productIds: [await productId('A')] },
    ]);
  });
});

describe('the list', () => {
  it('has what was bought and ticked, counts it, and can be narrowed to it', async () => {
    await database.pool.query(`insert into variant (product_id, sku, position, dimensions, pictures)
      select product_id, 'A-44', 2, '{"size": "44"}', '{}' from product where sku = 'A'`);
    const about = async (variantSku: string | null, tags: string[], stars: number) => {
      const stored = await storeReview(await reviewer(database), words('A', { variantSku, tags, stars }));
      if (stored.ok) await publish(stored.value.reviewId);
    };
    await about('A-1', ['fits-small', 'good-quality'], 5);
    await about('A-44', ['fits-small'], 2);
    await about('A-44', [], 5);
    await about(null, [], 3);
    const id = await productId('A');
    const { statistic, reviews } = await productReviews(nl, { productId: id, page: 1, sort: 'worst' });
    expect(reviews.map(({ stars }) => stars)).toEqual([2, 3, 5, 5]);
    expect(statistic.variations).toEqual([
      { key: 'size', value: '44', count: 2 },
      { key: 'size', value: '42', count: 1 },
    ]);
    expect(await productReviewTags(nl, id)).toEqual([
      { key: 'fits-small', count: 2 },
      { key: 'good-quality', count: 1 },
    ]);
    const variation = { key: 'size', value: '44' };
    const narrowed = await productReviews(nl, { productId: id, page: 1, variation, stars: 5 });
    expect(narrowed).toMatchObject({ totalCount: 1, reviews: [{ stars: 5, variation: [variation] }] });
    expect(narrowed.statistic.count).toBe(4);
    expect((await productReviews(nl, { productId: id, page: 1, sort: 'best' })).reviews[0]?.stars).toBe(5);
  });
});

describe('votes', () => {
  it('of a browser that drops its cookies count once from one address; customers are told apart', async () => {
    const reviewId = await writeAbout(zoe, 'A', 4);
    await publish(reviewId);
    const attempts = createAttempts(null);
    const voteFrom = (voter: Reviewer, from: string) =>
      voteReview({ ...voter, attempts }, { reviewId, helpful: true, from });
    await voteFrom(await someone(database), '192.0.2.1');
    for (let visit = 0; visit < 5; visit++)
      expect(await voteFrom(await someone(database), '192.0.2.1')).toMatchObject({
        refusal: { code: 'TooManyAttempts' },
      });
    expect(await voteFrom(await reviewer(database), '192.0.2.1')).toMatchObject({
      value: { helpfulCount: 2 },
    });
    expect(await voteFrom(await someone(database), '192.0.2.2')).toMatchObject({
      value: { helpfulCount: 3 },
    });
  });

  const vote = (ctx: Reviewer, reviewId: number, helpful: boolean) =>
    voteReview(ctx, { reviewId, helpful, from: '192.0.2.1' });

  it('count once a visitor; the last one holds', async () => {
    const reviewId = await writeAbout(zoe, 'A', 4);
    await publish(reviewId);
    const visitor = await someone(database);
    await vote(visitor, reviewId, true);
    expect(await vote(visitor, reviewId, true)).toMatchObject({
      value: { helpfulCount: 1, notHelpfulCount: 0 },
    });
    expect(await vote(visitor, reviewId, false)).toMatchObject({
      value: { helpfulCount: 0, notHelpfulCount: 1 },
    });
    expect(await vote(await reviewer(database), reviewId, true)).toMatchObject({
      value: { helpfulCount: 1, notHelpfulCount: 1 },
    });
    expect(await shown()).toMatchObject([{ helpfulCount: 1, notHelpfulCount: 1 }]);
  });

  it('are added to those that a review came with', async () => {
    const reviewId = await writeAbout(zoe, 'A', 4);
    await publish(reviewId);
    await database.pool.query('update review set helpful_count = 12 where review_id = $1', [reviewId]);
    expect(await vote(await someone(database), reviewId, true)).toMatchObject({
      value: { helpfulCount: 13 },
    });
  });

  it('for one’s own review, or for one that is not shown, are refused', async () => {
    const reviewId = await writeAbout(zoe, 'A', 4);
    expect(await vote(await someone(database), reviewId, true)).toMatchObject({
      refusal: { code: 'ReviewNotFound' },
    });
    await publish(reviewId);
    expect(await vote(zoe, reviewId, true)).toMatchObject({ refusal: { code: 'OwnReview' } });
  });

  it('do not say whose they are', async () => {
    const reviewId = await writeAbout(zoe, 'A', 4);
    await publish(reviewId);
    const voter = await reviewer(database);
    await vote(voter, reviewId, true);
    const { rows } = await database.pool.query('select * from review_vote');
    const text = JSON.stringify(rows);
    expect(text).not.toContain(voter.visitor.customerId);
    expect(text).not.toContain(voter.visitor.sessionId);
  });
});
