import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { queryShop, showScreen, t, waitForPersonalParts } from '#app/shell/test-screen.tsx';
import * as productScreen from './product.route.tsx';

const routes = [{ path: '/p/:slug/:sku', kind: 'public', module: productScreen }] as const;

/** The next try is made a second after the last. */
const PATIENCE = { timeout: 15_000 };

type Reviews = { reviews: { language: string }[]; totalCount: number; pageSize: number };

/**
 * Lets the page be one of more reviews than it shows. The first call for the others finds no line; the next has no answer
 * until the test is over.
 */
function interruptNextReviews() {
  const { fetch } = globalThis;
  const line = Promise.withResolvers<void>();
  const tries: string[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const [input] = asked;
    const address = decodeURIComponent(input instanceof Request ? input.url : String(input));
    if (!/"page":2\b/.test(address)) return lengthenList(await fetch(...asked));
    tries.push(address);
    if (tries.length === 1) throw new TypeError('no line');
    await line.promise;
    return fetch(...asked);
  });
  onTestFinished(() => {
    line.resolve();
    spy.mockRestore();
  });
  return tries;
}

async function lengthenList(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  const body: { data?: { product?: { reviews?: Reviews } } } = await answer.json();
  const reviews = body.data?.product?.reviews;
  if (reviews) Object.assign(reviews, { totalCount: reviews.reviews.length + 20, pageSize: 20 });
  // those in other languages are folded, and the link to more with them
  for (const review of reviews?.reviews ?? []) review.language = 'nl';
  const { status, statusText, headers } = answer;
  return new Response(JSON.stringify(body), { status, statusText, headers });
}

test('more reviews that cannot be loaded say so after the first try, while others are made', async () => {
  const { path } = await findReviewedArticle();
  const tries = interruptNextReviews();
  showScreen(frame, path, routes);
  await waitForPersonalParts();
  await page.getByRole('link', { name: t('ui.more.load') }).click();
  const failed = page.getByText(t('review.more.failed'));
  await expect.element(failed).toBeVisible();
  // others are still made
  await expect.element(page.getByText(t('ui.more.loading'))).toBeVisible();
  await expect.poll(() => tries.length, PATIENCE).toBe(2);
  await expect.element(failed).toBeVisible();
});

/** An article with reviews. */
async function findReviewedArticle(): Promise<{ path: string }> {
  const { home } = await queryShop<{ home: { bestsellers: { sku: string; slug: string }[] } }>(
    '{ home { bestsellers(first: 24) { sku slug } } }',
  );
  for (const { sku, slug } of home.bestsellers) {
    const { product } = await queryShop<{ product: { reviews: { reviews: object[] } } | null }>(
      `{ product(sku: "${sku}") { reviews { reviews { id } } } }`,
    );
    if (product && product.reviews.reviews.length > 1) return { path: `/p/${slug}/${sku}` };
  }
  throw new Error('no bestseller has reviews');
}
