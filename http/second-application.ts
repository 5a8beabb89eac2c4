import type { IncomingMessage, ServerResponse } from 'node:http';
import { isForgedRequest } from './calls/cross-site.ts';
import { sendProblem, sendWrongMethod } from './calls/problem.ts';
import { bodyRefusal, ClientGoneError, readBody } from './calls/request-body.ts';
import type { ServerLog } from './calls/request-context.ts';
import { readClient, rememberClientAddress } from './limits/client-address.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { takeTurn } from './limits/turns.ts';
import type { RequestKind } from './operators/metrics.ts';
import type { Seen } from './operators/request-log.ts';
import { chooseEncoding, ReadyPage, type RenderedPage } from './pages/cached-page.ts';
import { PLAIN_PAGE_POLICY, PLAIN_STATUS, type PlainPageReason } from './pages/plain-page.ts';
import { parseTarget } from './request-target.ts';
import { getSecurityHeaders } from './security-headers.ts';
import { hasSeveralHosts, normalizeHost } from './tenant-hosts.ts';

/** The facts about a request that are known before a page or a call is made. */
export type ApplicationRequest = {
  readonly requestId: string;
  /** path as sent, without the query */
  readonly pathname: string;
  /** '' or with its question mark */
  readonly search: string;
  readonly secure: boolean;
  /** for rate limits only: never logged, never stored */
  readonly clientAddress: string;
};

export type ApplicationPage = ApplicationRequest & {
  readonly method: string;
  readonly cookie: string | undefined;
  readonly userAgent: string | null;
  readonly acceptLanguage: string;
  readonly form: { readonly type: string; readonly body: Buffer } | null;
  readonly signal: AbortSignal;
};

/**
 * An application on a host of its own, beside the shops: no tenant is looked for, and neither pages nor cookies nor
 * files are shared with them.
 */
export type SecondApplication = {
  /** without a slash at the end; its host belongs to no shop */
  readonly origin: string;
  readonly files: {
    matches(pathname: string): boolean;
    respond(
      req: IncomingMessage,
      res: ServerResponse,
      request: ApplicationRequest,
    ): boolean | Promise<boolean>;
  };
  /** Answers below `/api/`. Cookies count for nothing there, so that no other site can forge a call. */
  answerCall(req: IncomingMessage, res: ServerResponse, request: ApplicationRequest): Promise<void>;
  render(page: ApplicationPage): Promise<RenderedPage>;
  /** @returns a whole document without scripts, for what is refused before a page is made */
  renderRefusal(reason: PlainPageReason, acceptLanguage: string): string;
};

type Parts = {
  readonly rateLimits: RateLimits;
  readonly trustProxy: number;
  readonly log: ServerLog;
  readonly createRequestId: (given: string | string[] | undefined) => string;
  readonly done: (seen: Seen, kind: RequestKind, status: number) => void;
};

/** Every form of the application is a few kilobytes. */
const LONGEST_FORM_BYTES = 100 * 1024;
const CALLS = /^\/api(\/|$)/;
const METHODS = ['GET', 'HEAD', 'POST'];
const LONGEST_LOGGED = 120;

/** @returns a function that answers requests to the application's host, and says of all others that they are not */
export function createApplicationHost(application: SecondApplication, parts: Parts) {
  const { host, hostname } = new URL(application.origin);
  return function answer(req: IncomingMessage, res: ServerResponse): boolean {
    const given = req.headers.host;
    if (given === undefined || (given !== host && normalizeHost(given) !== hostname)) return false;
    const seen: Seen = {
      requestId: parts.createRequestId(req.headers['x-request-id']),
      tenant: undefined,
      method: req.method,
      path: req.url?.split('?', 1)[0]?.slice(0, LONGEST_LOGGED),
      isKnownPath: false,
      startedAt: performance.now(),
    };
    let kind: RequestKind = 'refused';
    res.once('close', () => setImmediate(() => parts.done(seen, kind, res.statusCode)));
    answerRequest(application, parts, seen.requestId, req, res)
      .then((answered) => {
        kind = answered;
      })
      .catch((error: unknown) => {
        if (res.destroyed || error instanceof ClientGoneError) return;
        parts.log.error({ requestId: seen.requestId, err: error }, 'a request failed');
        if (res.headersSent) res.destroy();
        else refuse(application, req, res, { reason: 'failed' });
      });
    return true;
  };
}

