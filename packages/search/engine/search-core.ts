import { setImmediate as rest } from 'node:timers/promises';
import type { ChangedLists, Locale, Suggestions } from '#search/search.types.ts';
import { AnswerKeeper } from './answer-keeper.ts';
import type { CatalogueSource, ChangesSince, DocumentScope, Sponsored } from './catalogue-source.types.ts';
import { CompactIndex } from './compact/compact-index.ts';
import { DictionaryKeeper } from './dictionary-keeper.ts';
import type { ProductDocument } from './document.types.ts';
import type { EngineAnswer, EngineQuery, LanguageTools, SuggestQuery } from './engine.types.ts';
import type { Found } from './find.types.ts';
import { KeptHits, MANY } from './kept-hits.ts';
import { buildIndexKey, getLanguage, type Labels, type LabelsByTenant } from './labels.ts';
import { answerInAny, isAsTyped } from './other-languages.ts';
import { buildPopularKey, buildPopularTerms, type PopularTerms } from './popular-terms.ts';
import { planReadingOrder } from './reading-order.rules.ts';
import type { SearchTenant } from './search-tenant.types.ts';
import { answer, type SearchScope } from './searcher.ts';
import { buildSuggestions, countCategory, countEverything } from './suggester.ts';

export type CoreOptions = {
  readonly tenants: readonly SearchTenant[];
  readonly source: CatalogueSource;
  readonly tools: LanguageTools;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** products that are read at a time */
  readonly batch: number;
};

type State = {
  readonly index: CompactIndex;
  readonly labels: LabelsByTenant;
  readonly dictionaries: DictionaryKeeper;
  sponsored: ReadonlyMap<string, readonly Sponsored[]>;
  popular: PopularTerms;
  readonly builtAt: number;
};

const DAY_MS = 86_400_000;
/** How long the counts behind suggestions may be outdated; longer than the time between two `refreshPopular`. */
const SUGGESTED_MS = 20 * 60_000;
/** Products that are added before questions and the next reading get a turn. */
const PUT_AT_A_TIME = 25;
/** Products that are numbered before questions get a turn. */
const NUMBERED_AT_A_TIME = 2 ** 14;
/** Portions whose ids are asked for at once. */
const PORTIONS_AT_A_TIME = 20;
/** Portions that are on their way while one is added. */
const PORTIONS_AHEAD = 2;
/** With more products than this, or this share of all, still to be read nothing is said to be left out or misspelt. */
const FEW_BEHIND = 50;
const FEW_BEHIND_SHARE = 1 / 100;
/** Number of the most frequent phrases that are answered ahead. */
const PHRASES_AHEAD = 400;
/** In a smaller catalogue nothing takes long enough to be counted ahead. */
const COUNTED_AHEAD_FROM = 2_000;

/** The search of one process or worker: reads the catalogue, keeps it up to date, and answers. */
export class SearchCore {
  readonly #options: CoreOptions;
  readonly #scope: DocumentScope;
  readonly #answers = new AnswerKeeper<EngineAnswer>();
  readonly #everything = new AnswerKeeper<Found>(SUGGESTED_MS);
  readonly #hits = new KeptHits();
  #state: State | null = null;

