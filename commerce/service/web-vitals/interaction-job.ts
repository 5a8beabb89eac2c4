import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { type MarketShop, marketJob } from '#commerce/ground/jobs/market-job.rules.ts';
import type { InteractionCounter } from './interaction-counter.ts';

const EVERY_MS = 10_000;

/** Writes this server's counts of interactions, six times a minute and when it stops. */
export function interactionJob(shop: MarketShop, counter: InteractionCounter): Job {
  const job = marketJob(shop, {
    name: 'write-interactions',
    everyMs: EVERY_MS,
    startAfterMs: EVERY_MS,
    round: (ctx) => counter.write(ctx),
  });
  return {
    ...job,
    async finish() {
      try {
        await job.round(new AbortController().signal);
      } catch (error) {
        shop.log.error({ err: error }, 'the last interactions could not be written');
      }
    },
  };
}
