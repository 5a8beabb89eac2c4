import { useSearchParams } from 'react-router';
import type { ProductView } from '#app/features/product/product-view.ts';
import { productPageLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { readReviewChoice } from '#forms/lists/read-review-list.ts';
import type { ReviewChoice } from '#forms/lists/review-list.ts';

/** The choice of reviews in the address, and links with other choices; the rest of the address stays. */
export function useReviewChoice(product: { slug: string; sku: string }) {
  const shop = useShop();
  const [parameters] = useSearchParams();
  const choice = readReviewChoice(parameters);
  const openWriteReview = parameters.has('openWriteReview');
  return {
    choice,
    /** whether the link for writing a review is shown */
    canWrite: shop.ratingButton || openWriteReview,
    link: (other: Partial<ReviewChoice> & { page?: number } = {}) => {
      const { sort, ...chosen } = { ...choice, ...other };
      return productPageLink(shop, product, {
        variant: parameters.get('variant'),
        choice: parameters.get('choice'),
        ...chosen,
        reviewSort: sort,
        openWriteReview,
        page: other.page ?? 1,
      });
    },
  };
}

/** No choice: all reviews, in the requested order. */
export const ALL_REVIEWS = { stars: null, variation: null, fit: null, words: null, pictures: false } as const;

/** The name of a value on the page; null where the product no longer has it. */
export function findVariationLabel(
  { dimensions }: Pick<ProductView, 'dimensions'>,
  { key, value }: { key: string; value: string },
): string | null {
  const dimension = dimensions.find((one) => one.key === key);
  return dimension?.values.find((one) => one.value === value)?.label ?? null;
}