  constructor(options: CoreOptions) {
    this.#options = options;
    const locales = options.tenants.flatMap((tenant) => tenant.locales);
    this.#scope = {
      tenantIds: options.tenants.map(({ id }) => id),
      languages: [...new Set(locales.map(getLanguage))],
    };
  }

  /**
   * Reads everything again and answers from the old state until that is done. Changes since it began are included
   * when it takes over: from the log of changes, and from the refreshes of the old state that this process was asked
   * for.
   * @param missed ids of products that this process was told of since the last call
   */
  async build(missed: () => readonly number[] = () => []): Promise<void> {
    const { source, tools, tenants } = this.#options;
    const builtAt = this.#options.now();
    const log = await source.openChanges();
    const labels = await this.#readLabels();
    const sponsored = await source.readSponsored(this.#scope.tenantIds);
    const popular = buildPopularTerms(await source.readPopularTerms(this.#scope.tenantIds, builtAt));
    const index = new CompactIndex({
      labels,
      ranking: new Map(tenants.map(({ id, ranking }) => [id, ranking])),
      tools,
      now: builtAt,
    });
    await this.#fill(index);
    await index.seal(() => rest());
    await this.#readAgain(index, await log.readNext());
    const dictionaries = new DictionaryKeeper({ index, tenants, tools });
    for (const [tenantId, byLocale] of labels)
      for (const own of byLocale.values()) {
        dictionaries.get(tenantId, own);
        await rest();
      }
    // what an import goes on writing meanwhile is refreshed afterwards: before the first reading nothing is answered
    if (this.#state) await this.#catchUp(index, log, missed);
    index.takeLists();
    this.#state = { index, labels, sponsored, popular, dictionaries, builtAt };
    this.#answers.forget();
    this.#everything.forget();
    this.#hits.forget();
    await this.#countAhead(builtAt);
  }

  /** Adds the changes made meanwhile; when it returns, no other work has run since the last look. */
  async #catchUp(index: CompactIndex, log: ChangesSince, missed: () => readonly number[]): Promise<void> {
    await this.#readAgain(index, await log.readNext());
    for (let told = missed(); told.length > 0; told = missed()) await this.#readAgain(index, told);
  }

  /** @returns how many have changed */
  async #readAgain(index: CompactIndex, productIds: readonly number[]): Promise<number> {
    const { source, batch } = this.#options;
    let changed = 0;
    for (let start = 0; start < productIds.length; start += batch) {
      const ids = productIds.slice(start, start + batch);
      changed += await putOrRemove(index, ids, await source.readDocuments(this.#scope, ids));
    }
    return changed;
  }

  /** Counts ahead, so that the first visitor who types, or filters a category, need not wait. */
  async #countAhead(now: number): Promise<void> {
    if ((this.size?.products ?? 0) < COUNTED_AHEAD_FROM) return;
    for (const { id: tenantId, locales } of this.#options.tenants)
      for (const locale of locales) {
        const scope = this.#findScope({ tenantId, locale });
        if (!scope) continue;
        countEverything(scope, { tenantId, now });
        await rest();
        for (const categoryId of scope.labels.categories.keys()) {
          countCategory(scope, { tenantId, now }, categoryId);
          await rest();
        }
      }
    await this.#suggestAhead(now);
  }

  /** Answers the most frequent phrases ahead: they take longest to count, and the first letters lead to them. */
  async #suggestAhead(now: number): Promise<void> {
    if ((this.size?.products ?? 0) < COUNTED_AHEAD_FROM) return;
    for (const { id: tenantId, locales } of this.#options.tenants)
      for (const locale of locales)
        for (const text of this.#findScope({ tenantId, locale })?.dictionary.commonest(PHRASES_AHEAD) ?? []) {
          this.suggest({ tenantId, locale, text, limit: 1, now });
          await rest();
        }
  }

  /**
   * Products are numbered by kind and brand, and read nearly as they were imported. The next portions are read while one
   * is added: neither side waits where one takes longer than another.
   */
  async #fill(index: CompactIndex): Promise<void> {
    const { source, batch } = this.#options;
    const numbered = await source.readProductIds(batch * PORTIONS_AT_A_TIME);
    for (let start = 0; start < numbered.length; start += NUMBERED_AT_A_TIME) {
      index.expect(numbered.slice(start, start + NUMBERED_AT_A_TIME));
      await rest();
    }
    const inOrder = planReadingOrder(numbered);
    const ahead: (() => Promise<unknown>)[] = [];
    for (let start = 0; start < inOrder.length; start += batch) {
      const ids = inOrder.slice(start, start + batch);
      const reading = source.readDocuments(this.#scope, ids);
      // handles a failure that comes before the promise is awaited
      reading.catch(() => {});
      ahead.push(async () => putOrRemove(index, ids, await reading));
      if (ahead.length > PORTIONS_AHEAD) await ahead.shift()?.();
    }
    for (const add of ahead) await add();
  }

  /** Reads these products again. @returns the lists that have changed by tenant; null if nothing has changed */
  async refresh(productIds: readonly number[]): Promise<ReadonlyMap<string, ChangedLists> | null> {
    const state = this.#state;
    if (!state) return null;
    const changed = await this.#readAgain(state.index, productIds);
    // those of an attempt that failed halfway are among them
    const lists = state.index.takeLists();
    if (changed === 0 && lists.size === 0) return null;
    this.#answers.forget();
    if ([...lists.values()].some(({ members }) => members)) this.#forgetFewHits();
    await state.index.tidy(() => rest());
    return lists;
  }

  /** Drops counts and first hits of what stands for few articles: one more or less is noticed there. */
  #forgetFewHits(): void {
    this.#everything.forget(({ total }) => total < MANY);
    this.#hits.forgetFew();
  }

  /** Whether everything should be read again: because of articles' age, and of the gaps that changes have left. */
  get isWorn(): boolean {
    const state = this.#state;
    return state !== null && (state.index.isWorn || this.#options.now() - state.builtAt > DAY_MS);
  }

  /** Reads placements that were bought meanwhile. */
  async refreshSponsored(): Promise<void> {
    const sponsored = await this.#options.source.readSponsored(this.#scope.tenantIds);
    if (this.#state) this.#state.sponsored = sponsored;
  }

  /** Reads terms that many have searched for meanwhile. */
  async refreshPopular(): Promise<void> {
    const { source, now } = this.#options;
    const popular = buildPopularTerms(await source.readPopularTerms(this.#scope.tenantIds, now()));
    if (this.#state) this.#state.popular = popular;
    await this.#suggestAhead(now());
  }

  /**
   * @param backlog products that have changed and are not read yet
   * @returns null: the first reading has not finished, or too much of an import is not read yet to say what the shop
   *   does not have
   */
  search(query: EngineQuery, backlog = 0): EngineAnswer | null {
    const scope = this.#findScope(query);
    if (!scope) return null;
    // there are countless searches, but few categories
    if (query.text === '') return this.#answers.get(query, () => answer(scope, query));
    const answered = answerInAny(scope, () => this.#listOtherScopes(query, scope.labels), query);
    const isBehind = backlog > Math.max(FEW_BEHIND, (this.size?.products ?? 0) * FEW_BEHIND_SHARE);
    return isBehind && !isAsTyped(answered) ? null : answered;
  }

  /** The scopes of the tenant's other languages, which name filters and categories in the page's own. */
  #listOtherScopes({ tenantId }: EngineQuery, labels: Labels): SearchScope[] {
    const known = [...(this.#state?.labels.get(tenantId)?.values() ?? [])];
    return known.flatMap((other) => {
      const scope =
        buildIndexKey(other) === buildIndexKey(labels)
          ? null
          : this.#findScope({ tenantId, locale: other.locale });
      return scope ? { ...scope, labels } : [];
    });
  }

  /** @returns null: the first reading has not finished */
  suggest(query: SuggestQuery): Suggestions | null {
    const scope = this.#findScope(query);
    return scope && buildSuggestions(scope, query);
  }

  /** For measurements; null: the first reading has not finished. */
  get size(): { readonly products: number; readonly bytes: number } | null {
    return this.#state && { products: this.#state.index.products, bytes: this.#state.index.bytes };
  }

  #findScope({ tenantId, locale }: { tenantId: string; locale: Locale }): SearchScope | null {
    const state = this.#state;
    const labels = state?.labels.get(tenantId)?.get(locale);
    if (!state || !labels) return null;
    const language = getLanguage(locale);
    return {
      index: buildIndexKey(labels),
      labels,
      dictionary: state.dictionaries.get(tenantId, labels),
      sponsored: state.sponsored.get(tenantId) ?? [],
      popular: state.popular.get(buildPopularKey(tenantId, language)) ?? [],
      find: (request) => state.index.find(request),
      isSaidOfAny: (groups, productIds) => state.index.isSaidOfAny(buildIndexKey(labels), groups, productIds),
      listOnlyMentioned: (groups) => state.index.listOnlyMentioned(buildIndexKey(labels), groups),
      countTermHits: (term, count) => this.#hits.get(JSON.stringify([tenantId, locale, term]), count),
      countAll: (request) => this.#everything.get(request, () => state.index.find(request)),
    };
  }

  async #readLabels(): Promise<LabelsByTenant> {
    const { tenants, source } = this.#options;
    const labels = new Map<string, Map<Locale, Labels>>();
    for (const { id, locales, packs, attributes } of tenants) {
      const own = new Map<Locale, Labels>();
      for (const locale of locales) {
        const read = await source.readLabels(id, { locale, pack: packs?.[locale] });
        const added = (attributes?.[locale] ?? []).map((definition) => [definition.key, definition] as const);
        own.set(locale, { ...read, attributes: new Map([...read.attributes, ...added]) });
      }
      labels.set(id, own);
    }
    return labels;
  }
}

/** @param documents of these products; those without one are gone @returns how many have changed */
async function putOrRemove(
  index: CompactIndex,
  productIds: readonly number[],
  documents: readonly ProductDocument[],
): Promise<number> {
  const there = new Set(documents.map(({ productId }) => productId));
  const gone = productIds.filter((id) => !there.has(id));
  index.remove(gone);
  return (await putInTurns(index, documents)) + gone.length;
}

/** @returns how many have changed */
async function putInTurns(index: CompactIndex, documents: readonly ProductDocument[]): Promise<number> {
  let changed = 0;
  for (let from = 0; from < documents.length; from += PUT_AT_A_TIME) {
    changed += index.put(documents.slice(from, from + PUT_AT_A_TIME));
    await rest();
  }
  return changed;
}
