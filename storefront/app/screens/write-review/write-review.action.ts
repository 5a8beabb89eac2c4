import { data, redirect } from 'react-router';
import { VoteReviewMutation } from '#app/features/review/reviews.query.ts';
import { createFormAction } from '#app/form/form-action.ts';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { signInLink } from '#app/page/account-links.ts';
import { productLink, writeReviewLink } from '#app/page/links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { createNotFound, requireScreen } from '#app/page/pages.ts';
import { normalizeQuery, PAGE_PARAMETERS } from '#app/page/query-parameters.ts';
import { buildShopInfo } from '#app/page/shop-info.ts';
import { listFaults } from '#forms/faults.ts';
import { REVIEW_PICTURE_LIMITS } from '#forms/file-limits.ts';
import { reviewSchema } from '#forms/lists/review.ts';
import {
  RemoveReviewPictureMutation,
  StoreReviewMutation,
  UploadReviewPictureMutation,
} from './write-review.query.ts';

/** The screen's state after a refused form. */
export type WriteReviewState = FormState & {
  /** after too many attempts; null if not refused */
  readonly retryMinutes: number | null;
  /** why a vote did not count; null if it was no vote */
  readonly vote: 'own' | 'failed' | null;
  /** photographs that were not accepted, and why */
  readonly refused: readonly { readonly name: string; readonly fault: string }[];
};

const SOUND = { retryMinutes: null, vote: null, refused: [] };

/** Stores a review, or, without scripts, a vote on one. */
export const writeReviewAction = createFormAction(SOUND, async ({ page, form }) => {
  requireScreen(page, 'writeReview');
  const intent = readField(form, 'intent');
  if (intent === 'write') return write(page, form);
  if (intent === 'vote') return vote(page, form);
  throw new Response(null, { status: 400 });
});

async function write(page: PageRequest, form: FormData) {
  const shop = buildShopInfo(page);
  const typed = {
    sku: page.url.searchParams.get('sku') ?? '',
    stars: readField(form, 'stars'),
    title: readField(form, 'title'),
    text: readField(form, 'text'),
    name: readField(form, 'name'),
    tags: form.getAll('tags').filter((tag) => typeof tag === 'string'),
    variantSku: readField(form, 'variantSku'),
  };
  const refused = await takePictures(page, form, typed.sku);
  const parsed = reviewSchema.safeParse(typed);
  if (!parsed.success) return answerAgain(form, { refused, faults: listFaults(parsed.error) });
  if (refused.length > 0) return answerAgain(form, { refused });
  const { storeReview: outcome } = await page.query(StoreReviewMutation, { input: parsed.data });
  switch (outcome.__typename) {
    case 'ReviewStored':
      return redirect(writeReviewLink(shop, parsed.data.sku, { done: true }), 303);
    case 'SignInNeeded':
      return redirect(signInLink(shop, writeReviewLink(shop, parsed.data.sku)), 303);
    case 'ProductNotFound':
      throw createNotFound();
    case 'TooManyAttempts':
      return answerAgain(form, { retryMinutes: Math.ceil(outcome.retryAfterSeconds / 60) });
    case 'InvalidInput':
      return answerAgain(form, { faults: outcome.fields });
  }
}

/** Photographs are stored before anything else is checked: a refused field loses none. */
async function takePictures(
  page: PageRequest,
  form: FormData,
  sku: string,
): Promise<WriteReviewState['refused']> {
  for (const id of form.getAll('dropPicture').slice(0, REVIEW_PICTURE_LIMITS.most))
    if (typeof id === 'string') await page.query(RemoveReviewPictureMutation, { id });
  const refused: { name: string; fault: string }[] = [];
  for (const file of form.getAll('pictures')) {
    // a field without files sends one that has neither name nor content
    if (typeof file === 'string' || (file.name === '' && file.size === 0)) continue;
    const { uploadReviewPicture: outcome } = await page.query(UploadReviewPictureMutation, { sku, file });
    if (outcome.__typename === 'FileRefused') refused.push({ name: outcome.name, fault: outcome.fault });
    if (outcome.__typename === 'TooManyAttempts')
      refused.push({ name: file.name.slice(0, 100), fault: 'failed' });
  }
  // the same form sent again: they are stored already
  return refused.filter(({ fault }) => fault !== 'duplicate');
}

/** `vote`: the review's id and `yes` or `no`, the value of the pressed button. Leads back to the page of the vote. */
async function vote(page: PageRequest, form: FormData) {
  const [id = '', answer] = readField(form, 'vote').split('/');
  const helpful = answer === 'yes';
  const { voteReview: outcome } = await page.query(VoteReviewMutation, { id, helpful });
  if (outcome.__typename !== 'VoteCounted') {
    return answerAgain(form, { vote: outcome.__typename === 'OwnReviewVote' ? 'own' : 'failed' });
  }
  const slug = readField(form, 'slug').replace(/[^a-z0-9-]/g, '') || '-';
  const path = productLink(buildShopInfo(page), { slug, sku: page.url.searchParams.get('sku') ?? '' });
  const query = normalizeQuery(readField(form, 'search'), PAGE_PARAMETERS.product);
  return redirect(`${path}${query}#review-${encodeURIComponent(id)}`, 303);
}

function answerAgain(form: FormData, shortcoming: Partial<WriteReviewState>) {
  const tags = form.getAll('tags').filter((tag) => typeof tag === 'string');
  const values = { ...collectTypedValues(form), tags: tags.join(' ').slice(0, 500) };
  const state: WriteReviewState = { values, faults: [], ...SOUND, ...shortcoming };
  return data(state, { status: state.retryMinutes === null ? 422 : 429 });
}
