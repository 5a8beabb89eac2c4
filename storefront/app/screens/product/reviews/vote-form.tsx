import { writeReviewLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { useReviewChoice } from './review-choice.ts';

/** The page's one form for the votes on all its reviews: their buttons name it. */
export const VOTE_FORM_ID = 'vote';

/** Sends a vote without scripts. Its own button is invisible; every form has one (WCAG technique H32). */
export function VoteForm({ product, page }: { product: { slug: string; sku: string }; page: number }) {
  const t = useText();
  const shop = useShop();
  const { link } = useReviewChoice(product);
  const query = link({ page }).split('?')[1] ?? '';
  return (
    <form id={VOTE_FORM_ID} method="post" action={writeReviewLink(shop, product.sku)} hidden>
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="slug" value={product.slug} />
      <input type="hidden" name="search" value={query} />
      <button type="submit">{t('review.helpful')}</button>
    </form>
  );
}
