import { setTimeout as wait } from 'node:timers/promises';
import { StockTakenError } from '#commerce/buying/basket/order/ordering.commands.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** When an order locks the stock it takes: at its end, or before reading it. */
export type StockLock = 'late' | 'first';

const TRIES = 5;
/**
 * serialization_failure, deadlock_detected, unique_violation: another transaction was quicker; try again.
 * feature_not_supported: the prepared statement is older than a migration; it is not used again. 26000, 42P05: the
 * prepared statement belongs to another session, behind a pooler; nothing is prepared again.
 */
const WORTH_RETRYING = new Set(['40001', '40P01', '23505', '0A000', '26000', '42P05']);

/** After the first conflict the stock is locked before it is read: then no other order can be quicker. */
export async function retryOrder<Outcome>(
  { log }: Pick<RequestContext, 'log'>,
  attempt: (stock: StockLock) => Promise<Outcome>,
): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(tries === 1 ? 'late' : 'first');
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      const isWorth = error instanceof StockTakenError || WORTH_RETRYING.has(String(code));
      if (tries === TRIES || !isWorth) throw error;
      log.warn({ code: code ?? 'sold-out', tries }, 'the order transaction is tried again');
      await wait(2 ** tries * 5 * (1 + Math.random()));
    }
  }
}
