import type { Sort } from '#search/product-list.rules.ts';
import type { FilterChoice } from '#search/search.types.ts';
import type { TermGroup } from './plan.types.ts';

/** One search of an index: a plan combined with the visitor's choices. */
export type FindRequest = {
  readonly tenantId: string;
  /** of the index: a language, with the pack that reads it where that is another's (labels.ts) */
  readonly language: string;
  readonly groups: readonly TermGroup[];
  /** whether an article with a word only in its description is excluded; default false */
  readonly telling?: boolean;
  /** the share of the required words that must occur; default all of them */
  readonly least?: number;
  /** upper case */
  readonly articleNumber: string | null;
  /** products have to be in all of them */
  readonly categoryIds: readonly number[];
  /** at most one per key */
  readonly filters: readonly FilterChoice[];
  readonly sort: Sort;
  /** number of first hits that are wanted */
  readonly limit: number;
  /** number of first hits on earlier pages: they may come in any order */
  readonly unordered: number;
  readonly explain: boolean;
  /** whether the facets count all hits, only the wanted ones (for suggestions), or nothing */
  readonly counting: 'found' | 'first' | 'nothing';
  /** number of hits after which no more are looked for; default all */
  readonly enough?: number;
  /** whether counts are wanted also without hits: so that the visitor can choose something else */
  readonly countsIfNone: boolean;
  /** products with paid positions: the answer says which of them are hits */
  readonly among: readonly number[];
  /** milliseconds since 1970 */
  readonly now: number;
};

export type FoundProduct = {
  readonly productId: number;
  readonly score: number;
  /** null unless asked for */
  readonly parts: Readonly<Record<string, number>> | null;
};

export type Found = {
  readonly total: number;
  /** the first, in order but for `unordered` */
  readonly top: readonly FoundProduct[];
  /** those of `among` that are found */
  readonly among: readonly number[];
  /** by facet key: products by value; a facet's own choice does not narrow it */
  readonly values: Lookup<ReadonlyMap<string, number>>;
  /** by facet key; for price and attributes that are numbers */
  readonly ranges: Lookup<FoundRange>;
  /** by attribute key: different numbers that articles of the whole catalogue have or had */
  readonly distinct: Lookup<number>;
  /** by attribute key: found products that have it at all */
  readonly having: Lookup<number>;
};

/** Values that can be read by key, computed when they are first read. */
export type Lookup<T> = { get(key: string): T | undefined };

export type FoundRange = { readonly min: number; readonly max: number };
