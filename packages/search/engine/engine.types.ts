import type { NamePhrase } from '#search/language/name-phrases.ts';
import type { TextsNow } from '#search/language/vocabulary.ts';
import type { NumberList } from '#search/language/word-numbers.ts';
import type {
  ChangedLists,
  Locale,
  RankingSettings,
  SearchAnswer,
  SearchInput,
  Suggestions,
} from '#search/search.types.ts';
import type { Dictionary, NamedThings, SearchWords } from './plan.types.ts';

export type EngineQuery = Required<Omit<SearchInput, 'looking'>> &
  Pick<SearchInput, 'looking'> & {
    readonly tenantId: string;
    readonly locale: Locale;
    /** milliseconds since 1970 */
    readonly now: number;
  };

/** The content of a result besides its products; the page's service adds the rest. */
export type EngineAnswer = Omit<SearchAnswer, 'redirectTo'>;

export type SuggestQuery = {
  readonly tenantId: string;
  readonly locale: Locale;
  /** the letters typed so far */
  readonly text: string;
  /** most suggestions of each sort */
  readonly limit: number;
  readonly now: number;
};

/** The search of one process. */
export type SearchEngine = {
  /** @returns null: the index is not built yet, or the engine did not answer in time */
  search(query: EngineQuery): Promise<EngineAnswer | null>;
  /** @returns null as `search` does */
  suggest(query: SuggestQuery): Promise<Suggestions | null>;
  /** Resolves when the index has been built. */
  waitUntilReady(): Promise<void>;
  /** Reads these products again; `search-changed` is emitted afterwards, when anything has changed. */
  reportChanges(tenantId: string, productIds: readonly number[]): void;
  /** Reads everything again, while it goes on answering. */
  rebuild(): void;
  /** Resolves when at most so many of the reported products are left to be read. */
  waitUntilFollowing(most: number): Promise<void>;
  /** Resolves when all reported changes can be found. */
  waitUntilSettled(): Promise<void>;
  close(): Promise<void>;
};

/** Products whose answers have changed; `lists` absent: no list of the tenant has. */
export type IndexChange = {
  readonly tenantId: string;
  readonly productIds: readonly number[];
  readonly lists?: ChangedLists;
};

/** The owner of an engine: it hears of the index, and tells the engine what changes. */
export type EngineListener = {
  /** The tenant's index is complete, for the first time or once more. */
  onReady(tenantId: string): void;
  onChanged(change: IndexChange): void;
  /** Passes changes of the catalogue to the engine from now on. @returns a function that stops it */
  follow(engine: Pick<SearchEngine, 'reportChanges' | 'rebuild'>): () => void;
  readonly log: Record<'info' | 'warn' | 'error', (fields: object, message?: string) => void>;
};

/** How words of a language are read; tests use simple tools. */
export type LanguageTools = {
  /** @param numberOf gives a word in the index's form its number @returns adds the numbers of a text's words to a list */
  createWordReader(
    language: string,
    numberOf: (term: string) => number,
  ): (text: string, numbers: NumberList) => void;
  /** the words of a name that say what the article is, in the index's form */
  listHeadTerms(language: string, name: string, isSaid: (term: string) => boolean): readonly string[];
  /** the term of adjacent words of the name; null: one is no word of letters */
  pairTerm(language: string, one: string, other: string): string | null;
  createDictionary(input: DictionaryInput): Dictionary;
};

export type DictionaryInput = {
  /** ISO 639-1 */
  readonly language: string;
  readonly terms: Iterable<{ readonly term: string; readonly documents: number }>;
  /** finds words that came after `terms` were read; without it every word is said of articles, and none heads names */
  readonly textsNow?: TextsNow;
  readonly things: NamedThings;
  /** words that names of articles often contain */
  readonly phrases?: readonly NamePhrase[];
  readonly words: SearchWords;
  /** weights of reasons; one that weighs nothing needs no alternatives */
  readonly ranking?: Partial<RankingSettings>;
};
