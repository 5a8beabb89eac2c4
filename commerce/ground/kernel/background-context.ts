import { scopeToTenant } from '#commerce/ground/database/tenant-database.ts';
import { getLanguage, type Locale, type Tenant } from '#tenants/tenant.ts';
import { UNLIMITED_ATTEMPTS } from './attempts.ts';
import type { RequestContext } from './context.ts';

/** The context of background work: no visitor, no limits. @param work its name, for the log */
export function createBackgroundContext(
  shop: Pick<RequestContext, 'db' | 'clock' | 'events' | 'log'>,
  { tenant, locale }: { readonly tenant: Tenant; readonly locale: Locale },
  work: string,
): RequestContext {
  const { db, clock, events, log } = shop;
  const place = { tenant, locale, language: getLanguage(locale), currency: tenant.currency };
  return {
    ...place,
    db: scopeToTenant(db, tenant.id),
    clock,
    events,
    log,
    visitor: null,
    attempts: UNLIMITED_ATTEMPTS,
    requestId: work,
  };
}
