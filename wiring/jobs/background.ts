import { join } from 'node:path';
import type { Settings } from '#commerce/ground/config/settings.ts';
import { vacuumDueTables } from '#commerce/ground/database/upkeep.ts';
import type { Job, JobHost } from '#commerce/ground/jobs/job.types.ts';
import { runJobs } from '#commerce/ground/jobs/run-job.ts';
import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import type { RelayOptions } from '#commerce/ground/mail/relay.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { createProtectionOfferJob } from '#commerce/orders/credit-rights/protection/protection-offer-job.ts';
import { createReminderJob } from '#commerce/orders/dunning/reminder-job.ts';
import { exchangeJob } from '#commerce/orders/fulfilment/exchange/exchange-job.ts';
import { createLoyaltyJob } from '#commerce/orders/loyalty/loyalty-job.ts';
import { createReconciliationJob } from '#commerce/orders/settlement/payment-keeper.ts';
import { resetJob } from '#commerce/people/identity/recovery/reset-job.ts';
import { changeLogJob, type LogPosition } from '#commerce/range/catalogue/change-log.ts';
import { createListingJob } from '#commerce/range/catalogue/listing/listing-keeper.ts';
import { createRecommendationJob } from '#commerce/range/recommendation/recommendation-keeper.ts';
import { searchEngine } from '#commerce/range/search-api/search-engine.ts';
import { createStockAlertJob } from '#commerce/service/stock-alert/stock-alert-job.ts';
import type { InteractionCounter } from '#commerce/service/web-vitals/interaction-counter.ts';
import { createInteractionJob } from '#commerce/service/web-vitals/interaction-job.ts';
import { createWishlistMailJob } from '#commerce/service/wishlist-mail/wishlist-mail-job.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { PageFolder } from '#http/pages/page-folder.ts';
import type { SearchEngine } from '#search/engine/engine.types.ts';
import { createMailJob } from '../mail.ts';
import { createPageMarkJob } from '../page-folder.ts';
import { createExtensionJobs } from './extension-jobs.ts';
import { createHousekeepingJobs } from './housekeeping.ts';
import { createInboxJob, type InboxOptions, type RunCommand } from './import-inbox.ts';
import { createNewsletterEvents } from './newsletter-events.ts';
import { createOrderEventJob } from './order-events.ts';
import { createSurveyMailJob } from './survey-mails.ts';

type Work = Omit<RelayOptions, 'settings' | 'transport' | 'loadFiles'> &
  JobHost & {
    readonly payments: Payments;
    readonly interactions: InteractionCounter;
    /** where the change log is read from */
    readonly from: LogPosition;
    /** null if there are no pages in files */
    readonly pageFolder: PageFolder | null;
    readonly search: SearchEngine;
  };

type Share = {
  readonly runCommand: RunCommand | null;
  /** whether another process of the machine reads the change log and tells this one */
  readonly isWorker: boolean;
  /** whether other processes do everything that any server may do */
  readonly ownWorkOnly: boolean;
};

/**
 * Starts the background work of a server: every job is in this list. With the embedded database it also does the
 * database's upkeep and carries out commands that are handed over; with a database server, both happen elsewhere.
 */
export function runBackgroundJobs(
  settings: Settings,
  options: Work,
  gateway: Gateway,
  { runCommand, isWorker, ownWorkOnly }: Share,
): { stop(): Promise<void> } {
  const isEmbedded = settings.databaseUrl === null;
  const changeLog = changeLogJob(options);
  const followSearch: InboxOptions['followSearch'] = (ctx) => ({
    waitUntilNear: () => searchEngine(ctx).waitUntilFollowing(MOST_AHEAD),
    async waitUntilThere() {
      await changeLog.waitUntilReported();
      await searchEngine(ctx).waitUntilSettled();
    },
  });
  const own = [
    createInteractionJob(options, options.interactions),
    ...(isWorker ? [] : [changeLog.job]),
    ...(options.pageFolder
      ? [createPageMarkJob(options.db, options.pageFolder, changeLog, options.search)]
      : []),
  ];
  if (ownWorkOnly) return runJobs(own, options);
  return runJobs(
    [
      ...own,
      createListingJob(options),
      createMailJob(settings, options, gateway),
      resetJob(options),
      createOrderEventJob(settings, options),
      createNewsletterEvents(settings, options),
      createSurveyMailJob(options, gateway),
      createWishlistMailJob(options),
      createStockAlertJob(options),
      createReconciliationJob(options),
      createReminderJob(options),
      createProtectionOfferJob(options),
      exchangeJob(options),
      createLoyaltyJob(options),
      ...createExtensionJobs(options),
      createRecommendationJob({ ...options, isEmbedded }),
      ...(isEmbedded
        ? [
            createUpkeepJob(options),
            createInboxJob({ ...createInboxOptions(settings, options), runCommand, followSearch }),
          ]
        : []),
      ...createHousekeepingJobs(options, options.tenants),
    ],
    options,
  );
}

/** Articles that an import may be ahead of the search. */
const MOST_AHEAD = 500;

/** The interval of a server's autovacuum. */
const UPKEEP_MS = 60_000;

function createUpkeepJob({ db }: Work): Job {
  return { name: 'database-upkeep', everyMs: UPKEEP_MS, performRound: () => vacuumDueTables(db) };
}

function createInboxOptions(
  { dataDir, pictureHosts }: Settings,
  options: Work,
): Omit<InboxOptions, 'runCommand' | 'followSearch'> {
  const { tenants } = options;
  return {
    folder: join(dataDir, 'inbox'),
    tenants,
    pictureHosts,
    createContext(tenantId, asked) {
      const tenant = tenants.find(({ id }) => id === tenantId);
      const locale = tenant?.locales.find((one) => asked === null || one.locale === asked)?.locale;
      if (!tenant || !locale) throw new Error(`there is no market ${tenantId} ${asked ?? ''}`);
      return createBackgroundContext(options, { tenant, locale }, 'import');
    },
  };
}
