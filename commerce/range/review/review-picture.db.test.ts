import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { createPdfFile, createPictureFile } from '#commerce/ground/upload/test-files.ts';
import { eraseAuthor } from './erase-reviews.commands.ts';
import { decideReview } from './moderation.commands.ts';
import { listProductReviews } from './review.queries.ts';
import {
  addReviewPicture,
  purgeReviewPictures,
  removeReviewPicture,
  reviewPictureAt,
  reviewPicturePath,
  reviewPictures,
} from './review-picture.service.ts';
import {
  createReviewer,
  createReviewInput,
  createVisitor,
  type Reviewer,
  writeAbout,
} from './test-review.ts';
import { reviewDraft } from './write/write-review.queries.ts';
import { storeReview } from './write/write-review.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
let zoe: Reviewer;
const photo = await createPictureFile('jpg', { width: 900, height: 600 });

const add = async (ctx: Reviewer, name = 'jurk.jpg', body = photo) => {
  const added = await addReviewPicture(ctx, { sku: 'A', name, body, address: '192.0.2.1' });
  return added.ok
    ? added.value.pictureId
    : 'fault' in added.refusal
      ? added.refusal.fault
      : added.refusal.code;
};
const publish = (reviewId: number) => decideReview(nl, reviewId, { decision: 'published', by: 'test' });
const fetchProductId = async () =>
  (await database.pool.query("select product_id from product where sku = 'A'")).rows[0].product_id;
const fetchReviews = async (choice = {}, ctx = nl) =>
  listProductReviews(ctx, { productId: await fetchProductId(), page: 1, ...choice });
const fetchPicture = (id: string, size: 'small' | 'full' = 'full') =>
  reviewPictureAt(nl, reviewPicturePath(id, size));

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));
beforeEach(async () => {
  await database.pool.query('delete from review_picture');
  await database.pool.query('delete from review');
  zoe = { ...(await createReviewer(database)), attempts: UNLIMITED_ATTEMPTS };
});

describe('photographs of a review', () => {
  it('photographs wait for their review, are moderated with it and appear in every shop when published', async () => {
    const id = await add(zoe);
    const reviewId = await writeAbout(zoe, 'A', 4);
    expect(await fetchPicture(id)).toBeNull();
    expect((await reviewPictures(nl, reviewId)).map(({ pictureId }) => pictureId)).toEqual([id]);
    await publish(reviewId);
    const [review] = (await fetchReviews({}, testContext(database, 'de'))).reviews;
    // turned as it was held
    expect(review?.pictures).toMatchObject([{ pictureId: id, width: 600, height: 900 }]);
    expect((await sharp((await fetchPicture(id, 'small')) ?? undefined).metadata()).width).toBe(176);
    await decideReview(nl, reviewId, { decision: 'rejected', by: 'test', reason: 'personal-data' });
    expect(await fetchPicture(id)).toBeNull();
  });

  it('photographs reveal nothing of where, when and with what they were taken', async () => {
    const id = await add(zoe);
    await publish(await writeAbout(zoe, 'A', 4));
    const kept = await fetchPicture(id);
    const { format, exif } = await sharp(kept ?? undefined).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
    expect(kept?.includes('Camera')).toBe(false);
  });

  it('photographs are checked like files of the contact form', async () => {
    expect(await add(zoe, 'bon.jpg', createPdfFile())).toBe('content');
    expect(await add(zoe, 'bon.pdf', createPdfFile())).toBe('format');
    expect(await add(zoe, 'half.jpg', photo.subarray(0, photo.length - 300))).toBe('content');
    expect(await add(zoe, 'leeg.jpg', Buffer.alloc(0))).toBe('empty');
    await add(zoe);
    expect(await add(zoe)).toBe('duplicate');
    expect(await add(zoe, 'kopie.jpg')).toBe('duplicate');
    for (let seed = 1; seed < 5; seed += 1)
      await add(zoe, 'image.png', await createPictureFile('png', { seed }));
    expect(await add(zoe, 'image.png', await createPictureFile('png', { seed: 5 }))).toBe('count');
    expect(await add(await createVisitor(database))).toBe('SignInNeeded');
  });

  it('reviews can be filtered by photographs', async () => {
    await add(zoe);
    await publish(await writeAbout(zoe, 'A', 4));
    await publish(await writeAbout(await createReviewer(database), 'A', 5));
    expect(await fetchReviews()).toMatchObject({ totalCount: 2, picturedCount: 1 });
    expect((await fetchReviews({ pictures: true })).reviews.map(({ stars }) => stars)).toEqual([4]);
  });

  it('photographs are removed by their owner only and with the account', async () => {
    const id = await add(zoe);
    await publish(await writeAbout(zoe, 'A', 4));
    await removeReviewPicture(await createReviewer(database), id);
    expect(await fetchPicture(id)).not.toBeNull();
    await removeReviewPicture(zoe, id);
    expect(await fetchPicture(id)).toBeNull();
    const other = await add(zoe, 'weer.jpg');
    await eraseAuthor(zoe, zoe.visitor.customerId ?? '', 'iemand');
    expect((await fetchReviews()).totalCount).toBe(1);
    expect(await fetchPicture(other)).toBeNull();
  });

  it('photographs without a review are deleted after a day', async () => {
    await add(zoe);
    await purgeReviewPictures(zoe);
    expect(await reviewDraft(zoe, 'A')).toMatchObject({ value: { pictures: [{ name: 'jurk.jpg' }] } });
    await database.pool.query("update review_picture set created_at = created_at - interval '25 hours'");
    await purgeReviewPictures(zoe);
    expect(await reviewDraft(zoe, 'A')).toMatchObject({ value: { pictures: [] } });
  });
});

describe('finding reviews', () => {
  it('reviews are found by a word in title or text and by how the article fits', async () => {
    const say = async (title: string, text: string, tags: string[] = []) => {
      const stored = await storeReview(
        await createReviewer(database),
        createReviewInput('A', { title, text, tags }),
      );
      if (stored.ok) await publish(stored.value.reviewId);
    };
    await say('Fijne stof', 'Zacht en warm, ook na het wassen.', ['fits-small']);
    await say('Mooie kleur', 'De STOF kriebelt 100% niet.', ['fits-as-expected']);
    await say('Groß genug', 'Sitzt gut und hält warm.', ['fits-large']);
    const fetchTitles = async (choice: object) =>
      (await fetchReviews(choice)).reviews.map(({ title }) => title).sort();
    expect(await fetchTitles({ words: 'stof' })).toEqual(['Fijne stof', 'Mooie kleur']);
    expect(await fetchTitles({ words: 'warm stof' })).toEqual(['Fijne stof']);
    expect(await fetchTitles({ words: 'gross' })).toEqual(['Groß genug']);
    // no pattern: signs mean themselves
    expect(await fetchTitles({ words: '100%' })).toEqual(['Mooie kleur']);
    expect(await fetchTitles({ words: 's_of' })).toEqual([]);
    expect(await fetchTitles({ fit: 'small' })).toEqual(['Fijne stof']);
    expect(await fetchReviews({ words: 'stof', fit: 'small' })).toMatchObject({ totalCount: 1 });
  });
});
