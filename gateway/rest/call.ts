import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import type { Locale, Tenant } from '#tenants/tenant.ts';
import type { Gateway } from '../gateway.ts';

/** The server's data about a call. */
export type RestCall = {
  readonly requestId: string;
  readonly tenant: Tenant;
  /** without the query */
  readonly pathname: string;
  /** reached over TLS, here or at a trusted proxy */
  readonly secure: boolean;
  readonly clientAddress: string;
};

/** A call beside GraphQL, for the server's table of calls. */
export type RestRoute = {
  /** exact, or ending in `/*`: all paths below it */
  readonly path: string;
  readonly methods: readonly string[];
  /** as of ApiRoute in http/calls/request-context.ts */
  readonly provesItself?: boolean;
  handle(req: IncomingMessage, res: ServerResponse, call: RestCall): Promise<void>;
};

export type RestOptions = { readonly gateway: Gateway; readonly log: Log };

/** The services' context of a call whose answer is the same for all visitors; it has no access to a visitor. */
export function createSharedContext(
  { gateway, log }: RestOptions,
  { tenant, requestId, clientAddress, secure }: RestCall,
  locale: Locale | undefined = tenant.locales[0]?.locale,
): Promise<GatewayContext> {
  if (!locale) throw new Error(`tenant ${tenant.id} has no locale`);
  const client = { address: clientAddress, userAgent: null, secure };
  return gateway.createContext({ tenant, locale, requestId, log, client, session: null });
}

/**
 * The services' context of a call, and the cookies that its answer has to set.
 * @param locale default: the tenant's first
 */
export async function createCallContext(
  { gateway, log }: RestOptions,
  req: IncomingMessage,
  call: RestCall,
  locale: Locale | undefined = call.tenant.locales[0]?.locale,
): Promise<{ context: GatewayContext; cookies: string[] }> {
  const cookies: string[] = [];
  if (!locale) throw new Error(`tenant ${call.tenant.id} has no locale`);
  const context = await gateway.createContext({
    tenant: call.tenant,
    locale,
    requestId: call.requestId,
    log,
    client: {
      address: call.clientAddress,
      userAgent: req.headers['user-agent'] ?? null,
      secure: call.secure,
    },
    session: { cookie: req.headers.cookie, setCookie: (cookie) => void cookies.push(cookie) },
  });
  return { context, cookies };
}

/** Answers with JSON that no cache may keep. */
export function sendJson(res: ServerResponse, value: unknown, cookies: readonly string[] = []): void {
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  sendJsonText(res, JSON.stringify(value));
}

/** The same of text that is JSON already. */
export function sendJsonText(res: ServerResponse, text: string, status = 200): void {
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  res.end(res.req.method === 'HEAD' ? undefined : text);
}
