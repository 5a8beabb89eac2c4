import type { Row } from './measured.ts';
import type { ModelInput, ModelResult } from './model-process.ts';
import { ask, start } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const PROCESSES = 4;
/** Histories that a process runs in one portion; after each the progress is printed. */
const PORTION = 500;

/**
 * Runs thousands of histories of orders: tabs, retries, webhooks, imports and killed connections at the same time;
 * each is checked afterwards. Every portion has a seed of its own, which is printed with a fault.
 * @param histories at least; rounded up to whole portions of all processes @returns no rows on the embedded database:
 *   nothing happens there at the same time
 */
export async function* measureModel(
  { databaseUrl }: ShopInput,
  _page: unknown,
  { histories }: { readonly histories: number },
): AsyncGenerator<Row> {
  if (!databaseUrl) return;
  const each = Math.min(PORTION, Math.ceil(histories / PROCESSES));
  const results: ModelResult[] = [];
  const findFailure = () => results.find((one) => one.failure !== null)?.failure ?? null;
  for (let round = 0; sumResults(results, countHistories) < histories && findFailure() === null; round += 1) {
    const starting = Array.from({ length: PROCESSES }, (_, index) => {
      const seed = Date.now() + index;
      const input: ModelInput = {
        databaseUrl,
        histories: each,
        name: `P${index}R${String(round).padStart(3, '0')}`,
        seed,
      };
      return start<'ready'>('model-process.ts', input, 'all');
    });
    const portions = (await Promise.all(starting)).map(({ child }) => ask<ModelResult>(child, 'go'));
    results.push(...(await Promise.all(portions)));
    console.log(`${sumResults(results, countHistories)} of ${histories} histories`);
  }
  const failed = findFailure();
  if (failed) console.error(failed);
  yield {
    what: `histories of orders with nothing lost, double, oversold or a cent off (${sumResults(results, countOrders)} orders)`,
    measured: failed
      ? `failed after ${sumResults(results, countHistories)}`
      : String(sumResults(results, countHistories)),
    reference: '',
    ratio: null,
    target: `at least ${histories}`,
    ok: failed === null && sumResults(results, countHistories) >= histories,
  };
}

const countHistories = (result: ModelResult) => result.histories;
const countOrders = (result: ModelResult) => result.orders;

function sumResults(results: readonly ModelResult[], of: (result: ModelResult) => number): number {
  return results.reduce((sum, result) => sum + of(result), 0);
}
