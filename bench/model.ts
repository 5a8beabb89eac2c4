import type { Row } from './measured.ts';
import type { ModelInput, ModelResult } from './model-process.ts';
import { start } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const HISTORIES = 10_000;
const PROCESSES = 4;

/**
 * Thousands of histories of orders: tabs, retries, webhooks, imports, killed connections at the same time, each
 * looked at afterwards. @returns no rows on the embedded database: nothing happens there at the same time
 */
export async function* measureModel({ databaseUrl }: ShopInput): AsyncGenerator<Row> {
  if (!databaseUrl) return;
  const each = HISTORIES / PROCESSES;
  const results = await Promise.all(
    Array.from({ length: PROCESSES }, async (_, index) => {
      const input: ModelInput = { databaseUrl, histories: each, name: `P${index}`, seed: Date.now() + index };
      return (await start<ModelResult>('model-process.ts', input, 'all')).ready;
    }),
  );
  const [done, orders] = [sumOf(results, ({ histories }) => histories), sumOf(results, (one) => one.orders)];
  const failure = results.find((one) => one.failure !== null)?.failure ?? null;
  if (failure) console.error(failure);
  yield {
    what: `histories of orders with nothing lost, double, oversold or a cent off (${orders} orders)`,
    measured: failure ? `failed after ${done}` : String(done),
    reference: '',
    ratio: null,
    target: `at least ${HISTORIES}`,
    ok: failure === null && done >= HISTORIES,
  };
}

function sumOf(results: readonly ModelResult[], of: (result: ModelResult) => number): number {
  return results.reduce((sum, result) => sum + of(result), 0);
}
