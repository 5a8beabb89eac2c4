import type { ProductDocument } from './document.types.ts';
import type { Labels } from './labels.ts';

/** Answers one SQL query; the worker's own connection, or the process' only one. */
export type ReadRows = <Row>(sql: string, values: readonly unknown[]) => Promise<readonly Row[]>;

/** The catalogue that is searched. The shop reads it from its tables; the engine knows none of them. */
export type CatalogueSource = {
  /**
   * Ids of all products, by kind and brand: those that are searched together.
   * @param limit read at a time
   */
  readProductIds(limit: number): Promise<readonly number[]>;
  /** The documents of these products in their order, unchanged while their rows are; deleted products are missing. */
  readDocuments(scope: DocumentScope, productIds: readonly number[]): Promise<readonly ProductDocument[]>;
  readLabels(tenantId: string, wanted: Pick<Labels, 'locale' | 'pack'>): Promise<Labels>;
  /** paid placements by tenant; the question's time decides which are over */
  readSponsored(tenantIds: readonly string[]): Promise<ReadonlyMap<string, readonly Sponsored[]>>;
  /** the most visitors first. @param now milliseconds since 1970 */
  readPopularTerms(tenantIds: readonly string[], now: number): Promise<readonly SearchedTerm[]>;
  /** Begins at the end of the log of changes. */
  openChanges(): Promise<ChangesSince>;
};

export type DocumentScope = { readonly tenantIds: readonly string[]; readonly languages: readonly string[] };

/** A paid placement of a tenant that is not over yet. */
export type Sponsored = {
  readonly productId: number;
  readonly categoryId: number | null;
  readonly words: readonly string[];
  readonly activeFrom: number;
  readonly activeTo: number;
};

/** A term that many visitors have searched for with hits, in its most frequent spelling. */
export type SearchedTerm = { readonly tenantId: string; readonly language: string; readonly term: string };

/** The products in a log of changes, from a position in it. */
export type ChangesSince = {
  /** ids of products that have changed, or changed again, since the last call */
  readNext(): Promise<readonly number[]>;
};
