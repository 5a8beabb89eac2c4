import type { CatalogueIndex } from './catalogue-index.ts';
import type { LanguageTools } from './engine.types.ts';
import { buildIndexKey, type Labels, parseIndexKey } from './labels.ts';
import { collectNamedThings } from './named-things.ts';
import type { Dictionary, SearchWords } from './plan.types.ts';
import type { SearchTenant } from './search-tenant.types.ts';

type Kept = { dictionary: Dictionary; words: number; madeAt: number; tookMs: number };

/** An old dictionary is made again when that takes no more than this share of the time. */
const SHARE = 1 / 30;

/** … unless the catalogue has so many more words: an import is told by it which words there are. */
const GROWN = 1.05;

const NO_WORDS: SearchWords = { synonyms: [], narrower: [], redirects: [] };

/** One dictionary for each tenant and locale, made when it is first needed, and again when there are new words. */
export class DictionaryKeeper {
  readonly #options: {
    readonly index: CatalogueIndex;
    readonly tenants: readonly SearchTenant[];
    readonly tools: LanguageTools;
  };
  readonly #kept = new Map<string, Kept>();

  constructor(options: {
    readonly index: CatalogueIndex;
    readonly tenants: readonly SearchTenant[];
    readonly tools: LanguageTools;
  }) {
    this.#options = options;
  }

  /** @returns the dictionary, made when there is none or it is old */
  get(tenantId: string, labels: Labels): Dictionary {
    const key = `${tenantId} ${labels.locale}`;
    const kept = this.#kept.get(key);
    const index = buildIndexKey(labels);
    const words = this.#options.index.countWords(index);
    const now = performance.now();
    const isFresh = (known: Kept) =>
      known.words === words || (words < known.words * GROWN && now - known.madeAt < known.tookMs / SHARE);
    if (kept && isFresh(kept)) return kept.dictionary;
    const dictionary = this.#create(tenantId, labels, index);
    const madeAt = performance.now();
    this.#kept.set(key, { dictionary, words, madeAt, tookMs: madeAt - now });
    return dictionary;
  }

  #create(tenantId: string, labels: Labels, indexKey: string): Dictionary {
    const { index, tenants, tools } = this.#options;
    const { language, pack } = parseIndexKey(indexKey);
    const tenant = tenants.find(({ id }) => id === tenantId);
    return tools.createDictionary({
      language: pack,
      terms: index.listTerms(indexKey),
      textsNow: {
        countDocuments: (term) => index.countDocuments(indexKey, term),
        getStanding: (term) => index.getStanding(indexKey, term),
      },
      things: collectNamedThings(labels, tenantId, index),
      phrases: index.listPhrases(indexKey),
      words: selectWords(tenant?.words[language] ?? NO_WORDS, labels),
      ...(tenant && { ranking: tenant.ranking }),
    });
  }
}

/** The synonyms of a list are about its assortment: a catalogue without one of those categories is another. */
function selectWords(words: SearchWords, { categories }: Labels): SearchWords {
  const names = new Set([...categories.values()].map(({ name }) => name));
  const isAbout = (words.assortment ?? []).every((name) => names.has(name));
  return isAbout ? words : { ...words, synonyms: [], narrower: [] };
}
