import { runDueExtensionJobs } from '#commerce/ground/extension/extension-jobs.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import type { MarketShop } from '#commerce/ground/jobs/market-job.rules.ts';
import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';

/** The shortest pause that an extension may ask for. */
const POLL_MS = 5_000;

/** The jobs of the retailer's extensions in every tenant; none if no extension has one. */
export function createExtensionJobs(shop: MarketShop): Job[] {
  const tenants = shop.tenants.filter(({ activeExtensions }) =>
    activeExtensions.some(({ extension }) => extension.jobs),
  );
  if (tenants.length === 0) return [];
  return [
    {
      name: 'extension-jobs',
      everyMs: POLL_MS,
      async performRound(stopped) {
        await Promise.all(
          tenants.map(async (tenant) => {
            const locale = tenant.locales[0]?.locale;
            if (locale)
              await runDueExtensionJobs(
                createBackgroundContext(shop, { tenant, locale }, 'extension-jobs'),
                stopped,
              );
          }),
        );
      },
    },
  ];
}
