import type { Resolver } from '@urql/exchange-graphcache';

type Reviews = { page: number; keys: readonly string[] };

/** Review keys of several pages in page order, each once. */
export function mergeReviews(pages: readonly Reviews[]): string[] {
  const ordered = [...pages].sort((a, b) => a.page - b.page);
  return [...new Set(ordered.flatMap((page) => page.keys))];
}

/** Arguments that select other reviews or another order; merged lists may differ in the page only. */
const CHOICE = ['filter', 'variation', 'fit', 'words', 'pictures', 'sort'] as const;

/**
 * Product.reviews: the review lists of all cached rating queries for the same product, as one list. With a filter
 * only lists with the same filter are merged. Counts are those of the requested page.
 */
export const resolveReviews: Resolver = (parent, args, cache, info) => {
  const product =
    cache.keyOfEntity({ __typename: 'Product', sku: String(parent.sku ?? '') }) ?? info.parentKey;
  const asked = cache.resolve(product, 'reviews', args);
  if (typeof asked !== 'string') return undefined;
  const isSameChoice = (other: typeof args | null) =>
    CHOICE.every((name) => (other?.[name] ?? null) === (args[name] ?? null));
  const pages: Reviews[] = [];
  for (const field of cache.inspectFields(info.parentKey)) {
    if (field.fieldName !== 'reviews' || !isSameChoice(field.arguments)) continue;
    const result = cache.resolve(info.parentKey, field.fieldKey);
    const keys = typeof result === 'string' ? cache.resolve(result, 'reviews') : null;
    if (!Array.isArray(keys)) continue;
    pages.push({
      page: Number(field.arguments?.page ?? 1),
      keys: keys.filter((key) => typeof key === 'string'),
    });
  }
  const resolveOwn = (field: string) => cache.resolve(asked, field);
  return {
    __typename: 'RatingReviewResult',
    reviews: mergeReviews(pages),
    totalCount: resolveOwn('totalCount'),
    picturedCount: resolveOwn('picturedCount'),
    page: resolveOwn('page'),
    pageSize: resolveOwn('pageSize'),
    statistic: resolveOwn('statistic'),
    tags: resolveOwn('tags'),
  };
};
