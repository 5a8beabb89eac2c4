import type { FilterChoice } from '#search/search.types.ts';

/** Why a word of the index stands for a word that was typed. */
export type MatchReason = 'exact' | 'inflection' | 'compound' | 'prefix' | 'spelling' | 'synonym' | 'phrase';

export type TermAlternative = {
  /** a term of the index, as `indexTerms` makes them */
  readonly term: string;
  readonly reason: MatchReason;
  /** how good a stand-in it is, 0 to 1, before the reason's own weight */
  readonly closeness: number;
  /**
   * Terms that the product must have besides, anywhere: "Schuhschrank" finds "Schrank für Schuhe" by
   * schrank with schuhe. `term` is the rarest of them and the one that is scored.
   */
  readonly with?: readonly string[];
  /** all of them have to stand where they say something about the article itself: not only in its description */
  readonly told?: boolean;
};

/** How a word stands in the texts of a catalogue. */
export type Standing = {
  /** somewhere it says something about an article itself: not only in descriptions */
  readonly isSaid: boolean;
  /** names are headed by it: it says what an article is */
  readonly heads: boolean;
  /** at least two names are headed by it, however many others have it */
  readonly everHeads: boolean;
  /** of its names that were looked at those that are headed by it */
  readonly headed: number;
  readonly named: number;
};

/** A product matches a group by any of its alternatives, the best one counting. */
export type TermGroup = {
  readonly typed: string;
  /** a product without it is not found */
  readonly required: boolean;
  /** it only says whose place is a little higher: left out where so much is found that what most ask for decides */
  readonly isHint?: boolean;
  /** names that have it are of something else: so much is left of their score */
  readonly against?: number;
  /** names are headed by it: a description that only speaks of it says less */
  readonly isThing?: boolean;
  /** the compound, in no article, that it is the head of: it says what is looked for */
  readonly headOf?: string;
  readonly alternatives: readonly TermAlternative[];
};

/** The words that the engine is asked to look for; made by the dictionary from what was typed. */
export type QueryPlan = {
  readonly groups: readonly TermGroup[];
  /** filters that the words stand for; the words are in no group then */
  readonly filters: readonly { readonly typed: string; readonly choice: FilterChoice }[];
  readonly categoryId: { readonly typed: string; readonly categoryId: number } | null;
  /** exactly this article or style number, upper case */
  readonly articleNumber: string | null;
  readonly correctedTo: string | null;
  readonly ignored: readonly string[];
  /** so much of what the required words say has to be there; default all of them */
  readonly least?: number;
  /** another reading of the same words, which wins where this one finds less than a share of what that finds */
  readonly unless?: { readonly plan: QueryPlan; readonly share: number };
};

/** The things that words can name besides words of texts; one per tenant and language. */
export type NamedThings = {
  readonly brands: readonly { readonly slug: string; readonly name: string }[];
  readonly categories: readonly {
    readonly categoryId: number;
    readonly name: string;
    readonly trail: string;
    readonly products: number;
  }[];
  /** family by every colour name of the language */
  readonly colours: readonly { readonly family: string; readonly name: string }[];
  readonly sizes: readonly string[];
  /** attributes that are numbers with a unit */
  readonly measured: readonly { readonly key: string; readonly label: string; readonly unit: string }[];
  /** options that are worth recognising: materials, seasons, energy classes … */
  readonly options: readonly { readonly key: string; readonly option: string; readonly label: string }[];
};

/** A tenant's own words, from tenants/<tenant>/search/<language>.json. */
export type SearchWords = {
  /** any stands for any other */
  readonly synonyms: readonly (readonly string[])[];
  /** the first stands for the others, not the other way round: ['bank', 'sofa', 'loungebank'] */
  readonly narrower: readonly (readonly string[])[];
  readonly redirects: readonly { readonly term: string; readonly path: string }[];
};

export type Dictionary = {
  /**
   * Plans in the order in which they are tried until one finds something: strict first, then corrected, then with
   * fewer words. Never empty for a text with letters or digits. Each is made when it is asked for.
   * `asTyped` leaves out the corrected ones and those with fewer words.
   */
  plans(text: string, options: { verbatim: boolean; asTyped?: boolean }): Iterable<QueryPlan>;
  /** whether the words say what is looked for: a category is called so, or names are headed by one of them */
  isThing(group: TermGroup): boolean;
  /** completions of what has been typed so far, best first */
  complete(typed: string, limit: number): readonly string[];
  /** names of things, and words and pairs of articles’ names, the commonest first */
  commonest(limit: number): readonly string[];
};
