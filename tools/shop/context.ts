import { constants, setPriority } from 'node:os';
import type { LoadedSettings } from '#commerce/ground/config/environment.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createEvents, type Events } from '#commerce/ground/kernel/events.ts';
import type { Locale, Tenant } from '#tenants/tenant.ts';

const SILENT = { debug() {}, info() {}, warn: console.warn, error: console.error };

type Market = { readonly tenant: Tenant; readonly locale: Locale };

/** @param asked null or absent: the tenant's first locale. @throws for an unknown tenant or locale */
export function findMarket(tenants: readonly Tenant[], tenantId: string, asked?: string | null): Market {
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (!tenant) throw new Error(`there is no tenant ${tenantId}: ${tenants.map(({ id }) => id).join(', ')}`);
  const locale = asked
    ? tenant.locales.find((one) => one.locale === asked)?.locale
    : tenant.locales[0]?.locale;
  if (!locale) throw new Error(`${tenantId} has no locale ${asked}`);
  return { tenant, locale };
}

/** The context of a command: its own database, or that of the running shop with its events. */
export type CommandShop = {
  readonly settings: LoadedSettings;
  readonly database: Database;
  readonly tenants: readonly Tenant[];
  readonly events?: Events;
};

/** Prints. */
export type Write = (text: string) => void;

/**
 * The context of a command: without a visitor, in one tenant and language. @param events those of the running shop,
 * where the command runs in one
 */
export function createCommandContext(
  { kysely: db }: Pick<Database, 'kysely'>,
  market: Market,
  events: Events = createEvents(),
): RequestContext {
  return createBackgroundContext({ db, clock: systemClock, events, log: SILENT }, market, 'command');
}

/** Lowers the priority of this process, so that a shop that serves on the same machine goes first. */
export function leavePrecedence(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
