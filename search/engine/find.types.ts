import type { Sort } from '#commerce/range/catalogue/listing.rules.ts';
import type { FilterChoice } from '#search/search.types.ts';
import type { TermGroup } from './plan.types.ts';

/** One search of an index: what a plan and the visitor's choices come to. */
export type FindRequest = {
  readonly tenantId: string;
  /** of the index: a language, with the pack that reads it where that is another's (labels.ts) */
  readonly language: string;
  readonly groups: readonly TermGroup[];
  /** an article with a word only in its description is not found; default false */
  readonly telling?: boolean;
  /** so much of what the required words say has to be there; default all of them */
  readonly least?: number;
  /** upper case */
  readonly articleNumber: string | null;
  /** products have to be in all of them */
  readonly categoryIds: readonly number[];
  /** at most one per key */
  readonly filters: readonly FilterChoice[];
  readonly sort: Sort;
  /** how many of the first are wanted */
  readonly limit: number;
  /** so many of the first are on the pages before: they may come in any order */
  readonly unordered: number;
  readonly explain: boolean;
  /** the facets count all that is found, only the first that are wanted (for suggestions), or nothing */
  readonly counting: 'found' | 'first' | 'nothing';
  /** counts are wanted also when nothing is found: so that the visitor can choose something else */
  readonly countsIfNone: boolean;
  /** products whose places are paid for: which of them are found is wanted */
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
  /** by facet key: products by value, a facet's own choice not narrowing it */
  readonly values: Lookup<ReadonlyMap<string, number>>;
  /** by facet key; for price and attributes that are numbers */
  readonly ranges: Lookup<FoundRange>;
  /** by attribute key: different numbers that articles of the whole catalogue have, and have had */
  readonly distinct: Lookup<number>;
  /** by attribute key: found products that have it at all */
  readonly having: Lookup<number>;
};

/** The parts that can be asked by key; what nobody asks for is not made. */
export type Lookup<T> = { get(key: string): T | undefined };

export type FoundRange = { readonly min: number; readonly max: number };
