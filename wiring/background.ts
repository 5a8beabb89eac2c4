import { join } from 'node:path';
import type { Settings } from '#commerce/ground/config/settings.ts';
import { vacuumDueTables } from '#commerce/ground/database/upkeep.ts';
import type { Job, JobHost } from '#commerce/ground/jobs/job.types.ts';
import { runJobs } from '#commerce/ground/jobs/run-job.ts';
import { backgroundContext } from '#commerce/ground/kernel/background-context.ts';
import type { RelayOptions } from '#commerce/ground/mail/relay.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { protectionOfferJob } from '#commerce/orders/credit-rights/protection-offer-job.ts';
import { reminderJob } from '#commerce/orders/dunning/reminder-job.ts';
import { exchangeJob } from '#commerce/orders/fulfilment/exchange-job.ts';
import { loyaltyJob } from '#commerce/orders/loyalty/loyalty-job.ts';
import { reconciliationJob } from '#commerce/orders/settlement/payment-keeper.ts';
import { resetJob } from '#commerce/people/identity/reset-job.ts';
import { changeLogJob } from '#commerce/range/catalogue/change-log.ts';
import { listingJob } from '#commerce/range/catalogue/listing-keeper.ts';
import { recommendationJob } from '#commerce/range/recommendation/recommendation-keeper.ts';
import { stockAlertJob } from '#commerce/service/stock-alert/stock-alert-job.ts';
import type { InteractionCounter } from '#commerce/service/web-vitals/interaction-counter.ts';
import { interactionJob } from '#commerce/service/web-vitals/interaction-job.ts';
import { wishlistMailJob } from '#commerce/service/wishlist-mail/wishlist-mail-job.ts';
import type { Gateway } from '#gateway/gateway.ts';
import { housekeepingJobs } from './housekeeping.ts';
import { type InboxOptions, inboxJob, type RunCommand } from './import-inbox.ts';
import { mailJob } from './mail.ts';
import { newsletterEvents } from './newsletter-events.ts';
import { orderEventJob } from './order-events.ts';
import { surveyMailJob } from './survey-mails.ts';

type Work = Omit<RelayOptions, 'settings' | 'transport' | 'filesOf'> &
  JobHost & { readonly payments: Payments; readonly interactions: InteractionCounter };

/**
 * Starts the background work of a server: every job is in this list. With the embedded database it also does the
 * database's upkeep and carries out commands that are handed over; with a database server, both happen elsewhere.
 */
export function runBackgroundJobs(
  settings: Settings,
  options: Work,
  gateway: Gateway,
  runCommand: RunCommand | null,
): { stop(): Promise<void> } {
  const isEmbedded = settings.databaseUrl === null;
  return runJobs(
    [
      listingJob(options),
      mailJob(settings, options, gateway),
      resetJob(options),
      orderEventJob(settings, options),
      newsletterEvents(settings, options),
      surveyMailJob(options, gateway),
      wishlistMailJob(options),
      stockAlertJob(options),
      reconciliationJob(options),
      reminderJob(options),
      protectionOfferJob(options),
      exchangeJob(options),
      loyaltyJob(options),
      interactionJob(options, options.interactions),
      recommendationJob(options),
      changeLogJob(options).job,
      ...(isEmbedded ? [upkeepJob(options), inboxJob(inboxOf(settings, options, runCommand))] : []),
      ...housekeepingJobs(options, options.tenants),
    ],
    options,
  );
}

/** The interval of a server's autovacuum. */
const UPKEEP_MS = 60_000;

function upkeepJob({ db }: Work): Job {
  return { name: 'database-upkeep', everyMs: UPKEEP_MS, round: () => vacuumDueTables(db) };
}

function inboxOf(
  { dataDir, pictureHosts }: Settings,
  options: Work,
  runCommand: RunCommand | null,
): InboxOptions {
  const { tenants } = options;
  return {
    folder: join(dataDir, 'inbox'),
    tenants,
    pictureHosts,
    runCommand,
    contextOf(tenantId, asked) {
      const tenant = tenants.find(({ id }) => id === tenantId);
      const locale = tenant?.locales.find((one) => asked === null || one.locale === asked)?.locale;
      if (!tenant || !locale) throw new Error(`there is no market ${tenantId} ${asked ?? ''}`);
      return backgroundContext(options, { tenant, locale }, 'import');
    },
  };
}
