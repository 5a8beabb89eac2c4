import type { RequestContext, Visitor } from '#commerce/kernel/context.ts';
import { readCookies, SESSION_COOKIE, sessionCookie } from '#commerce/session/cookies.ts';
import { findSession } from '#commerce/session/session.service.ts';
import type { GatewaySession } from './context.ts';

/** Who the session cookie belongs to; null: nobody yet, or no longer. A session that is renewed gets its cookie anew. */
export async function resolveVisitor(
  ctx: RequestContext,
  session: GatewaySession,
  transport: { secure: boolean },
): Promise<Visitor | null> {
  const secret = readCookies(session.cookie).get(SESSION_COOKIE);
  if (secret === undefined) return null;
  const found = await findSession(ctx, secret);
  if (found?.renewed) session.setCookie(sessionCookie(secret, 'anonymous', transport));
  return found?.visitor ?? null;
}
