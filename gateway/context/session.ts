import { GraphQLError } from 'graphql';
import { joinCustomer } from '#commerce/buying/checkout/join-customer.service.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { findKnownCustomer } from '#commerce/people/customer/customer.service.ts';
import { isBot } from '#commerce/people/session/bot.service.ts';
import {
  buildDeviceCookie,
  buildLoginStateCookie,
  buildSessionCookie,
  getDeviceCookieName,
  getSessionCookieName,
  LOGIN_STATE_COOKIE,
  readCookies,
} from '#commerce/people/session/cookies.rules.ts';
import { rememberDevice } from '#commerce/people/session/device.commands.ts';
import { findSession } from '#commerce/people/session/session.commands.ts';
import { beginSession, renewSignIn, signIn, signOut } from '#commerce/people/session/session.service.ts';
import { actAs, type GatewayContext, type GatewaySession } from './context.ts';
import { readLoginFlags } from './login-flags.ts';

export type VisitorContext = GatewayContext & { readonly visitor: Visitor };

/**
 * The visitor of the session cookie; null if there is none, or it has ended. A session that was prolonged gets its
 * cookie again.
 */
export async function resolveVisitor(
  ctx: RequestContext,
  session: GatewaySession,
  transport: { secure: boolean },
): Promise<Visitor | null> {
  const secret = readCookies(session.cookie).get(getSessionCookieName(transport));
  if (secret === undefined) return null;
  const found = await findSession(ctx, secret);
  if (found?.renewed) session.setCookie(buildSessionCookie(secret, 'anonymous', transport));
  return found?.visitor ?? null;
}

/**
 * The same context with a visitor: a request without a session gets one, and its cookie. Only operations that need a
 * session call this, so that looking around begins none.
 * @throws GraphQLError TOO_MANY_REQUESTS when the address has begun too many; FORBIDDEN for a crawler or monitor
 */
export async function ensureVisitor(context: GatewayContext): Promise<VisitorContext> {
  if (!hasVisitor(context)) {
    if (isBot(context.client.userAgent)) throw createNoSessionForBotsError();
    const retryAfterSeconds = await context.attempts.countNewSession(context.client.address);
    if (retryAfterSeconds !== null) throw createTooManySessionsError(retryAfterSeconds);
    const { visitor, secret } = await beginSession(context);
    requireSession(context).setCookie(buildSessionCookie(secret, 'anonymous', context.client));
    actAs(context, visitor);
  }
  if (!hasVisitor(context)) throw new Error(`the session begun in request ${context.requestId} is not there`);
  return context;
}

function createTooManySessionsError(retryAfterSeconds: number): GraphQLError {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  const extensions = { code: 'TOO_MANY_REQUESTS', retryAfterSeconds, http: { status: 429, headers } };
  return new GraphQLError('Too many visitors have come from this address.', { extensions });
}

function createNoSessionForBotsError(): GraphQLError {
  const extensions = { code: 'FORBIDDEN', http: { status: 403 } };
  return new GraphQLError('Crawlers and monitors get no session.', { extensions });
}

function hasVisitor(context: GatewayContext): context is VisitorContext {
  return context.visitor !== null;
}

/** The same context if there is a visitor; null if no session has begun yet. */
export function findVisitorContext(context: GatewayContext): VisitorContext | null {
  return hasVisitor(context) ? context : null;
}

/**
 * Signs in a customer whose credentials have been checked: new session, new cookies, and the basket moves along.
 * @param how.soft no password or passkey was given
 */
export async function signInVisitor(
  context: GatewayContext,
  customer: Customer,
  how: { readonly stay: boolean; readonly soft?: boolean },
): Promise<void> {
  const { userAgent } = context.client;
  const { customerId } = customer;
  const own = context.visitor;
  const isAgain = own?.customerId === customerId && getSignedInCustomer(context) !== null;
  // number and date of birth must not weaken a sign-in by password
  if (isAgain && how.soft) return;
  const begun = isAgain
    ? await renewSignIn(context, { ...own, customerId }, { userAgent })
    : {
        ...(await signIn(context, customerId, how.stay, {
          soft: how.soft ?? false,
          userAgent,
          join: joinCustomer,
        })),
        stays: how.stay,
      };
  const session = requireSession(context);
  session.setCookie(
    buildSessionCookie(begun.secret, begun.stays ? 'soft-logged-in' : 'visit', context.client),
  );
  if (!how.soft) {
    const device = await rememberDevice(context, customerId, readDeviceCookie(context));
    session.setCookie(buildDeviceCookie(device, context.client));
  }
  actAs(context, begun.visitor);
  await setLoginState(context, customer);
}

/** The device cookie's value; null if the browser has none. */
export function readDeviceCookie(context: GatewayContext): string | null {
  return readCookies(requireSession(context).cookie).get(getDeviceCookieName(context.client)) ?? null;
}

/** Signs out: the rest of the request runs for an anonymous visitor. A request without a session stays without one. */
export async function signOutVisitor(context: GatewayContext): Promise<void> {
  if (!hasVisitor(context)) return tellLoginState(context);
  const { visitor, secret } = await signOut(context);
  requireSession(context).setCookie(buildSessionCookie(secret, 'anonymous', context.client));
  actAs(context, visitor);
  await tellLoginState(context);
}

/** Sets the cookie that gives scripts the login state; an anonymous visitor gets one only to correct it. */
export async function tellLoginState(context: GatewayContext): Promise<void> {
  const customer = await findKnownCustomer(context);
  if (!customer && !readCookies(requireSession(context).cookie).has(LOGIN_STATE_COOKIE)) return;
  await setLoginState(context, customer);
}

async function setLoginState(context: GatewayContext, customer: Customer | null): Promise<void> {
  const flags = customer ? await readLoginFlags(context, customer) : NO_FLAGS;
  const state = { li: getSignedInCustomer(context) ? '1' : '0', ...flags } as const;
  requireSession(context).setCookie(buildLoginStateCookie(state, context.client));
}

const NO_FLAGS = { ca: '0', bop: '0', np: '0' } as const;

export function requireSession({ session, requestId }: GatewayContext): GatewaySession {
  if (!session) throw new Error(`request ${requestId} of a public page has no session to set cookies in`);
  return session;
}
