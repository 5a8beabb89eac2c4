import { hash, randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import { parseDeviceName } from './device-name.rules.ts';
import {
  computeSessionEnd,
  isFresh,
  isSeenAnew,
  resolveSessionType,
  type StoredSession,
} from './session.rules.ts';

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

/** Begins an anonymous session. */
export function beginSession(ctx: RequestContext): Promise<BegunSession> {
  return insertSession(ctx, { customerId: null, stay: false });
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

async function insertSession(ctx: RequestContext, session: NewSession): Promise<BegunSession> {
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

/**
 * Signs the customer in. The session gets a new secret, so that knowing the old one is of no use. The caller has
 * checked the credentials, and names what moves from an anonymous session to the customer.
 */
export function signIn(
  ctx: RequestContext,
  customerId: string,
  stay: boolean,
  options: SignInOptions = {},
): Promise<BegunSession> {
  const { visitor } = ctx;
  // nothing is joined or ended: one statement needs no transaction
  if (!visitor) return insertSession(ctx, { customerId, stay, ...options });
  return runInTransaction(ctx, async (inner) => {
    const begun = await insertSession(inner, { customerId, stay, ...options });
    if (visitor.customerId === null) {
      await options.join?.(inner, visitor, customerId);
      await shorten(inner, visitor.sessionId);
    } else {
      await deleteSession(inner, visitor.sessionId);
    }
    return begun;
  });
}

/**
 * Begins a new session for a customer who has just given the password or used a passkey again (OWASP ASVS 5.0,
 * 7.2.4); it ends when a new sign-in would.
 */
export async function renewSignIn(
  ctx: RequestContext,
  visitor: Visitor & { readonly customerId: string },
  options: SignInOptions,
): Promise<BegunSession & { readonly stays: boolean }> {
  const stays = await isStayingSignedIn({ ...ctx, visitor });
  return { ...(await signIn(ctx, visitor.customerId, stays, options)), stays };
}

/** Whether "stay logged in" was chosen when this session began. */
export async function isStayingSignedIn(ctx: RequestContext): Promise<boolean> {
  const { visitor } = ctx;
  if (!visitor?.customerId) return false;
  const row = await ctx.db
    .selectFrom('session')
    .select('stays')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', visitor.sessionId)
    .executeTakeFirst();
  return row?.stays ?? false;
}

/** Whether the password or a passkey was shown in this session within the last ten minutes. */
export async function isSignInFresh(ctx: RequestContext): Promise<boolean> {
  const { visitor } = ctx;
  if (visitor?.type !== 2) return false;
  const row = await ctx.db
    .selectFrom('session')
    .select('authenticated_at')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', visitor.sessionId)
    .executeTakeFirst();
  return row !== undefined && isFresh({ authenticatedAt: row.authenticated_at }, ctx.clock.now());
}

async function shorten(ctx: RequestContext, sessionId: string): Promise<void> {
  await ctx.db
    .updateTable('session')
    .set({ expires_at: new Date(ctx.clock.now().getTime() + HANDED_OVER_MS), key_id: null })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', sessionId)
    .execute();
}

async function deleteSession(ctx: RequestContext, sessionId: string): Promise<void> {
  await ctx.db
    .deleteFrom('session')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', sessionId)
    .execute();
}

/**
 * Ends the session and begins an anonymous one without any link to it. The customer's basket stays with the
 * customer.
 */
export function signOut(ctx: RequestContext): Promise<BegunSession> {
  return runInTransaction(ctx, async (inner) => {
    if (ctx.visitor) await deleteSession(inner, ctx.visitor.sessionId);
    return insertSession(inner, { customerId: null, stay: false });
  });
}

const PURGE_AT_ONCE = 1000;

/** Deletes what belonged to ended sessions of a tenant; nobody can reach it any more. */
export type DropWithSessions = (
  ctx: Pick<RequestContext, 'db'>,
  tenantId: string,
  sessionIds: readonly string[],
) => Promise<void>;

/**
 * Deletes ended sessions of all tenants with what belonged to them according to the caller, in portions that delay no
 * other statement.
 */
export async function purgeSessions(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  drop: DropWithSessions = async () => {},
): Promise<{ sessions: number }> {
  let sessions = 0;
  for (;;) {
    const purged = await purgePortion(ctx, drop);
    sessions += purged;
    if (purged < PURGE_AT_ONCE) return { sessions };
  }
}

async function purgePortion(
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
