import { buildProductList, PAGE_SIZE } from '#search/product-list.rules.ts';
import type { PlanReport } from '#search/search.types.ts';
import type { Sponsored } from './catalogue-source.types.ts';
import { type Composed, compose, filterKnownChoices } from './compose.ts';
import { EMPTY_PLAN, NOTHING_FOUND } from './empty.rules.ts';
import type { EngineAnswer, EngineQuery } from './engine.types.ts';
import { presentFacets } from './facets.rules.ts';
import type { FindRequest, Found } from './find.types.ts';
import type { Labels } from './labels.ts';
import { insertPaidPlaces } from './paid-places.rules.ts';
import { FEW, findPartly, type Partly } from './partial.ts';
import type { Dictionary, QueryPlan } from './plan.types.ts';
import type { PopularTerm } from './popular-terms.ts';
import { describeUnderstood } from './understood.ts';

/** The data of one tenant's search in one of its locales. */
export type SearchScope = {
  /** of the words (labels.ts) */
  readonly index: string;
  readonly labels: Labels;
  readonly dictionary: Dictionary;
  readonly sponsored: readonly Sponsored[];
  /** in the scope's language */
  readonly popular: readonly PopularTerm[];
  find(request: FindRequest): Found;
  /** whether a word of these groups describes one of these products itself */
  isSaidOfAny(groups: QueryPlan['groups'], productIds: readonly number[]): boolean;
  /** words that describe no article itself, but occur in descriptions */
  listOnlyMentioned(groups: QueryPlan['groups']): readonly string[];
  /** the counts of everything, at most twenty minutes old: for suggestions */
  countAll(request: FindRequest): Found;
  /** number of hits of a suggested term, at most a minute old; a large one at most twenty */
  countTermHits(term: string, count: () => number): number;
};

/** Answers a question by the first reading of its words that has hits, with the visitor's filters. */
export function answer(scope: SearchScope, query: EngineQuery): EngineAnswer {
  const begin = performance.now();
  const { dictionary, labels } = scope;
  const asked = { categoryId: query.categoryId, filters: filterKnownChoices(query.filters, labels) };
  const plans = query.text === '' ? [EMPTY_PLAN] : dictionary.plans(query.text, { verbatim: query.verbatim });
  const paid = listPaidPlacements(scope, query);
  let first: QueryPlan | null = null;
  let weak: EngineAnswer | null = null;
  let tried = 0;
  for (const proposed of plans) {
    first ??= proposed;
    tried += 1;
    const plan = chooseReading(scope, query, proposed, asked);
    const composed = compose(plan, asked);
    const request = {
      ...buildRequest(scope, query, plan, composed, paid),
      ...(query.verbatim && { least: 1 }),
    };
    const found = scope.find(request);
    const wider = removeVisitorFilters(request, plan, asked);
    if (!hasHits(scope, found, request, wider)) continue;
    const isOther = isThingMissing(scope, query, plan, found);
    const partly = isOther ? { found, complete: null } : findPartly(scope.find, found, request, wider);
    if (partly.complete === 0 && isAllLeftOut(scope, query, plan, composed, partly)) continue;
    const answered = {
      ...buildAnswer(scope, query, plan, composed, partly),
      plan: query.explain ? buildReport(plan, tried, begin) : null,
    };
    if (!isOther) return answered;
    weak ??= answered;
  }
  if (weak) return weak;
  const typed = first ?? EMPTY_PLAN;
  return {
    ...buildAnswer(scope, query, typed, compose(typed, asked), { found: NOTHING_FOUND, complete: null }),
    plan: query.explain ? buildReport(typed, tried, begin) : null,
  };
}

/**
 * Whether the words name a thing that none of the first hits is: a skirt that goes with "nette schoenen" is no shoe.
 * The visitor's later filters do not change it.
 */
