import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Language, Locale, Tenant } from '#tenants/tenant.ts';
import type { Attempts } from './attempts.ts';
import type { Clock } from './clock.ts';
import { deferEvents, type Events } from './events.ts';
import type { Currency } from './money.ts';

/**
 * The visitor who asks. `customerId` is set for types 1 and 2 only. For type 1 only the name may be shown, nothing
 * else that is personal.
 */
export type Visitor = {
  /** sha-256 (hex) of the session cookie's secret */
  readonly sessionId: string;
  readonly type: 0 | 1 | 2;
  readonly customerId: string | null;
};

/** The least a log must be; pino's logger is one. */
export type Log = {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
};

/**
 * The first argument of every service: the tenant, the language, the visitor, the time, and the
 * transaction. There is no current tenant anywhere else. `visitor` is null on public pages: what runs without
 * it cannot hold anything personal.
 */
export type RequestContext = {
  readonly tenant: Tenant;
  readonly locale: Locale;
  readonly language: Language;
  readonly currency: Currency;
  readonly visitor: Visitor | null;
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly events: Events;
  readonly attempts: Attempts;
  readonly log: Log;
  readonly requestId: string;
};

/** The context of jobs that delete, tenant by tenant, rows whose retention time is over. */
export type Housekeeping = Pick<RequestContext, 'db' | 'clock'>;

/**
 * Runs `work` in one transaction: the context it gets is the caller's, with the transaction as its database. Events
 * that it emits are published after the commit, and not at all if it is rolled back.
 */
export async function runInTransaction<T>(
  ctx: RequestContext,
  work: (ctx: RequestContext) => Promise<T>,
): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  const { deferred, flush } = deferEvents(ctx.events);
  const result = await ctx.db.transaction().execute((db) => work({ ...ctx, db, events: deferred }));
  flush();
  return result;
}
