import type { PlanView } from '#app/features/credit/plan.fragment.ts';
import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';

/** The example and lender that the law requires where a list shows amounts of credit. */
export type ListCredit = { readonly example: PlanView; readonly lender: string };

/** A page of a list of products. */
export type ProductPage = {
  readonly products: readonly TileProduct[];
  readonly totalCount: number;
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  readonly credit: ListCredit | null;
};
