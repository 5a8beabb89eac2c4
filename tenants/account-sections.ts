import type { Screen } from './paths.ts';
import type { Tenant } from './tenant.ts';

type Feature = keyof Tenant['features'];

/** The sections of the account that a feature switches. A section that is off is a 404 and in no menu. */
const SWITCHED: Readonly<Partial<Record<Feature, readonly Screen[]>>> = {
  accountOverview: ['accountOverview'],
  accountOrders: ['accountOrders', 'accountReturns'],
  accountBookings: ['accountBookings'],
  accountInvoices: ['accountInvoices'],
  accountPaymentDates: ['accountPaymentDates'],
  accountPayback: ['accountPayback'],
  accountPoints: ['accountPoints'],
  accountBonusClub: ['accountBonusClub'],
};

/** A tenant's settings without the addresses of sections that it has switched off. */
export function removeSwitchedOffSections<Settings extends Pick<Tenant, 'features' | 'locales'>>(
  settings: Settings,
): Settings {
  const off = (Object.entries(SWITCHED) as [Feature, readonly Screen[]][])
    .filter(([feature]) => !settings.features[feature])
    .flatMap(([, screens]) => screens);
  const nowhere = Object.fromEntries(off.map((screen) => [screen, null]));
  const locales = settings.locales.map((locale) => ({ ...locale, paths: { ...locale.paths, ...nowhere } }));
  return { ...settings, locales };
}
