import type { Suggestions } from '../search.types.ts';
import type { SuggestQuery } from './engine.types.ts';
import type { FindRequest } from './find.types.ts';
import type { QueryPlan } from './plan.types.ts';
import type { SearchScope } from './searcher.ts';

const NOTHING: Suggestions = { terms: [], categories: [], brands: [], productIds: [] };

/** What may be meant by what has been typed so far: only what finds something. */
export function suggestions(scope: SearchScope, query: SuggestQuery): Suggestions {
  if (query.text === '') return NOTHING;
  const { dictionary, labels } = scope;
  const hitsOf = (text: string) => {
    const [plan] = dictionary.plans(text, { verbatim: false });
    return plan ? scope.find(requestOf(scope, query, plan, 0)).total : 0;
  };
  const terms = dictionary
    .complete(query.text, query.limit)
    .map((term) => ({ term, hits: hitsOf(term) }))
    .filter(({ hits }) => hits > 0);
  const plans = dictionary.plans(query.text, { verbatim: false });
  for (const plan of plans) {
    const found = scope.find(requestOf(scope, query, plan, query.limit));
    if (found.total === 0) continue;
    const best = (key: string) =>
      [...(found.values.get(key) ?? [])].sort(([, a], [, b]) => b - a).map(([value]) => value);
    return {
      terms,
      categories: best('category')
        .flatMap((value) => labels.categories.get(Number(value)) ?? [])
        .filter(({ id }) => isLowest(id, scope))
        .slice(0, query.limit)
        .map((category) => ({
          categoryId: category.id,
          name: category.name,
          trail: labels.categories.get(category.parentId ?? -1)?.name ?? '',
        })),
      brands: best('brand')
        .slice(0, query.limit)
        .flatMap((slug) => [...labels.brands.values()].find((brand) => brand.slug === slug) ?? []),
      productIds: found.top.map(({ productId }) => productId),
    };
  }
  return { ...NOTHING, terms };
}

function isLowest(categoryId: number, { labels }: SearchScope): boolean {
  return ![...labels.categories.values()].some(({ parentId }) => parentId === categoryId);
}

function requestOf(
  { language }: SearchScope,
  { tenantId, now }: SuggestQuery,
  plan: QueryPlan,
  limit: number,
): FindRequest {
  return {
    tenantId,
    language,
    groups: plan.groups,
    articleNumber: plan.articleNumber,
    categoryIds: plan.categoryId ? [plan.categoryId.categoryId] : [],
    filters: plan.filters.map(({ choice }) => choice),
    sort: 'popularity',
    limit,
    explain: false,
    among: [],
    now,
  };
}
