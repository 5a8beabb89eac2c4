import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { Job } from './job.types.ts';

/** The shop as background work sees it. */
export type MarketShop = Pick<RequestContext, 'db' | 'clock' | 'events' | 'log'> & {
  readonly tenants: readonly Tenant[];
};

/** A market's context in a locale; null, or a locale that the market has not: in its default locale. */
export type ContextOf = (locale: string | null) => RequestContext;

type MarketRound = {
  /** @param contextOf for work whose people have languages of their own */
  performRound(ctx: RequestContext, contextOf: ContextOf): Promise<unknown>;
};

/**
 * A job whose round does the same in every market, one after the other, in the market's default locale. A server that
 * stops ends after the market it is at.
 */
export function createMarketJob(
  shop: MarketShop,
  { performRound, ...job }: Omit<Job, 'performRound'> & MarketRound,
): Job {
  return {
    ...job,
    async performRound(signal) {
      for (const tenant of shop.tenants) {
        const [first] = tenant.locales;
        if (signal.aborted) return;
        if (!first) continue;
        const createMarketContext: ContextOf = (asked) => {
          const { locale } = tenant.locales.find((one) => one.locale === asked) ?? first;
          return createBackgroundContext(shop, { tenant, locale }, job.name);
        };
        await performRound(createMarketContext(null), createMarketContext);
      }
    },
  };
}

type MailRound = {
  /** @returns how many mails were queued */
  send(contextOf: ContextOf): Promise<number>;
};

/** A job that mails people in every market, and logs how many were mailed if there were any. */
export function createMarketMailJob(
  shop: MarketShop,
  { send, ...job }: Omit<Job, 'performRound'> & MailRound,
): Job {
  return createMarketJob(shop, {
    ...job,
    async performRound(ctx, contextOf) {
      const mails = await send(contextOf);
      if (mails > 0) ctx.log.info({ tenantId: ctx.tenant.id, job: job.name, mails }, 'mails were queued');
    },
  });
}