function isThingMissing(scope: SearchScope, query: EngineQuery, plan: QueryPlan, found: Found): boolean {
  const required = plan.groups.filter((group) => group.required);
  if (required.length + plan.filters.length < 2 || plan.categoryId !== null) return false;
  const isFirst = query.page === 1 && query.sort === 'popularity';
  const isPlain = isFirst && query.categoryId === null && query.filters.length === 0;
  const productIds = (isPlain ? found.top.slice(0, PAGE_SIZE) : findFirst(scope, query, plan).top).map(
    ({ productId }) => productId,
  );
  if (productIds.length === 0) return false;
  const unsaid = required.filter((group) => !scope.isSaidOfAny([group], productIds));
  const isOfBrand = plan.filters.some(({ choice }) => choice.key === 'brand');
  if (isOfBrand && unsaid.some((group) => group.isHead && scope.dictionary.isThing(group))) return true;
  if (!unsaid.some((group) => scope.dictionary.isThing(group))) return false;
  return !required.some((group) => !unsaid.includes(group) && scope.dictionary.isThing(group));
}

function findFirst(scope: SearchScope, query: EngineQuery, plan: QueryPlan): Found {
  const first = { ...query, page: 1, sort: 'popularity' } as const;
  const request = buildRequest(scope, first, plan, compose(plan, { categoryId: null, filters: [] }), []);
  return scope.find({ ...request, counting: 'nothing' });
}

/** Of two readings of the same words the one that finds enough. The visitor's later filters do not change it. */
function chooseReading(
  scope: SearchScope,
  query: EngineQuery,
  plan: QueryPlan,
  { categoryId }: { readonly categoryId: number | null },
): QueryPlan {
  if (!plan.unless) return plan;
  const other = plan.unless.plan;
  const [own, others] = [plan, other].map((one) => countFound(scope, query, one, categoryId)) as [
    number,
    number,
  ];
  return own < others * plan.unless.share || isScarceBrand(plan, own) ? other : plan;
}

/** Of a brand's few phones not all are called so: as a word the brand finds its other articles behind them. */
function isScarceBrand({ categoryId, filters }: QueryPlan, count: number): boolean {
  const isBrand = filters.some(({ choice }) => choice.key === 'brand');
  return isBrand && categoryId === null && count > 0 && count < FEW;
}

function countFound(
  scope: SearchScope,
  query: EngineQuery,
  plan: QueryPlan,
  categoryId: number | null,
): number {
  const request = buildRequest(scope, query, plan, compose(plan, { categoryId, filters: [] }), []);
  return scope.find({ ...request, limit: 0, unordered: 0, counting: 'nothing', telling: true }).total;
}

/** @param begin time of the question, by performance.now() */
function buildReport({ groups }: QueryPlan, tried: number, begin: number): PlanReport {
  return {
    milliseconds: performance.now() - begin,
    tried,
    words: groups.map(({ typed, required, alternatives }) => ({
      typed,
      required,
      alternatives: alternatives.map(({ with: others = [], ...alternative }) => ({
        ...alternative,
        with: others,
      })),
    })),
  };
}

/** The same question without the visitor's filters, with all that the words say in their place. */
function removeVisitorFilters(
  request: FindRequest,
  plan: QueryPlan,
  { categoryId, filters }: Parameters<typeof compose>[1],
): FindRequest {
  if (filters.length === 0) return request;
  const said = compose(plan, { categoryId, filters: [] });
  return { ...request, filters: said.filters, categoryIds: said.categoryIds };
}

/**
 * Whether a reading finds anything without the visitor's filters. One that does needs no other when the filters leave
 * nothing, and one that does not is none, though a filter in place of its own words finds something.
 */
function hasHits(scope: SearchScope, found: Found, request: FindRequest, wider: FindRequest): boolean {
  const isWithin =
    wider.filters.every((filter) => request.filters.includes(filter)) &&
    wider.categoryIds.every((id) => request.categoryIds.includes(id));
  if (wider === request || (found.total > 0 && isWithin)) return found.total > 0;
  return scope.find({ ...wider, limit: 0, unordered: 0, counting: 'nothing', enough: 1 }).total > 0;
}

function buildRequest(
  { index }: SearchScope,
  query: EngineQuery,
  plan: QueryPlan,
  composed: Composed,
  paid: readonly Sponsored[],
): FindRequest {
  return {
    tenantId: query.tenantId,
    language: index,
    groups: plan.groups,
    ...(plan.least !== undefined && { least: plan.least }),
    articleNumber: plan.articleNumber,
    categoryIds: composed.categoryIds,
    filters: composed.filters,
    sort: query.sort,
    limit: query.page * PAGE_SIZE + paid.length,
    unordered: Math.max(0, (query.page - 1) * PAGE_SIZE - paid.length),
    explain: query.explain,
    counting: 'found',
    countsIfNone: query.filters.length > 0,
    among: paid.map(({ productId }) => productId),
    now: query.now,
  };
}

