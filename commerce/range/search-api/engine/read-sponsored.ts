import type { ReadRows, Sponsored } from '#search/engine/catalogue-source.types.ts';

/** Paid placements by tenant; the question's time decides which are over. */
export async function readSponsored(
  read: ReadRows,
  tenantIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Sponsored[]>> {
  const rows = await read<{
    tenant_id: string;
    product_id: number;
    category_id: number | null;
    words: string[];
    active_from: number;
    active_to: number;
  }>(
    `select tenant_id, product_id, category_id, words,
            (extract(epoch from active_from) * 1000)::float8 as active_from,
            (extract(epoch from active_to) * 1000)::float8 as active_to
       from sponsored_product where tenant_id = any($1::text[]) order by product_id`,
    [tenantIds],
  );
  const byTenant = Map.groupBy(rows, (row) => row.tenant_id);
  return new Map(
    [...byTenant].map(([tenantId, own]) => [
      tenantId,
      own.map((row) => ({
        productId: row.product_id,
        categoryId: row.category_id,
        words: row.words,
        activeFrom: row.active_from,
        activeTo: row.active_to,
      })),
    ]),
  );
}
