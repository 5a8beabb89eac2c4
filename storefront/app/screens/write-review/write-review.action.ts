import { data, redirect } from 'react-router';
import { VoteReviewMutation } from '#app/features/review/reviews.query.ts';
import { formAction } from '#app/form/form-action.ts';
import { type FormState, fieldOf, keptValues } from '#app/form/form-state.ts';
import { productLink, signInLink, writeReviewLink } from '#app/page/links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { notFound, requireScreen } from '#app/page/pages.ts';
import { knownQuery, PAGE_PARAMETERS } from '#app/page/query-parameters.ts';
import { shopInfo } from '#app/page/shop-info.ts';
import { faultsOf } from '#forms/faults.ts';
import { reviewSchema } from '#forms/review.ts';
import { StoreReviewMutation } from './write-review.query.ts';

/** What the screen shows after a form that did not get through. */
export type WriteReviewState = FormState & {
  /** of too many attempts; null: not refused */
  readonly retryMinutes: number | null;
  /** why a vote did not count; null: it was no vote */
  readonly vote: 'own' | 'failed' | null;
};

/** Writing a review, and, where there are no scripts, voting for one. */
export const writeReviewAction = formAction({ retryMinutes: null, vote: null }, async ({ page, form }) => {
  requireScreen(page, 'writeReview');
  const intent = fieldOf(form, 'intent');
  if (intent === 'write') return write(page, form);
  if (intent === 'vote') return vote(page, form);
  throw new Response(null, { status: 400 });
});

async function write(page: PageRequest, form: FormData) {
  const shop = shopInfo(page);
  const typed = {
    sku: page.url.searchParams.get('sku') ?? '',
    stars: fieldOf(form, 'stars'),
    title: fieldOf(form, 'title'),
    text: fieldOf(form, 'text'),
    name: fieldOf(form, 'name'),
    tags: form.getAll('tags').filter((tag) => typeof tag === 'string'),
    variantSku: fieldOf(form, 'variantSku'),
  };
  const parsed = reviewSchema.safeParse(typed);
  if (!parsed.success) return again(form, { faults: faultsOf(parsed.error) });
  const { storeReview: outcome } = await page.query(StoreReviewMutation, { input: parsed.data });
  switch (outcome.__typename) {
    case 'ReviewStored':
      return redirect(writeReviewLink(shop, parsed.data.sku, { done: true }), 303);
    case 'SignInNeeded':
      return redirect(signInLink(shop, writeReviewLink(shop, parsed.data.sku)), 303);
    case 'ProductNotFound':
      throw notFound();
    case 'TooManyAttempts':
      return again(form, { retryMinutes: Math.ceil(outcome.retryAfterSeconds / 60) });
    case 'InvalidInput':
      return again(form, { faults: outcome.fields });
  }
}

/** `vote`: the review's id and `yes` or `no`, as the pressed button says. Leads back to where the vote was given. */
async function vote(page: PageRequest, form: FormData) {
  const [id = '', answer] = fieldOf(form, 'vote').split('/');
  const helpful = answer === 'yes';
  const { voteReview: outcome } = await page.query(VoteReviewMutation, { id, helpful });
  if (outcome.__typename !== 'VoteCounted') {
    return again(form, { vote: outcome.__typename === 'OwnReviewVote' ? 'own' : 'failed' });
  }
  const slug = fieldOf(form, 'slug').replace(/[^a-z0-9-]/g, '') || '-';
  const path = productLink(shopInfo(page), { slug, sku: page.url.searchParams.get('sku') ?? '' });
  const query = knownQuery(fieldOf(form, 'search'), PAGE_PARAMETERS.product);
  return redirect(`${path}${query}#review-${encodeURIComponent(id)}`, 303);
}

function again(form: FormData, shortcoming: Partial<WriteReviewState>) {
  const tags = form.getAll('tags').filter((tag) => typeof tag === 'string');
  const values = { ...keptValues(form), tags: tags.join(' ').slice(0, 500) };
  const state: WriteReviewState = { values, faults: [], retryMinutes: null, vote: null, ...shortcoming };
  return data(state, { status: state.retryMinutes === null ? 422 : 429 });
}