function buildAnswer(
  scope: SearchScope,
  query: EngineQuery,
  plan: QueryPlan,
  composed: Composed,
  partly: Partly,
): Omit<EngineAnswer, 'plan'> {
  const { labels } = scope;
  const { page } = query;
  const { found, complete } = partly;
  const ranked = found.top.map(({ productId }) => productId);
  const { productIds, sponsoredIds } = insertPaidPlaces(ranked, found.among, { page, pageSize: PAGE_SIZE });
  const [first = null] = composed.categoryIds.slice(-1);
  const ignored = [
    ...plan.ignored,
    ...(complete === 0 ? listWordsOfNone(scope, query, plan, composed, partly) : []),
  ];
  const mentioned =
    found.total > 0 ? [...scope.listOnlyMentioned(plan.groups), ...listUnsoldCompounds(scope, plan)] : [];
  return {
    ...buildProductList(productIds, found.total, page, query.sort),
    sponsoredIds,
    query: query.text,
    facets: presentFacets({
      ...{ found, labels, filters: composed.filters, categoryId: first },
      looking: query.looking ?? [],
    }),
    understood: {
      ...describeUnderstood(labels, plan, composed),
      ignored,
      complete: found.total > 0 ? complete : null,
      onlyMentioned: mentioned.filter((word) => !ignored.includes(word)),
    },
    explanations: found.top.flatMap(({ productId, score, parts }) =>
      parts && productIds.includes(productId) ? { productId, score, parts } : [],
    ),
  };
}

/** The words that none of the first hits in the shop's own order has: the same on each page and in each order. */
function listWordsOfNone(
  scope: SearchScope,
  query: EngineQuery,
  plan: QueryPlan,
  composed: Composed,
  { found, least = plan.least }: Partly,
): string[] {
  const first = buildRequest(scope, { ...query, page: 1, sort: 'popularity' }, plan, composed, []);
  const isFirst = query.page === 1 && query.sort === 'popularity';
  const hits = isFirst
    ? found
    : scope.find({ ...first, ...(least !== undefined && { least }), counting: 'nothing' });
  const productIds = hits.top.slice(0, PAGE_SIZE).map(({ productId }) => productId);
  return plan.groups.flatMap((group) =>
    group.required && !scope.isSaidOfAny([group], productIds) ? group.typed : [],
  );
}

/** Whether no word of the question is said of what would be shown: those articles answer nothing. */
function isAllLeftOut(
  scope: SearchScope,
  query: EngineQuery,
  plan: QueryPlan,
  composed: Composed,
  partly: Partly,
): boolean {
  if (plan.categoryId !== null) return false;
  const required = plan.groups.filter((group) => group.required);
  return listWordsOfNone(scope, query, plan, composed, partly).length === required.length;
}

/**
 * Compounds whose parts were found while nothing has the name of their head: a shoe with laces is found for
 * "schoenveters", and is no lace; a boot with a rubber sole is no "Gummistiefel".
 */
function listUnsoldCompounds({ dictionary }: SearchScope, { groups }: QueryPlan): string[] {
  return groups.flatMap((group) => {
    if (group.headOf) return dictionary.isThing(group) ? [] : group.headOf;
    return group.unnamedIn ?? [];
  });
}

/** Placements that fit the question; only in the shop's own order. */
function listPaidPlacements({ sponsored, labels }: SearchScope, query: EngineQuery): readonly Sponsored[] {
  if (query.sort !== 'popularity') return [];
  const words = new Set(query.text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return sponsored.filter(
    ({ activeFrom, activeTo, categoryId, words: bought }) =>
      activeFrom <= query.now &&
      query.now < activeTo &&
      (query.text === ''
        ? categoryId !== null && query.categoryId !== null && isWithin(labels, query.categoryId, categoryId)
        : bought.some((word) => words.has(word.toLowerCase()))),
  );
}

function isWithin(labels: Labels, categoryId: number, top: number): boolean {
  for (let id: number | null = categoryId; id !== null; id = labels.categories.get(id)?.parentId ?? null)
    if (id === top) return true;
  return false;
}
