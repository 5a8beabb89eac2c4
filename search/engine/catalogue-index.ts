import type { NamePhrase } from '#search/language/name-phrases.ts';
import type { ProductDocument } from './document.types.ts';
import type { FindRequest, Found } from './find.types.ts';
import type { Standing, TermGroup } from './plan.types.ts';

/** Products that can be searched. */
export type CatalogueIndex = {
  /** Adds products, or puts them in the place of what was known of them. @returns how many were not known like this */
  put(documents: readonly ProductDocument[]): number;
  remove(productIds: readonly number[]): void;
  /** Says that the first filling is over; products can be put and removed after it. @param rest lets others have a turn */
  seal(rest: () => Promise<void>): Promise<void>;
  /** Brings to order what many changes have left. @param rest lets others have a turn; nothing may be put meanwhile */
  tidy(rest: () => Promise<void>): Promise<void>;
  find(request: FindRequest): Found;
  /** words that are required, but said of no article itself: they stand in descriptions only */
  onlyMentioned(language: string, groups: readonly TermGroup[]): readonly string[];
  /** whether a word of these groups says something about one of these products itself */
  isSaidOfAny(language: string, groups: readonly TermGroup[], productIds: readonly number[]): boolean;
  /** how a word of a language stands in the texts */
  standingOf(language: string, term: string): Standing;
  /** every word of a language with the number of products that have it */
  terms(language: string): Iterable<{ readonly term: string; readonly documents: number }>;
  /** products that have a word of a language */
  documentsOf(language: string, term: string): number;
  /** words that names of articles say often in a language */
  phrases(language: string): readonly NamePhrase[];
  /** how many different words a language has */
  wordCount(language: string): number;
  /** sizes that a tenant's products come in */
  sizes(tenantId: string): readonly string[];
  /** a tenant's products of a category and those below it, sold or not */
  productsIn(tenantId: string, categoryId: number): number;
};
