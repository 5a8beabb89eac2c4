import { fold } from '#search/language/fold.rules.ts';
import type { Suggestions } from '#search/search.types.ts';
import { compose } from './compose.ts';
import { EMPTY_PLAN } from './empty.rules.ts';
import type { SuggestQuery } from './engine.types.ts';
import type { FindRequest, Found } from './find.types.ts';
import { MANY } from './kept-hits.ts';
import type { LabelledCategory, Labels } from './labels.ts';
import { findDepartment, formatTrail } from './named-things.ts';
import type { QueryPlan } from './plan.types.ts';
import { filterPopularTerms } from './popular-terms.ts';
import type { SearchScope } from './searcher.ts';

const NOTHING: Suggestions = { terms: [], categories: [], brands: [], productIds: [] };

/** Number of first hits whose categories and brands are suggested. */
const LOOKED_AT = 60;

/**
 * Suggestions for the words typed so far, with hits only. Before the first letter: popular searches, filled up with
 * categories of every department where there are too few.
 */
export function buildSuggestions(scope: SearchScope, query: SuggestQuery): Suggestions {
  if (query.text === '') return suggestBeforeTyping(scope, query);
  const terms = filterTermsWithHits(scope, query, listLikelyTerms(scope, query));
  const found = findFirst(scope, query, terms);
  return found ? { terms, ...describeFound(scope, query, found) } : { ...NOTHING, terms };
}

function suggestBeforeTyping(scope: SearchScope, query: SuggestQuery): Suggestions {
  const popular = filterPopularTerms(scope.popular, '', CONSIDERED * query.limit);
  const terms = filterTermsWithHits(scope, query, popular);
  const left = query.limit - terms.length;
  return {
    ...NOTHING,
    terms,
    categories: left > 0 ? listLargestCategories(scope, query).slice(0, left) : [],
  };
}

