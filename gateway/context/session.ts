import { GraphQLError } from 'graphql';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { findCustomer } from '#commerce/people/customer/customer.service.ts';
import {
  LOGIN_STATE_COOKIE,
  loginStateCookie,
  readCookies,
  sessionCookie,
  sessionCookieName,
} from '#commerce/people/session/cookies.ts';
import { beginSession, findSession, signIn, signOut } from '#commerce/people/session/session.service.ts';
import { actAs, type GatewayContext, type GatewaySession } from './context.ts';

export type VisitorContext = GatewayContext & { readonly visitor: Visitor };

/** The visitor that the session cookie belongs to; null: none yet, or none any more. A session that is renewed gets its cookie anew. */
export async function resolveVisitor(
  ctx: RequestContext,
  session: GatewaySession,
  transport: { secure: boolean },
): Promise<Visitor | null> {
  const secret = readCookies(session.cookie).get(sessionCookieName(transport));
  if (secret === undefined) return null;
  const found = await findSession(ctx, secret);
  if (found?.renewed) session.setCookie(sessionCookie(secret, 'anonymous', transport));
  return found?.visitor ?? null;
}

/**
 * The same context with a visitor in any case: a browser without a session gets one, and its cookie. Only calls that need one ask,
 * so that looking around leaves no session behind.
 * @throws GraphQLError TOO_MANY_REQUESTS when the address has begun too many
 */
export async function ensureVisitor(context: GatewayContext): Promise<VisitorContext> {
  if (!hasVisitor(context)) {
    const retryAfterSeconds = await context.attempts.countNewSession(context.client.address);
    if (retryAfterSeconds !== null) throw tooManySessions(retryAfterSeconds);
    const { visitor, secret } = await beginSession(context);
    cookiesOf(context).setCookie(sessionCookie(secret, 'anonymous', context.client));
    actAs(context, visitor);
  }
  if (!hasVisitor(context)) throw new Error(`the session begun in request ${context.requestId} is not there`);
  return context;
}

function tooManySessions(retryAfterSeconds: number): GraphQLError {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  const extensions = { code: 'TOO_MANY_REQUESTS', retryAfterSeconds, http: { status: 429, headers } };
  return new GraphQLError('Too many visitors have come from this address.', { extensions });
}

function hasVisitor(context: GatewayContext): context is VisitorContext {
  return context.visitor !== null;
}

/** Signs in whose credentials have been checked: new session, new cookies, and the basket comes along. */
export async function signInVisitor(
  context: GatewayContext,
  customerId: string,
  stay: boolean,
): Promise<void> {
  const { visitor, secret } = await signIn(context, customerId, stay);
  const session = cookiesOf(context);
  session.setCookie(sessionCookie(secret, stay ? 'recognised' : 'visit', context.client));
  actAs(context, visitor);
  await tellLoginState(context);
}

/** Signs out: the visitor is anonymous from now on. A visitor without a session stays without one. */
export async function signOutVisitor(context: GatewayContext): Promise<void> {
  if (!hasVisitor(context)) return tellLoginState(context);
  const { visitor, secret } = await signOut(context);
  cookiesOf(context).setCookie(sessionCookie(secret, 'anonymous', context.client));
  actAs(context, visitor);
  await tellLoginState(context);
}

/** Sets the cookie by which scripts know the login state; an anonymous visitor gets one only to correct it. */
export async function tellLoginState(context: GatewayContext): Promise<void> {
  const { visitor, client } = context;
  const session = cookiesOf(context);
  const customer = visitor?.customerId ? await findCustomer(context, visitor.customerId) : null;
  if (!customer && !readCookies(session.cookie).has(LOGIN_STATE_COOKIE)) return;
  const state = {
    li: visitor?.type === 2 ? '1' : '0',
    // credit and bonus programme have no accounts yet: nobody has them
    ca: '0',
    bop: '0',
    np: customer && !customer.hasPassword ? '1' : '0',
  } as const;
  session.setCookie(loginStateCookie(state, client));
}

function cookiesOf({ session }: GatewayContext): GatewaySession {
  if (!session) throw new Error('the context of a public page has no session to set cookies in');
  return session;
}
