import type { Sort } from './product-list.rules.ts';

/** BCP 47 language and region, as "nl-NL". */
export type Locale = `${string}-${string}`;

/** Words that search the values of one filter, which may be more than a list shows. */
export type Looking = { readonly key: string; readonly text: string };

/**
 * The lists of a tenant that a change of articles concerns, by the id of their category. An article is also in the
 * lists of the categories above its own, and in those of the whole shop: searches, the first page.
 */
export type ChangedLists = {
  /** they contain other articles, or are found there by other words and filters; null if unchanged */
  readonly members: readonly number[] | null;
  /** prices, stock or ratings in them have changed, and with these their orders, ranges and counts */
  readonly facts: readonly number[];
};

/**
 * One filter that a visitor has chosen. Of several values of one filter any may match; several filters must all
 * match.
 */
export type FilterChoice =
  | { readonly kind: 'values'; readonly key: string; readonly values: readonly string[] }
  /** Inclusive; null: no bound. Price in minor units, else the attribute's own unit. */
  | {
      readonly kind: 'range';
      readonly key: string;
      readonly min: number | null;
      readonly max: number | null;
    };

/**
 * Keys of filters that every article can have; any other key is an attribute's. `colour` has the families of the
 * colour table as values, `rating` the least number of stars, `availability` only `in-stock`, `reduced` only `yes`,
 * `category` ids, `price` the article's lowest price. An attribute that is true or false has `yes` and `no`.
 */
export const FILTERS = [
  'category',
  'price',
  'colour',
  'size',
  'brand',
  'rating',
  'energy',
  'tyre-fuel',
  'tyre-wet',
  'tyre-noise',
  'availability',
  'reduced',
] as const;

export type SearchInput = {
  /** as typed; '' in a category */
  readonly text: string;
  /** the category's products and those below it; null: all */
  readonly categoryId: number | null;
  readonly filters: readonly FilterChoice[];
  /** words that search the values of filters; default none */
  readonly looking?: readonly Looking[];
  readonly sort: Sort;
  /** from 1 */
  readonly page: number;
  /** add the reasons for each product's position */
  readonly explain?: boolean;
  /** keep the words as typed: correct none, take no brand or colour for a filter */
  readonly verbatim?: boolean;
};

export type FacetValue = {
  /** as in the address and in FilterChoice.values */
  readonly value: string;
  /** in the visitor's language */
  readonly label: string;
  /** number of products with this value in place of the facet's own choice; exact */
  readonly count: number;
  readonly selected: boolean;
  /** #rrggbb of a colour */
  readonly hex: string | null;
  /** picture source id, for values that are best chosen by their picture */
  readonly picture: string | null;
};

export type Facet = {
  readonly key: string;
  readonly label: string;
} & (
  | {
      readonly kind: 'values' | 'colour' | 'image' | 'rating';
      /** chosen ones first, where the values have no order of their own */
      readonly values: readonly FacetValue[];
      /** number of values, or of those that match the search words; more than `values` where the list is cut */
      readonly valueCount: number;
    }
  | {
      readonly kind: 'range';
      /** minor units of the currency for price, else the attribute's unit: cm, kg, l … */
      readonly unit: string | null;
      /** the span that the other filters leave */
      readonly min: number;
      readonly max: number;
      readonly chosenMin: number | null;
      readonly chosenMax: number | null;
    }
);

/** The meaning given to the words, so that a page can show it and let it be undone. */
export type Understood = {
  /** filters that the words stand for: 'rode nike' */
  readonly filters: readonly {
    readonly typed: string;
    readonly label: string;
    readonly choice: FilterChoice;
  }[];
  /** category that the words name */
  readonly category: { readonly typed: string; readonly categoryId: number; readonly name: string } | null;
  /** the words that were searched for instead; null: as typed */
  readonly correctedTo: string | null;
  /** words that no article has, which were left out */
  readonly ignored: readonly string[];
  /** words that name nothing: they occur in descriptions of the hits, which may be something else */
  readonly onlyMentioned: readonly string[];
  /** number of hits with all the words, while the others lack some; null: all have them */
  readonly complete: number | null;
};

export type Explanation = {
  readonly productId: number;
  readonly score: number;
  /** the score's factors and summands by the names of RankingSettings */
  readonly parts: Readonly<Record<string, number>>;
};

/** How an answer was found; for engineers and for editors of synonyms and ranking. */
export type PlanReport = {
  /** in the engine, without transport */
  readonly milliseconds: number;
  /** number of readings tried, the last of which had hits */
  readonly tried: number;
  /** the words that were searched for; those that became filters or the category are in `understood` */
  readonly words: readonly {
    readonly typed: string;
    readonly required: boolean;
    /** why each word of the index stands for a typed one: the names of RankingSettings */
    readonly alternatives: readonly {
      readonly term: string;
      readonly reason: string;
      readonly closeness: number;
      readonly with: readonly string[];
    }[];
  }[];
};

export type SearchAnswer = {
  readonly productIds: readonly number[];
  /** this page's products with a paid position */
  readonly sponsoredIds: readonly number[];
  readonly totalCount: number;
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  readonly sort: Sort;
  /** for display: trimmed, at most 120 characters; '' without words */
  readonly query: string;
  /** in their order; those that cannot narrow are left out unless chosen */
  readonly facets: readonly Facet[];
  readonly understood: Understood;
  /** path that the retailer redirects this term to instead of a result */
  readonly redirectTo: string | null;
  /** only when asked for */
  readonly explanations: readonly Explanation[];
  /** only when asked for, and never of the database's own answer */
  readonly plan: PlanReport | null;
};

/**
 * Names and weights of the parts of a product's position in the result; a tenant may set its own. 0 switches a part
 * off.
 */
export type RankingSettings = {
  // position of a word
  readonly name: number;
  /** factor for a word that says what the article is */
  readonly head: number;
  readonly keywords: number;
  readonly attributes: number;
  readonly description: number;
  // how the typed word became the word found
  readonly exact: number;
  readonly inflection: number;
  readonly compound: number;
  readonly prefix: number;
  readonly spelling: number;
  readonly synonym: number;
  /** words that were typed side by side and are side by side in the name, besides their own scores */
  readonly phrase: number;
  // signals of the article itself
  readonly popularity: number;
  readonly availability: number;
  readonly rating: number;
  readonly novelty: number;
};

export type Suggestions = {
  readonly terms: readonly { readonly term: string; readonly hits: number }[];
  readonly categories: readonly {
    readonly categoryId: number;
    readonly name: string;
    readonly trail: string;
  }[];
  readonly brands: readonly { readonly slug: string; readonly name: string }[];
  readonly productIds: readonly number[];
};
