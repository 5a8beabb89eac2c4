import type { ProductDocument } from './document.types.ts';
import type { FindRequest, Found } from './find.types.ts';

/** Products that can be searched. */
export type CatalogueIndex = {
  /** Adds products, or puts them in the place of what was known of them. */
  put(documents: readonly ProductDocument[]): void;
  remove(productIds: readonly number[]): void;
  /** Says that the first filling is over; products can be put and removed after it. */
  seal(): void;
  find(request: FindRequest): Found;
  /** every word of a language with the number of products that have it */
  terms(language: string): Iterable<{ readonly term: string; readonly documents: number }>;
  /** sizes that a tenant's products come in */
  sizes(tenantId: string): readonly string[];
  /** found of a tenant and category; for what names it */
  productsIn(tenantId: string, categoryId: number): number;
};
