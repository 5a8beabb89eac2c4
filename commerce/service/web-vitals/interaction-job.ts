import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { createMarketJob, type MarketShop } from '#commerce/ground/jobs/market-job.rules.ts';
import type { InteractionCounter } from './interaction-counter.ts';

const EVERY_MS = 10_000;

/** Writes this server's counts of interactions, six times a minute and when it stops. */
export function createInteractionJob(shop: MarketShop, counter: InteractionCounter): Job {
  const job = createMarketJob(shop, {
    name: 'write-interactions',
    everyMs: EVERY_MS,
    startAfterMs: EVERY_MS,
    performRound: (ctx) => counter.write(ctx),
  });
  return {
    ...job,
    async finish() {
      try {
        await job.performRound(new AbortController().signal);
      } catch (error) {
        shop.log.error({ err: error }, 'the last interactions could not be written');
      }
    },
  };
}
