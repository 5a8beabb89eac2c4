import type { NamePhrase } from '#search/language/name-phrases.ts';
import type { ProductDocument } from './document.types.ts';
import type { FindRequest, Found } from './find.types.ts';
import type { Standing, TermGroup } from './plan.types.ts';

/** Products that can be searched. */
export type CatalogueIndex = {
  /** Numbers products in this order before they are put, once each, in any order. What is numbered side by side is fast together. */
  expect(productIds: readonly number[]): void;
  /** Adds or replaces products. @returns how many are new or have changed */
  put(documents: readonly ProductDocument[]): number;
  remove(productIds: readonly number[]): void;
  /** Ends the first filling; afterwards products can still be put and removed. @param rest lets other work run */
  seal(rest: () => Promise<void>): Promise<void>;
  /** Reorganises the index after many changes. @param rest lets other work run; nothing may be put meanwhile */
  tidy(rest: () => Promise<void>): Promise<void>;
  find(request: FindRequest): Found;
  /** required words that no article itself is described by: they occur in descriptions only */
  listOnlyMentioned(language: string, groups: readonly TermGroup[]): readonly string[];
  /** whether a word of these groups describes one of these products itself */
  isSaidOfAny(language: string, groups: readonly TermGroup[], productIds: readonly number[]): boolean;
  /** where a word of a language occurs in the texts */
  getStanding(language: string, term: string): Standing;
  /** every word of a language with the number of its products */
  listTerms(language: string): Iterable<{ readonly term: string; readonly documents: number }>;
  /** number of products with a word of a language */
  countDocuments(language: string, term: string): number;
  /** word sequences that names of articles often contain, in a language */
  listPhrases(language: string): readonly NamePhrase[];
  /** number of different words of a language */
  countWords(language: string): number;
  /** sizes of a tenant's products */
  listSizes(tenantId: string): readonly string[];
  /** a tenant's products of a category and those below it, sold or not */
  countProducts(tenantId: string, categoryId: number): number;
};