/** The largest category of each department, then the second of each. */
function listLargestCategories(scope: SearchScope, query: SuggestQuery): Suggestions['categories'] {
  const { labels } = scope;
  const seen = new Map<number, number>();
  return listLeafCategories(labels, countEverything(scope, query))
    .map((category) => {
      const department = findDepartment(category, labels);
      const place = seen.get(department) ?? 0;
      seen.set(department, place + 1);
      return { category, place };
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, query.limit)
    .map(({ category }) => buildCategorySuggestion(category, labels));
}

/** The first of the likely terms that have hits in this shop. */
function filterTermsWithHits(
  scope: SearchScope,
  query: SuggestQuery,
  likely: readonly string[],
): Suggestions['terms'] {
  const terms: { readonly term: string; readonly hits: number }[] = [];
  for (const term of likely) {
    if (terms.length === query.limit) break;
    const hits = scope.countTermHits(term, () => countHits(scope, query, term));
    if (hits > 0) terms.push({ term, hits });
  }
  return terms;
}

/** Terms considered, as a multiple of the limit: not every completion of a second word occurs beside the first. */
const CONSIDERED = 2;

/** Popular searches get at most half of the places; the rest are names of the shop's own. */
function listLikelyTerms({ popular, dictionary }: SearchScope, { text, limit }: SuggestQuery): string[] {
  const searched = filterPopularTerms(popular, text, Math.ceil(limit / 2));
  const byFolded = new Map<string, string>();
  for (const term of [...searched, ...dictionary.complete(text, CONSIDERED * limit)])
    if (!byFolded.has(fold(term))) byFolded.set(fold(term), term);
  return [...byFolded.values()];
}

/** Number of hits of a whole term. One that only names a category, brand or colour of many is counted once for all. */
function countHits(scope: SearchScope, query: SuggestQuery, term: string): number {
  for (const plan of scope.dictionary.plans(term, { verbatim: false, asTyped: true })) {
    const named = findSingleName(plan);
    const many = named ? (countEverything(scope, query).values.get(named.key)?.get(named.value) ?? 0) : 0;
    // the counts of everything may be old: of few articles each one is noticed, and they are counted quickly
    const hits = many < MANY ? scope.find(buildRequest(scope, query, plan, 0, 'nothing')).total : many;
    if (hits > 0) return hits > FEW || fits(scope, query, plan) ? hits : 0;
  }
  return 0;
}

/** A word in this many articles describes some of them. */
const FEW = 100;

/**
 * Whether the words of a plan go together: "smartphone mouwen" only occurs in descriptions of jackets with a pocket
 * for one.
 */
function fits(scope: SearchScope, query: SuggestQuery, plan: QueryPlan): boolean {
  const words = plan.groups.filter(({ required }) => required).length;
  if (words === 0 || words + plan.filters.length + (plan.categoryId ? 1 : 0) < 2) return true;
  return (
    scope.find({ ...buildRequest(scope, query, plan, 0, 'nothing'), telling: true, enough: 1 }).total > 0
  );
}

/** Counts of everything on sale, kept for a while. */
export function countEverything(scope: SearchScope, query: Pick<SuggestQuery, 'tenantId' | 'now'>): Found {
  return scope.countAll(buildRequest(scope, query, EMPTY_PLAN, 0, 'found'));
}

/** Counts a category; the index keeps the result for questions and filters. */
export function countCategory(
  scope: SearchScope,
  query: Pick<SuggestQuery, 'tenantId' | 'now'>,
  categoryId: number,
): Found {
  return scope.find({ ...buildRequest(scope, query, EMPTY_PLAN, 0, 'found'), categoryIds: [categoryId] });
}

/** The single value that a plan asks for; null: it asks for more, or for words. */
function findSingleName({ groups, filters, categoryId, articleNumber }: QueryPlan) {
  if (groups.length > 0 || articleNumber !== null) return null;
  const [filter, another] = filters;
  if (categoryId) return filter ? null : { key: 'category', value: String(categoryId.categoryId) };
  if (another || filter?.choice.kind !== 'values') return null;
  const [value, second] = filter.choice.values;
  return value === undefined || second !== undefined ? null : { key: filter.choice.key, value };
}

/** Products for the typed text; for a mere beginning, those of its most likely completion. */
function findFirst(scope: SearchScope, query: SuggestQuery, terms: Suggestions['terms']): Found | null {
  const typed = query.text.toLowerCase();
  const [likely] = terms;
  // the typed letters may occur in some description too; when a completion exists they mean it
  const isBeginning = likely !== undefined && !terms.some(({ term }) => term.toLowerCase() === typed);
  for (const text of isBeginning ? [likely.term, query.text] : [query.text]) {
    for (const plan of scope.dictionary.plans(text, { verbatim: false })) {
      const request = buildRequest(scope, query, plan, LOOKED_AT, 'first');
      // names and completions are asked for often; where they stand for many articles, a change is not noticed
      const isName = plan.articleNumber === null && plan.groups.every(({ required }) => !required);
      const isKept = isName || (text === likely?.term && likely.hits >= MANY);
      const found = isKept ? scope.countAll(request) : scope.find(request);
      if (found.total > 0) return found;
    }
  }
  return null;
}

function describeFound(
  { labels }: SearchScope,
  { limit }: SuggestQuery,
  found: Found,
): Omit<Suggestions, 'terms'> {
  return {
    categories: listLeafCategories(labels, found)
      .slice(0, limit)
      .map((category) => buildCategorySuggestion(category, labels)),
    brands: listMostFound(found, 'brand')
      .slice(0, limit)
      .map((slug) => ({ slug, name: labels.brandNames.get(slug) ?? slug })),
    productIds: found.top.slice(0, limit).map(({ productId }) => productId),
  };
}

function listMostFound(found: Found, key: string): string[] {
  return [...(found.values.get(key) ?? [])].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

/** Categories without sub-categories, by their number of hits. */
function listLeafCategories(labels: Labels, found: Found): LabelledCategory[] {
  const above = new Set([...labels.categories.values()].map(({ parentId }) => parentId));
  return listMostFound(found, 'category')
    .flatMap((value) => labels.categories.get(Number(value)) ?? [])
    .filter(({ id }) => !above.has(id));
}

/** A category with its whole path: sneakers are in the shoes of women and of men. */
function buildCategorySuggestion(
  category: LabelledCategory,
  labels: Labels,
): Suggestions['categories'][number] {
  return { categoryId: category.id, name: category.name, trail: formatTrail(category, labels) };
}

function buildRequest(
  { index }: SearchScope,
  { tenantId, now }: Pick<SuggestQuery, 'tenantId' | 'now'>,
  plan: QueryPlan,
  limit: number,
  counting: FindRequest['counting'],
): FindRequest {
  const { categoryIds, filters } = compose(plan, { categoryId: null, filters: [] });
  return {
    tenantId,
    language: index,
    groups: plan.groups,
    articleNumber: plan.articleNumber,
    ...{ categoryIds, filters },
    sort: 'popularity',
    limit,
    unordered: 0,
    explain: false,
    counting,
    countsIfNone: false,
    among: [],
    now,
  };
}
