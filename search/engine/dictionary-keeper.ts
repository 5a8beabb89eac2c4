import type { CatalogueIndex } from './catalogue-index.ts';
import type { LanguageTools } from './engine.types.ts';
import { indexKeyOf, type Labels, languagesOfKey } from './labels.ts';
import { namedThings } from './named-things.ts';
import type { Dictionary } from './plan.types.ts';
import type { SearchTenant } from './search-tenant.types.ts';

type Kept = { dictionary: Dictionary; words: number; madeAt: number; tookMs: number };

/** An old dictionary is made again when that takes no more than this share of the time. */
const SHARE = 1 / 30;

const NO_WORDS = { synonyms: [], narrower: [], redirects: [] };

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
    const index = indexKeyOf(labels);
    const words = this.#options.index.wordCount(index);
    const now = performance.now();
    if (kept && (kept.words === words || now - kept.madeAt < kept.tookMs / SHARE)) return kept.dictionary;
    const dictionary = this.#create(tenantId, labels, index);
    const madeAt = performance.now();
    this.#kept.set(key, { dictionary, words, madeAt, tookMs: madeAt - now });
    return dictionary;
  }

  #create(tenantId: string, labels: Labels, indexKey: string): Dictionary {
    const { index, tenants, tools } = this.#options;
    const { language, pack } = languagesOfKey(indexKey);
    const tenant = tenants.find(({ id }) => id === tenantId);
    return tools.createDictionary({
      language: pack,
      terms: index.terms(indexKey),
      textsNow: {
        documents: (term) => index.documentsOf(indexKey, term),
        standing: (term) => index.standingOf(indexKey, term),
      },
      things: namedThings(labels, tenantId, index),
      phrases: index.phrases(indexKey),
      words: tenant?.words[language] ?? NO_WORDS,
      ...(tenant && { ranking: tenant.ranking }),
    });
  }
}
