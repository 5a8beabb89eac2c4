import type { Database } from '#commerce/database/connection.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/kernel/attempts.ts';
import { systemClock } from '#commerce/kernel/clock.ts';
import type { RequestContext } from '#commerce/kernel/context.ts';
import { createEvents } from '#commerce/kernel/events.ts';
import { languageOf, type Tenant } from '#tenants/tenant.ts';

const SILENT = { debug() {}, info() {}, warn: console.warn, error: console.error };

/** The context in which a command works: nobody's, in one tenant and language. @throws for an unknown one */
export function contextFor(
  { database, tenants }: { database: Database; tenants: readonly Tenant[] },
  tenantId: string,
  asked?: string,
): RequestContext {
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (!tenant) throw new Error(`there is no tenant ${tenantId}: ${tenants.map(({ id }) => id).join(', ')}`);
  const locale = asked
    ? tenant.locales.find((one) => one.locale === asked)?.locale
    : tenant.locales[0]?.locale;
  if (!locale) throw new Error(`${tenantId} has no locale ${asked}`);
  return {
    ...{ tenant, locale, language: languageOf(locale), currency: tenant.currency },
    ...{ visitor: null, db: database.kysely, clock: systemClock, events: createEvents() },
    ...{ attempts: UNLIMITED_ATTEMPTS, log: SILENT, requestId: 'command' },
  };
}
