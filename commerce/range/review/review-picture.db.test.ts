import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { pdfFile, pictureFile } from '#commerce/ground/upload/test-files.ts';
import { eraseAuthor } from './erase-reviews.service.ts';
import { decideReview } from './moderation.service.ts';
import { productReviews } from './review.service.ts';
import {
  addReviewPicture,
  purgeReviewPictures,
  removeReviewPicture,
  reviewPictureAt,
  reviewPicturePath,
  reviewPictures,
} from './review-picture.service.ts';
import { type Reviewer, reviewer, someone, words, writeAbout } from './test-review.ts';
import { reviewDraft, storeReview } from './write-review.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
let zoe: Reviewer;
const photo = await pictureFile('jpg', { width: 900, height: 600 });

const add = async (ctx: Reviewer, name = 'jurk.jpg', body = photo) => {
  const added = await addReviewPicture(ctx, { sku: 'A', name, body, address: '192.0.2.1' });
  return added.ok
    ? added.value.pictureId
    : 'fault' in added.refusal
      ? added.refusal.fault
      : added.refusal.code;
};
const publish = (reviewId: number) => decideReview(nl, reviewId, { decision: 'published', by: 'test' });
const productId = async () =>
  (await database.pool.query("select product_id from product where sku = 'A'")).rows[0].product_id;
const shown = async (choice = {}, ctx = nl) =>
  productReviews(ctx, { productId: await productId(), page: 1, ...choice });
const at = (id: string, size: 'small' | 'full' = 'full') => reviewPictureAt(nl, reviewPicturePath(id, size));

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));
beforeEach(async () => {
  await database.pool.query('delete from review_picture');
  await database.pool.query('delete from review');
  zoe = { ...(await reviewer(database)), attempts: UNLIMITED_ATTEMPTS };
});

describe('photographs of a review', () => {
  it('wait for it, are read with it, and are shown in every shop when it is published', async () => {
    const id = await add(zoe);
    const reviewId = await writeAbout(zoe, 'A', 4);
    expect(await at(id)).toBeNull();
    expect((await reviewPictures(nl, reviewId)).map(({ pictureId }) => pictureId)).toEqual([id]);
    await publish(reviewId);
    const [review] = (await shown({}, testContext(database, 'de'))).reviews;
    // turned as it was held
    expect(review?.pictures).toMatchObject([{ pictureId: id, width: 600, height: 900 }]);
    expect((await sharp((await at(id, 'small')) ?? undefined).metadata()).width).toBe(176);
    await decideReview(nl, reviewId, { decision: 'rejected', by: 'test', reason: 'personal-data' });
    expect(await at(id)).toBeNull();
  });

  it('tell nothing of where, when and with what they were taken', async () => {
    const id = await add(zoe);
    await publish(await writeAbout(zoe, 'A', 4));
    const kept = await at(id);
    const { format, exif } = await sharp(kept ?? undefined).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
    expect(kept?.includes('Camera')).toBe(false);
  });

  it('are looked into as files of the contact form are', async () => {
    expect(await add(zoe, 'bon.jpg', pdfFile())).toBe('content');
    expect(await add(zoe, 'bon.pdf', pdfFile())).toBe('format');
    expect(await add(zoe, 'half.jpg', photo.subarray(0, photo.length - 300))).toBe('content');
    expect(await add(zoe, 'leeg.jpg', Buffer.alloc(0))).toBe('empty');
    await add(zoe);
    expect(await add(zoe)).toBe('duplicate');
    expect(await add(zoe, 'kopie.jpg')).toBe('duplicate');
    for (let seed = 1; seed < 5; seed += 1) await add(zoe, 'image.png', await pictureFile('png', { seed }));
    expect(await add(zoe, 'image.png', await pictureFile('png', { seed: 5 }))).toBe('count');
    expect(await add(await someone(database))).toBe('SignInNeeded');
  });

  it('are those of the review that can be filtered by', async () => {
    await add(zoe);
    await publish(await writeAbout(zoe, 'A', 4));
    await publish(await writeAbout(await reviewer(database), 'A', 5));
    expect(await shown()).toMatchObject({ totalCount: 2, picturedCount: 1 });
    expect((await shown({ pictures: true })).reviews.map(({ stars }) => stars)).toEqual([4]);
  });

  it('are taken away by their owner only, and with the account', async () => {
    const id = await add(zoe);
    await publish(await writeAbout(zoe, 'A', 4));
    await removeReviewPicture(await reviewer(database), id);
    expect(await at(id)).not.toBeNull();
    await removeReviewPicture(zoe, id);
    expect(await at(id)).toBeNull();
    const other = await add(zoe, 'weer.jpg');
    await eraseAuthor(zoe, zoe.visitor.customerId ?? '', 'iemand');
    expect((await shown()).totalCount).toBe(1);
    expect(await at(other)).toBeNull();
  });

  it('without a review are deleted after a day', async () => {
    await add(zoe);
    await purgeReviewPictures(zoe);
    expect(await reviewDraft(zoe, 'A')).toMatchObject({ value: { pictures: [{ name: 'jurk.jpg' }] } });
    await database.pool.query("update review_picture set created_at = created_at - interval '25 hours'");
    await purgeReviewPictures(zoe);
    expect(await reviewDraft(zoe, 'A')).toMatchObject({ value: { pictures: [] } });
  });
});

describe('reviews', () => {
  it('are found by a word in title or text, and by how the article fits', async () => {
    const say = async (title: string, text: string, tags: string[] = []) => {
      const stored = await storeReview(await reviewer(database), words('A', { title, text, tags }));
      if (stored.ok) await publish(stored.value.reviewId);
    };
    await say('Fijne stof', 'Zacht en warm, ook na het wassen.', ['fits-small']);
    await say('Mooie kleur', 'De STOF kriebelt 100% niet.', ['fits-as-expected']);
    await say('Groß genug', 'Sitzt gut und hält warm.', ['fits-large']);
    const titles = async (choice: object) => (await shown(choice)).reviews.map(({ title }) => title).sort();
    expect(await titles({ words: 'stof' })).toEqual(['Fijne stof', 'Mooie kleur']);
    expect(await titles({ words: 'warm stof' })).toEqual(['Fijne stof']);
    expect(await titles({ words: 'gross' })).toEqual(['Groß genug']);
    // no pattern: signs mean themselves
    expect(await titles({ words: '100%' })).toEqual(['Mooie kleur']);
    expect(await titles({ words: 's_of' })).toEqual([]);
    expect(await titles({ fit: 'small' })).toEqual(['Fijne stof']);
    expect(await shown({ words: 'stof', fit: 'small' })).toMatchObject({ totalCount: 1 });
  });
});