async function answerRequest(
  application: SecondApplication,
  { rateLimits, trustProxy }: Parts,
  requestId: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<RequestKind> {
  const { address: clientAddress, secure: isEncrypted } = readClient(req, trustProxy);
  rememberClientAddress(req, clientAddress);
  const secure = isEncrypted || application.origin.startsWith('https:');
  setHeaders(res, requestId, secure);
  const target = hasSeveralHosts(req) ? ({ refused: 400 } as const) : parseTarget(req.url ?? '/');
  if ('refused' in target)
    return refuse(application, req, res, { reason: 'badRequest', status: target.refused });
  const request = { requestId, ...target, secure, clientAddress };
  await takeTurn(clientAddress);
  const { files } = application;
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (files.matches(target.pathname)) {
    if (!isRead) {
      sendWrongMethod(res, ['GET', 'HEAD']);
      return 'static';
    }
    res.removeHeader('cache-control');
    if (await files.respond(req, res, request)) return 'static';
  }
  const isCall = CALLS.test(target.pathname);
  const refusal = isCall ? null : findPageRefusal(application, req);
  if (refusal) return refuse(application, req, res, refusal);
  const wait = await rateLimits[isCall ? 'calls' : isRead ? 'reads' : 'changes'](clientAddress);
  if (wait !== null)
    return refuse(application, req, res, { reason: 'tooMany', headers: { 'retry-after': String(wait) } });
  if (isCall) {
    await application.answerCall(req, res, request);
    return 'desk-call';
  }
  return sendPage(application, request, req, res);
}

/** A page takes forms of its own origin alone; calls prove themselves. */
function findPageRefusal({ origin }: SecondApplication, req: IncomingMessage): Refusal | null {
  const method = req.method ?? '';
  if (!METHODS.includes(method))
    return { reason: 'badRequest', status: 405, headers: { allow: METHODS.join(', ') } };
  return isForgedRequest(method, req.headers, [origin]) ? { reason: 'forbidden' } : null;
}

async function sendPage(
  application: SecondApplication,
  request: ApplicationRequest,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<RequestKind> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  let form: ApplicationPage['form'];
  try {
    const body = await readBody(req, res, LONGEST_FORM_BYTES);
    form = req.method === 'POST' ? { type: req.headers['content-type'] ?? '', body } : null;
  } catch (error) {
    const refusal = bodyRefusal(error);
    if (!refusal) throw error;
    return refuse(application, req, res, {
      reason: refusal.status === 429 ? 'tooMany' : 'tooLarge',
      ...refusal,
    });
  }
  const page = await application.render({
    ...request,
    method: req.method ?? 'GET',
    cookie: req.headers.cookie,
    userAgent: req.headers['user-agent'] ?? null,
    acceptLanguage: req.headers['accept-language'] ?? '',
    form,
    signal: gone.signal,
  });
  const encoding = chooseEncoding(req.headers['accept-encoding'] as string | undefined);
  const { headers, body } = await new ReadyPage(page, 'private, no-store').encode(encoding);
  const sent = ['x-request-id', request.requestId, ...headers];
  for (const cookie of page.cookies) sent.push('set-cookie', cookie);
  res.writeHead(page.status, sent);
  res.end(req.method === 'HEAD' ? undefined : body);
  return 'desk-page';
}

function setHeaders(res: ServerResponse, requestId: string, secure: boolean): void {
  res.setHeader('x-request-id', requestId);
  res.setHeader('x-robots-tag', 'noindex');
  res.setHeader('cache-control', 'private, no-store');
  for (const [name, value] of getSecurityHeaders(secure)) res.setHeader(name, value);
}

type Refusal = {
  readonly reason: PlainPageReason;
  /** instead of the reason's usual one */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

function refuse(
  application: SecondApplication,
  req: IncomingMessage,
  res: ServerResponse,
  { reason, status = PLAIN_STATUS[reason], headers = {} }: Refusal,
): RequestKind {
  // the unread rest of a body would be taken for the connection's next request
  const sent = req.complete ? headers : { ...headers, connection: 'close' };
  if (CALLS.test(req.url ?? '')) {
    sendProblem(res, { status, title: `Refused: ${reason}` }, sent);
    return 'refused';
  }
  const body = application.renderRefusal(reason, req.headers['accept-language'] ?? '');
  res.writeHead(status, {
    'content-security-policy': PLAIN_PAGE_POLICY,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...sent,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
  return 'refused';
}
