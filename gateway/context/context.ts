import type { Visitor } from '#commerce/ground/kernel/context.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import type { SecurityCheck } from '#commerce/people/identity/sign-in/security-check.ts';
import type { ContentContext } from '#commerce/range/content/content.service.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { Loaders } from './loaders.ts';

/** Access to the visitor's cookies; public pages have none. One object per HTTP request. */
export type GatewaySession = {
  /** the request's Cookie header */
  readonly cookie: string | undefined;
  /** @param cookie a whole Set-Cookie value, added to the answer */
  setCookie(cookie: string): void;
};

/** The client at the other end of the connection. For rate limits, audit and as proof of a consent: never logged. */
export type GatewayClient = {
  readonly address: string;
  readonly userAgent: string | null;
  /** reached over TLS, here or at a trusted proxy */
  readonly secure: boolean;
};

/**
 * The context of every resolver: the services' context, this operation's loaders, and access to the visitor.
 * `session` is null on public pages, where `visitor` is null too.
 */
export type GatewayContext = ContentContext & {
  /** all tenants, for links to other markets */
  readonly tenants: readonly Tenant[];
  readonly loaders: Loaders;
  readonly client: GatewayClient;
  readonly securityCheck: SecurityCheck;
  readonly session: GatewaySession | null;
  /** the payment provider */
  readonly payments: Payments;
  /** whether lists may explain their ranking: only where competitors cannot ask */
  readonly diagnostics: boolean;
};

const visitors = new WeakMap<GatewaySession, Promise<Visitor | null>>();

/** The visitor of a request, looked up once by `find` however many operations the request runs. */
export function loadVisitorOnce(
  session: GatewaySession,
  find: () => Promise<Visitor | null>,
): Promise<Visitor | null> {
  let visitor = visitors.get(session);
  if (!visitor) {
    visitor = find();
    visitors.set(session, visitor);
  }
  return visitor;
}

/**
 * From here on the request runs for `visitor`: one of its fields began a session, signed in or signed out. Fields and
 * operations of the same request that run later see the new visitor.
 */
export function actAs(context: GatewayContext, visitor: Visitor | null): void {
  (context as { visitor: Visitor | null }).visitor = visitor;
  if (context.session) visitors.set(context.session, Promise.resolve(visitor));
}
