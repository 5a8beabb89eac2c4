import { backgroundContext } from '#commerce/ground/kernel/background-context.ts';
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
  round(ctx: RequestContext, contextOf: ContextOf): Promise<unknown>;
};

/**
 * A job whose round does the same in every market, one after the other, in the market's default locale. A server that
 * stops ends after the market it is at.
 */
export function marketJob(shop: MarketShop, { round, ...job }: Omit<Job, 'round'> & MarketRound): Job {
  return {
    ...job,
    async round(signal) {
      for (const tenant of shop.tenants) {
        const [first] = tenant.locales;
        if (signal.aborted) return;
        if (!first) continue;
        const contextOf: ContextOf = (asked) => {
          const { locale } = tenant.locales.find((one) => one.locale === asked) ?? first;
          return backgroundContext(shop, { tenant, locale }, job.name);
        };
        await round(contextOf(null), contextOf);
      }
    },
  };
}

type MailRound = {
  /** @returns how many mails were queued */
  send(contextOf: ContextOf): Promise<number>;
};

/** A job that mails people in every market, and logs how many were mailed where there were any. */
export function marketMailJob(shop: MarketShop, { send, ...job }: Omit<Job, 'round'> & MailRound): Job {
  return marketJob(shop, {
    ...job,
    async round(ctx, contextOf) {
      const mails = await send(contextOf);
      if (mails > 0) ctx.log.info({ tenantId: ctx.tenant.id, job: job.name, mails }, 'mails were queued');
    },
  });
}
