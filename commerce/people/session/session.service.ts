import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import {
  type BegunSession,
  type DropWithSessions,
  deleteSession,
  insertSession,
  PURGE_AT_ONCE,
  purgePortion,
  type SignInOptions,
  shorten,
} from './session.commands.ts';
import { isStayingSignedIn } from './session.queries.ts';

/** Begins an anonymous session. */
export function beginSession(ctx: RequestContext): Promise<BegunSession> {
  return insertSession(ctx, { customerId: null, stay: false });
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
