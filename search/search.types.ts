import type { Sort } from '#commerce/range/catalogue/listing.rules.ts';
import type { Looking } from '#forms/list-looking.ts';

/** One filter that a visitor has chosen. Several values of one are any of them; several filters are all of them. */
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
  /** words by which the values of filters are looked through; default none */
  readonly looking?: readonly Looking[];
  readonly sort: Sort;
  /** from 1 */
  readonly page: number;
  /** say why each product is where it is */
  readonly explain?: boolean;
  /** keep the words as they were typed: do not correct them, take no brand or colour for a filter */
  readonly verbatim?: boolean;
};

export type FacetValue = {
  /** as it stands in the address and in FilterChoice.values */
  readonly value: string;
  /** in the visitor's language */
  readonly label: string;
  /** products that would be found with this value instead of the facet's own choice; exact */
  readonly count: number;
  readonly selected: boolean;
  /** #rrggbb of a colour */
  readonly hex: string | null;
  /** picture source id, for what is best chosen by its picture */
  readonly picture: string | null;
};

export type Facet = {
  readonly key: string;
  readonly label: string;
} & (
  | {
      readonly kind: 'values' | 'colour' | 'image' | 'rating';
      /** those chosen first, where the values have no order of their own */
      readonly values: readonly FacetValue[];
      /** how many values there are, or match the words looked for; more than `values` where the list is cut */
      readonly valueCount: number;
    }
  | {
      readonly kind: 'range';
      /** minor units of the currency for price, else as the attribute has it: cm, kg, l … */
      readonly unit: string | null;
      /** the span that the other filters leave */
      readonly min: number;
      readonly max: number;
      readonly chosenMin: number | null;
      readonly chosenMax: number | null;
    }
);

/** The reading of the words, so that a page can show it and let it be undone. */
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
  /** words that no article has and that were left out */
  readonly ignored: readonly string[];
  /** words by which nothing is called: they stand in the descriptions of what was found, which may be something else */
  readonly onlyMentioned: readonly string[];
  /** of the articles found so many have all the words, the others lack some; null: all have them */
  readonly complete: number | null;
};

export type Explanation = {
  readonly productId: number;
  readonly score: number;
  /** the score's factors and summands by the names of RankingSettings */
  readonly parts: Readonly<Record<string, number>>;
};

/** How an answer was found; for engineers and those who keep synonyms and ranking. */
export type PlanReport = {
  /** in the engine, without the way there and back */
  readonly milliseconds: number;
  /** ways of reading the words that were tried, the last one finding something */
  readonly tried: number;
  /** the words as they were looked for; those that became filters or the category are in `understood` */
  readonly words: readonly {
    readonly typed: string;
    readonly required: boolean;
    /** why each word of the index stands for what was typed: the names of RankingSettings */
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
  /** of this page's products, those whose place is paid for */
  readonly sponsoredIds: readonly number[];
  readonly totalCount: number;
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  readonly sort: Sort;
  /** as it is read back: trimmed, at most 120 characters; '' without words */
  readonly query: string;
  /** in the order in which they are offered; those that cannot narrow are left out unless chosen */
  readonly facets: readonly Facet[];
  readonly understood: Understood;
  /** path that the retailer sends this term to instead of a result */
  readonly redirectTo: string | null;
  /** only when asked for */
  readonly explanations: readonly Explanation[];
  /** only when asked for, and never of the database's own answer */
  readonly plan: PlanReport | null;
};

/** Names and weights of what a place in the result is made of; a tenant may set its own. 0 switches a part off. */
export type RankingSettings = {
  // where a word stands
  readonly name: number;
  /** how much more a word counts that says what the article is */
  readonly head: number;
  readonly keywords: number;
  readonly attributes: number;
  readonly description: number;
  // how the typed word became the word that was found
  readonly exact: number;
  readonly inflection: number;
  readonly compound: number;
  readonly prefix: number;
  readonly spelling: number;
  readonly synonym: number;
  /** words that were typed side by side and stand so in the name, besides what each of them counts */
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
