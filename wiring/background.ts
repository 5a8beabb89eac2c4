import { join } from 'node:path';
import type { Settings } from '#commerce/ground/config/settings.ts';
import { keepUp } from '#commerce/ground/database/upkeep.ts';
import { backgroundContext } from '#commerce/ground/kernel/background-context.ts';
import { type WokenWork, wokenWork } from '#commerce/ground/kernel/woken-work.ts';
import type { RelayOptions } from '#commerce/ground/mail/relay.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { startPaymentKeeper } from '#commerce/orders/settlement/payment-keeper.ts';
import { followChanges } from '#commerce/range/catalogue/change-log.ts';
import { startListingKeeper } from '#commerce/range/catalogue/listing-keeper.ts';
import { startRecommendationKeeper } from '#commerce/range/recommendation/recommendation-keeper.ts';
import type { Gateway } from '#gateway/gateway.ts';
import { startHousekeeping } from './housekeeping.ts';
import { type InboxOptions, type RunCommand, watchInbox } from './import-inbox.ts';
import { startMail } from './mail.ts';
import { startOrderEvents } from './order-events.ts';

type Work = Omit<RelayOptions, 'settings' | 'transport' | 'filesOf'> & { readonly payments: Payments };

/** What runs beside the answers: mails leave, lists follow sales, what has ended is deleted. @returns ends it */
export function startBackgroundWork(
  settings: Settings,
  options: Work,
  gateway: Gateway,
  runCommand: RunCommand | null,
): () => Promise<void> {
  const mail = startMail(settings, options, gateway);
  const orderEvents = startOrderEvents(settings, options);
  const payments = startPaymentKeeper(options);
  const listings = startListingKeeper(options);
  const changes = followChanges(options);
  const recommendations = startRecommendationKeeper(options);
  // with a database server, commands write by themselves
  const inbox = settings.databaseUrl === null ? watchInbox(inboxOf(settings, options, runCommand)) : null;
  const upkeep = settings.databaseUrl === null ? upkeepOf(options) : null;
  upkeep?.start();
  const stopHousekeeping = startHousekeeping(options, options.tenants);
  return async () => {
    stopHousekeeping();
    await inbox?.stop();
    await upkeep?.stop();
    await changes.stop();
    await recommendations.stop();
    await payments.stop();
    await orderEvents.stop();
    await mail.stop();
    await listings.stop();
  };
}

/** As often as a server's autovacuum looks. */
const UPKEEP_MS = 60_000;

function upkeepOf({ db, events, log }: Work): WokenWork {
  return wokenWork({
    ...{ name: 'database upkeep', events, log },
    pollMs: UPKEEP_MS,
    wakes: () => false,
    round: () => keepUp(db),
  });
}

function inboxOf({ dataDir }: Settings, options: Work, runCommand: RunCommand | null): InboxOptions {
  const { tenants } = options;
  return {
    folder: join(dataDir, 'inbox'),
    tenants,
    runCommand,
    contextOf(tenantId, asked) {
      const tenant = tenants.find(({ id }) => id === tenantId);
      const locale = tenant?.locales.find((one) => asked === null || one.locale === asked)?.locale;
      if (!tenant || !locale) throw new Error(`there is no market ${tenantId} ${asked ?? ''}`);
      return backgroundContext(options, { tenant, locale }, 'import');
    },
  };
}
