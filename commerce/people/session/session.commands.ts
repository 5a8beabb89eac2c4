import { hash, randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { parseDeviceName } from './device-name.rules.ts';
import { computeSessionEnd, isSeenAnew, resolveSessionType, type StoredSession } from './session.rules.ts';

/** A session as a request finds it. `renewed`: its cookie has to be set again, it lasts longer now. */
export type FoundSession = { readonly visitor: Visitor; readonly renewed: boolean };
/** `secret` goes into the cookie and nowhere else. */
export type BegunSession = { readonly visitor: Visitor; readonly secret: string };

/**
 * How long a replaced session stays valid as an anonymous one after a sign-in: a second press of the order button
 * must find its order.
 */
const HANDED_OVER_MS = 5 * 60_000;

function hashSessionId(secret: string): string {
  return hash('sha256', secret);
}

type SessionRow = Pick<
  Selectable<DB['session']>,
  'customer_id' | 'authenticated_at' | 'seen_at' | 'expires_at'
>;

/** @param secret the session cookie's value, whatever the browser sent; null if it sent none */
export async function findSession(ctx: RequestContext, secret: string | null): Promise<FoundSession | null> {
  if (secret === null || !/^[\w-]{43}$/.test(secret)) return null;
  const sessionId = hashSessionId(secret);
  const { rows } = await sql<SessionRow>`
    select customer_id, authenticated_at, seen_at, expires_at from session
     where tenant_id = ${ctx.tenant.id} and session_id = ${sessionId}`.execute(ctx.db);
  const [row] = rows;
  if (!row) return null;
  const stored: StoredSession = {
    customerId: row.customer_id,
    authenticatedAt: row.authenticated_at,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
  };
  const now = ctx.clock.now();
  const type = resolveSessionType(stored, now);
  if (type === null) return null;
  const seenAnew = isSeenAnew(stored, now);
  const renewed = seenAnew && row.customer_id === null;
  if (seenAnew)
    await writeVisit(ctx, sessionId, now, renewed ? computeSessionEnd(now, false, false) : row.expires_at);
  return { visitor: { sessionId, type, customerId: row.customer_id }, renewed };
}

async function writeVisit(ctx: RequestContext, sessionId: string, now: Date, endsAt: Date): Promise<void> {
  await ctx.db
    .updateTable('session')
    .set({ seen_at: now, expires_at: endsAt })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', sessionId)
    .execute();
}

/** How a customer signs in. */
export type SignInOptions = {
  /** no password or passkey was shown: the customer is soft-logged-in */
  readonly soft?: boolean;
  /** the User-Agent header, for the list of devices; it is not stored as sent */
  readonly userAgent?: string | null;
  /** moves what belongs to the anonymous session to the customer, in the transaction of the sign-in */
  readonly join?: (ctx: RequestContext, session: Visitor, customerId: string) => Promise<void>;
};

type NewSession = SignInOptions & { readonly customerId: string | null; readonly stay: boolean };

export async function insertSession(ctx: RequestContext, session: NewSession): Promise<BegunSession> {
  const { customerId, stay, soft = false } = session;
  const secret = randomBytes(32).toString('base64url');
  const sessionId = hashSessionId(secret);
  const now = ctx.clock.now();
  const type = customerId === null ? 0 : soft ? 1 : 2;
  const device = customerId === null ? null : parseDeviceName(session.userAgent ?? null);
  await ctx.db
    .insertInto('session')
    .values({
      tenant_id: ctx.tenant.id,
      session_id: sessionId,
      customer_id: customerId,
      type,
      created_at: now,
      seen_at: now,
      expires_at: computeSessionEnd(now, customerId !== null, stay),
      authenticated_at: type === 2 ? now : null,
      stays: stay,
      browser: device?.browser ?? null,
      system: device?.system ?? null,
    })
    .execute();
  return { secret, visitor: { sessionId, type, customerId } };
}

export async function shorten(ctx: RequestContext, sessionId: string): Promise<void> {
  await ctx.db
    .updateTable('session')
    .set({ expires_at: new Date(ctx.clock.now().getTime() + HANDED_OVER_MS), key_id: null })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', sessionId)
    .execute();
}

export async function deleteSession(ctx: RequestContext, sessionId: string): Promise<void> {
  await ctx.db
    .deleteFrom('session')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', sessionId)
    .execute();
}

export const PURGE_AT_ONCE = 1000;

/** Deletes what belonged to ended sessions of a tenant; nobody can reach it any more. */
export type DropWithSessions = (
  ctx: Pick<RequestContext, 'db'>,
  tenantId: string,
  sessionIds: readonly string[],
) => Promise<void>;

export async function purgePortion(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  drop: DropWithSessions,
): Promise<number> {
  const db = removeTenantGuard(ctx.db, 'housekeeping means all tenants');
  const ended = await db
    .deleteFrom('session')
    .where(({ refTuple, selectFrom, eb }) =>
      eb(
        refTuple('tenant_id', 'session_id'),
        'in',
        selectFrom('session')
          .select(['tenant_id', 'session_id'])
          .where('expires_at', '<', ctx.clock.now())
          .limit(PURGE_AT_ONCE)
          .$asTuple('tenant_id', 'session_id'),
      ),
    )
    .where('expires_at', '<', ctx.clock.now())
    .returning(['tenant_id', 'session_id'])
    .execute();
  for (const tenantId of new Set(ended.map((session) => session.tenant_id))) {
    const ids = ended
      .filter((session) => session.tenant_id === tenantId)
      .map((session) => session.session_id);
    await drop(ctx, tenantId, ids);
  }
  return ended.length;
}
