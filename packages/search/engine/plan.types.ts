import type { FilterChoice } from '#search/search.types.ts';

/** Why a word of the index stands for a typed word. */
export type MatchReason = 'exact' | 'inflection' | 'compound' | 'prefix' | 'spelling' | 'synonym' | 'phrase';

export type TermAlternative = {
  /** a term of the index, as `indexTerms` makes them */
  readonly term: string;
  readonly reason: MatchReason;
  /** how well it stands for the typed word, 0 to 1, before the reason's own weight */
  readonly closeness: number;
  /**
   * Terms that the product must also have, anywhere: "Schuhschrank" finds "Schrank für Schuhe" by schrank with
   * schuhe. `term` is the rarest of them and the one that is scored.
   */
  readonly with?: readonly string[];
  /** whether all of them must describe the article itself, and not only occur in its description */
  readonly told?: boolean;
};

/** The position of a word in the texts of a catalogue. */
export type Standing = {
  /** it describes some article itself, and does not only occur in descriptions */
  readonly isSaid: boolean;
  /** it heads names: it says what an article is */
  readonly heads: boolean;
  /** it heads at least two names, however many others contain it */
  readonly everHeads: boolean;
  readonly named: number;
  /** names that it heads */
  readonly headed: number;
};

/** A product matches a group by any of its alternatives, the best one counting. */
export type TermGroup = {
  readonly typed: string;
  /** a product without it is not found */
  readonly required: boolean;
  /** it only raises the order a little: left out where popularity decides among many hits */
  readonly isHint?: boolean;
  /** names with it are of something else: the factor that is left of their score */
  readonly against?: number;
  /** it heads names: a description that only mentions it weighs less */
  readonly isThing?: boolean;
  /** it is where the language puts the thing, before "for" or "with": what is without it is of something else */
  readonly isHead?: boolean;
  /** what stands behind "with" or "for" in the question does not make up for it */
  readonly isNeeded?: boolean;
  /** it is a brand's name: of another brand's articles it says less */
  readonly isBrand?: boolean;
  /** it names a category: a product without it is not found, though other words may be missing */
  readonly isCategoryName?: boolean;
  /** a number with what it counts, "3 places": an article with another number is another thing */
  readonly isCount?: boolean;
  /** the compound without articles whose head it is: it says what is looked for */
  readonly headOf?: string;
  /** the compound without articles of which it is a part that no name has: "gummi" is what boots are made of */
  readonly unnamedIn?: string;
  readonly alternatives: readonly TermAlternative[];
};

/** The words that the engine looks for; the dictionary makes it from the typed ones. */
export type QueryPlan = {
  readonly groups: readonly TermGroup[];
  /** filters that the words stand for; these words are in no group */
  readonly filters: readonly { readonly typed: string; readonly choice: FilterChoice }[];
  readonly categoryId: { readonly typed: string; readonly categoryId: number } | null;
  /** exactly this article or style number, upper case */
  readonly articleNumber: string | null;
  readonly correctedTo: string | null;
  readonly ignored: readonly string[];
  /** the share of the required words that must occur; default all of them */
  readonly least?: number;
  /** another reading of the same words, which wins when this one finds less than a share of its hits */
  readonly unless?: { readonly plan: QueryPlan; readonly share: number };
};

/** The names that words can stand for besides words of texts; one for each tenant and language. */
export type NamedThings = {
  readonly brands: readonly { readonly slug: string; readonly name: string; readonly products: number }[];
  readonly categories: readonly {
    readonly categoryId: number;
    readonly name: string;
    readonly trail: string;
    readonly products: number;
  }[];
  /** family by every colour name of the language */
  readonly colours: readonly { readonly family: string; readonly name: string }[];
  readonly sizes: readonly string[];
  /** numeric attributes with a unit */
  readonly measured: readonly { readonly key: string; readonly label: string; readonly unit: string }[];
  /** options that are worth recognising: materials, seasons, energy classes … */
  readonly options: readonly { readonly key: string; readonly option: string; readonly label: string }[];
};

/** A tenant's own words, from tenants/<tenant>/search/<language>.json. */
export type SearchWords = {
  /** categories that the catalogue must have for the synonyms to be used; absent or empty: they always are */
  readonly assortment?: readonly string[];
  /** any stands for any other */
  readonly synonyms: readonly (readonly string[])[];
  /** the first stands for the others, but not the reverse: ['bank', 'sofa', 'loungebank'] */
  readonly narrower: readonly (readonly string[])[];
  readonly redirects: readonly { readonly term: string; readonly path: string }[];
};

export type Dictionary = {
  /**
   * Plans in the order in which they are tried until one finds something: strict first, then corrected, then with
   * fewer words. Never empty for a text with letters or digits. Each is made when it is needed. `asTyped` leaves out
   * the corrected ones and those with fewer words, and words that only change the order: it is for counting.
   */
  plans(text: string, options: { verbatim: boolean; asTyped?: boolean }): Iterable<QueryPlan>;
  /** whether the words say what is looked for: they name a category, or one of them heads names */
  isThing(group: TermGroup): boolean;
  /** completions of the typed beginning, best first */
  complete(typed: string, limit: number): readonly string[];
  /** names of categories, brands and colours, and words and pairs of articles’ names, the commonest first */
  commonest(limit: number): readonly string[];
};
