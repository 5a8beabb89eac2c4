import type { ChangesSince, ReadRows } from '#search/engine/catalogue-source.types.ts';

const AT_A_TIME = 1000;

/**
 * Begins at the log's end. Transactions that still write then are read too, however late they commit: rows are read
 * from the oldest of them on (docs/adr/0009).
 */
export async function openChangeReader(read: ReadRows): Promise<ChangesSince> {
  const [now] = await read<{ horizon: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
    [],
  );
  const horizon = now?.horizon ?? '0';
  /** number of changes of each product */
  const known = new Map<number, number>();
  return {
    async readNext() {
      const changed: number[] = [];
      let after = 0;
      for (;;) {
        const rows = await read<{ product_id: number; times: number }>(
          `select product_id, count(*)::int as times from catalogue_change
            where xid >= $1::xid8 and product_id > $2
            group by product_id order by product_id limit $3`,
          [horizon, after, AT_A_TIME],
        );
        for (const { product_id, times } of rows) {
          if (known.get(product_id) !== times) changed.push(product_id);
          known.set(product_id, times);
        }
        after = rows.at(-1)?.product_id ?? after;
        if (rows.length < AT_A_TIME) return changed;
      }
    },
  };
}
