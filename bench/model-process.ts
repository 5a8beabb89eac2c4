import { once } from 'node:events';
import fc from 'fast-check';
import { openDatabase } from '#commerce/ground/database/connection.ts';
import { anyHistory } from '#commerce/orders/fulfilment/test-order-history.ts';
import { createOrderModel, retryConnection } from '#commerce/orders/fulfilment/test-order-model.ts';
import { readInput } from './processes.ts';

export type ModelInput = {
  readonly databaseUrl: string;
  readonly histories: number;
  /** the numbers of its articles, unlike those of other processes */
  readonly name: string;
  readonly seed: number;
};
export type ModelResult = {
  readonly histories: number;
  readonly orders: number;
  /** the shortest history that fails, and its fault; null: none fails */
  readonly failure: string | null;
};

/**
 * Runs histories in a process of its own, because a connection that one kills may be another's. It begins on a
 * message, when all processes have put their articles on sale.
 */
const { databaseUrl, histories, name, seed } = readInput<ModelInput>();
const database = await openDatabase({ url: databaseUrl, dataDir: '', poolSize: 12, tenantGuard: false });
const run = await createOrderModel(database, name);
process.send?.('ready');
await once(process, 'message');
const property = fc.asyncProperty(anyHistory, async (history) => {
  const wrong = await run(history);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
});
const details = await fc.check(property, { numRuns: histories, seed, endOnFailure: true });
const { rows } = await retryConnection(() =>
  database.pool.query(
    `select count(distinct order_id)::int as count from order_line where sku like $1 || '%'`,
    [name],
  ),
);
const result: ModelResult = {
  histories: details.failed ? details.numRuns - 1 : details.numRuns,
  orders: rows[0].count,
  failure: details.failed ? `${fc.defaultReportMessage(details)}\n${details.errorInstance}` : null,
};
process.send?.(result);
await database.close();
process.disconnect();
