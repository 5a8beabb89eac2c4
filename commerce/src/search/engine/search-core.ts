import type { Locale } from '#tenants/tenant.ts';
import { languageOf } from '#tenants/tenant.ts';
import type { RankingSettings, Suggestions } from '../search.types.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { ReadRows } from './document.types.ts';
import type { EngineAnswer, EngineQuery, LanguageTools, SuggestQuery } from './engine.types.ts';
import { type Labels, readLabels } from './labels.ts';
import { namedThings } from './named-things.ts';
import type { Dictionary, SearchWords } from './plan.types.ts';
import { nextProductIds, readDocuments } from './read-documents.ts';
import { answer, type SearchScope, type Sponsored } from './searcher.ts';
import { readSponsored } from './sponsored.ts';
import { suggestions } from './suggester.ts';

/** What the engine has to know of a tenant; plain data, so that it can be sent to a worker. */
export type SearchTenant = {
  readonly id: string;
  readonly locales: readonly Locale[];
  readonly ranking: RankingSettings;
  /** by language */
  readonly words: Readonly<Record<string, SearchWords>>;
};

export type CoreOptions = {
  readonly tenants: readonly SearchTenant[];
  readonly read: ReadRows;
  readonly tools: LanguageTools;
  readonly onFault: (fault: object) => void;
  readonly createIndex: (labels: LabelsByTenant) => CatalogueIndex;
  /** products that are read at a time */
  readonly batch: number;
};

/** by tenant, then by locale */
export type LabelsByTenant = ReadonlyMap<string, ReadonlyMap<Locale, Labels>>;

type State = {
  readonly index: CatalogueIndex;
  readonly labels: LabelsByTenant;
  readonly dictionaries: Map<string, Dictionary>;
  readonly sponsored: ReadonlyMap<string, readonly Sponsored[]>;
};

/** One process' or worker's search: reads the catalogue, keeps it as it is, and answers. */
export class SearchCore {
  readonly #options: CoreOptions;
  readonly #scope: { readonly tenantIds: readonly string[]; readonly languages: readonly string[] };
  #state: State | null = null;
  /** changed while everything was being read */
  #missed: Set<number> | null = null;

  constructor(options: CoreOptions) {
    this.#options = options;
    const locales = options.tenants.flatMap((tenant) => tenant.locales);
    this.#scope = {
      tenantIds: options.tenants.map(({ id }) => id),
      languages: [...new Set(locales.map(languageOf))],
    };
  }

  /** Reads everything anew; until that is done the old answers. */
  async build(): Promise<void> {
    const { read, createIndex, batch } = this.#options;
    this.#missed = new Set();
    const labels = await this.#readLabels();
    const sponsored = await readSponsored(read, this.#scope.tenantIds);
    const index = createIndex(labels);
    for (let last = 0; ; ) {
      const ids = await nextProductIds(read, last, batch);
      index.put(await readDocuments(read, this.#scope, ids));
      last = ids.at(-1) ?? last;
      if (ids.length < batch) break;
    }
    index.seal();
    this.#state = { index, labels, sponsored, dictionaries: new Map() };
    const missed = [...this.#missed];
    this.#missed = null;
    await this.refresh(missed);
  }

  /** Reads these products anew. */
  async refresh(productIds: readonly number[]): Promise<void> {
    for (const id of productIds) this.#missed?.add(id);
    const state = this.#state;
    if (!state) return;
    const { read, batch } = this.#options;
    for (let start = 0; start < productIds.length; start += batch) {
      const ids = productIds.slice(start, start + batch);
      const documents = await readDocuments(read, this.#scope, ids);
      const there = new Set(documents.map(({ productId }) => productId));
      state.index.put(documents);
      state.index.remove(ids.filter((id) => !there.has(id)));
    }
  }

  /** @returns null: the first reading is not over */
  search(query: EngineQuery): EngineAnswer | null {
    const scope = this.#scopeOf(query);
    return scope && answer(scope, query);
  }

  /** @returns null: the first reading is not over */
  suggest(query: SuggestQuery): Suggestions | null {
    const scope = this.#scopeOf(query);
    return scope && suggestions(scope, query);
  }

  #scopeOf({ tenantId, locale }: { tenantId: string; locale: Locale }): SearchScope | null {
    const state = this.#state;
    const labels = state?.labels.get(tenantId)?.get(locale);
    if (!state || !labels) return null;
    return {
      language: languageOf(locale),
      labels,
      dictionary: this.#dictionaryOf(state, tenantId, labels),
      sponsored: state.sponsored.get(tenantId) ?? [],
      find: (request) => state.index.find(request),
    };
  }

  #dictionaryOf(state: State, tenantId: string, labels: Labels): Dictionary {
    const key = `${tenantId} ${labels.locale}`;
    const known = state.dictionaries.get(key);
    if (known) return known;
    const language = languageOf(labels.locale);
    const words = this.#options.tenants.find(({ id }) => id === tenantId)?.words[language];
    const dictionary = this.#options.tools.createDictionary({
      language,
      terms: state.index.terms(language),
      things: namedThings(labels, tenantId, state.index),
      words: words ?? { synonyms: [], narrower: [], redirects: [] },
    });
    state.dictionaries.set(key, dictionary);
    return dictionary;
  }

  async #readLabels(): Promise<LabelsByTenant> {
    const { tenants, read, onFault } = this.#options;
    const labels = new Map<string, Map<Locale, Labels>>();
    for (const { id, locales } of tenants) {
      const own = new Map<Locale, Labels>();
      for (const locale of locales) own.set(locale, await readLabels(read, id, locale, onFault));
      labels.set(id, own);
    }
    return labels;
  }
}
