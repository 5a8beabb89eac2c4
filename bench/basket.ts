import { openDatabase } from '#commerce/ground/database/connection.ts';
import type { BasketLoad, BasketLoadResult } from './basket-load.ts';
import type { Row } from './measured.ts';
import { start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const PER_SECOND = 200;
const SECONDS = 10;
const WARM_SECONDS = 4;
const TARGET_P95_MS = 25;

/**
 * Adds to the basket over the gateway 200 times a second, with the whole basket as answer; then every basket is
 * checked for each piece that was added, and its sums against those of its lines.
 * @returns no rows on the embedded database: it has one connection
 */
export async function* measureBasket({ databaseUrl }: ShopInput): AsyncGenerator<Row> {
  if (!databaseUrl) return;
  const skus = await sold(databaseUrl);
  const shop = await start<{ port: number }>('shop-server.ts', { databaseUrl, size: 0 }, 'server');
  try {
    const visit = async (seconds: number) => {
      const input: BasketLoad = { port: shop.ready.port, perSecond: PER_SECOND, seconds, skus };
      return (await start<BasketLoadResult>('basket-load.ts', input, 'load')).ready;
    };
    await visit(WARM_SECONDS);
    const { addMs, perSecond, failed, wrong } = await visit(SECONDS);
    yield {
      what: `adding to the basket, ${perSecond.toFixed(0)} a second`,
      measured: `p50 ${addMs.p50.toFixed(1)} ms, p95 ${addMs.p95.toFixed(1)} ms`,
      reference: '',
      ratio: null,
      target: `p95 at most ${TARGET_P95_MS} ms`,
      ok: addMs.p95 <= TARGET_P95_MS,
    };
    yield {
      what: 'additions that failed, baskets that are wrong',
      measured: `${failed}, ${wrong}`,
      reference: '',
      ratio: null,
      target: 'none',
      ok: failed === 0 && wrong === 0,
    };
  } finally {
    await stop(shop.child);
  }
}

/** Variants that the Dutch tenant sells, with enough stock of each. */
async function sold(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase({ url: databaseUrl, dataDir: '', tenantGuard: false });
  try {
    const { rows } = await database.pool.query<{ sku: string }>(
      `update stock s set quantity = 1000000
         from (select v.variant_id, v.sku from variant v
                 join price p using (variant_id)
                 join listing l on l.tenant_id = p.tenant_id and l.product_id = v.product_id
                where p.tenant_id = 'nl' and l.discontinued_at is null
                order by v.sku limit 1000) as chosen
        where s.tenant_id = 'nl' and s.variant_id = chosen.variant_id
       returning chosen.sku`,
    );
    return rows.map(({ sku }) => sku);
  } finally {
    await database.close();
  }
}
