import { followChanges } from '#commerce/catalogue/change-log.ts';
import { startListingKeeper } from '#commerce/catalogue/listing-keeper.ts';
import type { Settings } from '#commerce/config/settings.ts';
import type { RelayOptions } from '#commerce/mail/relay.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startMail } from './mail.ts';

/** What runs beside the answers: mails leave, lists follow sales, what has ended is deleted. @returns ends it */
export function startBackgroundWork(
  settings: Settings,
  options: Omit<RelayOptions, 'settings' | 'transport'>,
): () => Promise<void> {
  const mail = startMail(settings, options);
  const listings = startListingKeeper(options);
  const changes = followChanges(options);
  const stopHousekeeping = startHousekeeping(options.db, options.log);
  return async () => {
    stopHousekeeping();
    await changes.stop();
    await mail.stop();
    await listings.stop();
  };
}
