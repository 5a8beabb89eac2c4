import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import type { Tenant } from '#tenants/tenant.ts';
import { createApi } from './calls/api.ts';
import { isForgedRequest } from './calls/cross-site.ts';
import { sendWrongMethod } from './calls/problem.ts';
import { bodyRefusal, ClientGoneError } from './calls/request-body.ts';
import type { ApiRoute, ServerLog, ServerRequest } from './calls/request-context.ts';
import type { FileRoute } from './files/file-route.ts';
import { readClient, rememberClientAddress } from './limits/client-address.ts';
import { limitConnections } from './limits/connections.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { createRefuse, isCall, type Refusal, type Refuse, type RefusedPlace } from './limits/refusals.ts';
import { takeTurn } from './limits/turns.ts';
import { createMetrics, createProxyReport, type Metrics, type RequestKind } from './operators/metrics.ts';
import { createOperatorHandler, type MetricsGuard } from './operators/operators.ts';
import { createRequestIds } from './operators/request-ids.ts';
import { createRequestLog, readPageViewId, type Seen } from './operators/request-log.ts';
import type { RenderedPage } from './pages/cached-page.ts';
import { hasMarkdown, routeToMarkdown, wantsMarkdown } from './pages/markdown.ts';
import { createOffline } from './pages/offline.ts';
import { PageCache } from './pages/page-cache.ts';
import type { PageFolder } from './pages/page-folder.ts';
import type { PageInput } from './pages/page-handler.ts';
import { createPageRoutes, type PageRoute, type RefusedRoute } from './pages/page-route.ts';
import { sendPersonalPage } from './pages/personal-pages.ts';
import type { PlainTexts } from './pages/plain-page.ts';
import { createPublicPages, isCached } from './pages/public-pages.ts';
import { createApplicationHost, type SecondApplication } from './second-application.ts';
import { getSecurityHeaders } from './security-headers.ts';
import { createTenantHosts, hasSeveralHosts } from './tenant-hosts.ts';

export type ShopServerOptions = {
  readonly tenants: readonly Tenant[];
  readonly defaultTenant: string;
  readonly publicOrigins: Readonly<Record<string, string>>;
  readonly render: (input: PageInput) => Promise<RenderedPage>;
  readonly api: readonly ApiRoute[];
  /** asked in order before the pages: static files, pictures, robots.txt */
  readonly files: readonly FileRoute[];
  readonly plainTexts: ReadonlyMap<string, PlainTexts>;
  /** rejects while the shop cannot serve */
  readonly ready: () => Promise<unknown>;
  /** whether an error means that the shop cannot serve for now */
  readonly isOutage: (error: unknown) => boolean;
  readonly rateLimits: RateLimits;
  /** how long the dates of delivery shown now stay true, milliseconds */
  readonly cutOffIn: (tenant: Tenant) => number;
  readonly trustProxy: number;
  /** decides which clients may read `/metrics` */
  readonly mayMeasure: MetricsGuard;
  readonly pageCacheBytes: number;
  /** null if pages are kept in memory only */
  readonly pageFolder: PageFolder | null;
  /** throws for bugs that production only logs */
  readonly strict: boolean;
  /** an application on a host of its own; null for none */
  readonly secondApplication?: SecondApplication | null;
  /** the metrics at `/metrics` */
  readonly registry: Registry;
  /** reads them where other processes add theirs; default: this process's own */
  readonly readMetrics?: () => Promise<string>;
  readonly log: ServerLog;
};

export type ShopServer = {
  readonly http: Server;
  /** Drops pages of a tenant that have one of these tags, all of the tenant's when null (page-cache.ts). */
  invalidate: PageCache['invalidate'];
  /** Makes `/readyz` answer that the server takes no more work. */
  beginStop(): void;
};

/** How often Node checks its connections' timeouts; by its default the headers' timeout would take twice as long. */
const CHECK_TIMEOUTS_MS = 2000;
const HEADERS_WITHIN_MS = 15_000;
/** A photograph over a slow mobile line takes minutes; bodies that come slower than any such line are ended before. */
const REQUEST_WITHIN_MS = 300_000;
const KEEP_ALIVE_MS = 65_000;
const LARGEST_HEADER_BYTES = 16 * 1024;
const MOST_HEADERS = 100;

/** Milliseconds since 1970, as the process's start and its steady clock give them. */
export function readSteadyTime(): number {
  return performance.timeOrigin + performance.now();
}

/** The shop's HTTP server; it does not listen yet. */
export function createShopServer(options: ShopServerOptions): ShopServer {
  const cache = new PageCache({
    maxBytes: options.pageCacheBytes,
    now: readSteadyTime,
    folder: options.pageFolder,
    // not its key: an address may be anything that somebody has pasted
    onRefreshError: (error) => options.log.error({ err: error }, 'a page could not be made anew'),
  });
  const metrics = createMetrics(options.registry, cache, options.pageFolder);
  let stopping = false;
  const answer = createAnswer(options, cache, metrics, () => stopping);
  const http = createServer(
    {
      connectionsCheckingInterval: CHECK_TIMEOUTS_MS,
      headersTimeout: HEADERS_WITHIN_MS,
      requestTimeout: REQUEST_WITHIN_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: LARGEST_HEADER_BYTES,
    },
    answer,
  );
  http.maxHeadersCount = MOST_HEADERS;
  limitConnections(http, options.trustProxy === 0);
  return {
    http,
    invalidate: (...change) => cache.invalidate(...change),
    beginStop: () => {
      stopping = true;
    },
  };
}

type Answerer = {
  readonly options: ShopServerOptions;
  readonly publicPages: ReturnType<typeof createPublicPages>;
  readonly operators: ReturnType<typeof createOperatorHandler>;
  readonly api: ReturnType<typeof createApi>;
  readonly refuse: Refuse;
  /** asked in this order */
  readonly files: readonly FileRoute[];
  readonly reportProxy: (req: IncomingMessage) => void;
};

/** The parts that answer, in order: the page cache, operators, files, calls, pages. */
function createAnswer(
  options: ShopServerOptions,
  cache: PageCache,
  metrics: Metrics,
  stopping: () => boolean,
): (req: IncomingMessage, res: ServerResponse) => void {
  const { log, publicOrigins, strict, render, cutOffIn } = options;
  const done = createRequestLog(metrics, log);
  const requestIdOf = createRequestIds(options.trustProxy > 0);
  const answerApplication =
    options.secondApplication &&
    createApplicationHost(options.secondApplication, {
      ...{ rateLimits: options.rateLimits, trustProxy: options.trustProxy, log, done },
      createRequestId: requestIdOf,
    });
  const routeOf = createPageRoutes(createTenantHosts(options.tenants, publicOrigins, options.defaultTenant));
  const answerer: Answerer = {
    options,
    publicPages: createPublicPages({
      ...{ cache, render, publicOrigins, cutOffIn, strict, log },
      onOutcome: metrics.cache,
    }),
    operators: createOperatorHandler(
      { checkReady: options.ready, isStopping: stopping },
      {
        contentType: metrics.registry.contentType,
        metrics: options.readMetrics ?? (() => metrics.registry.metrics()),
      },
      options.mayMeasure,
    ),
    api: createApi(options.api, log, options.isOutage),
    refuse: createRefuse(options.plainTexts),
    files: [...options.files, createOffline(options.plainTexts)],
    reportProxy: options.trustProxy === 0 ? createProxyReport(metrics.registry, log) : () => {},
  };

  return function answer(req, res) {
    const startedAt = performance.now();
    // the next request of this client must go to another server
    if (stopping()) res.setHeader('connection', 'close');
    if (answerApplication?.(req, res)) return;
    const requestId = requestIdOf(req.headers['x-request-id']);
    const route = routeByAccept(req, routeOf(req.headers.host, req.url ?? '/'));
    const seen: Seen = {
      requestId,
      tenant: route.tenant.id,
      method: req.method,
      path: 'refused' in route ? undefined : route.logPath,
      isKnownPath: route.place.screen !== null || isCall(route.place.pathname),
      startedAt,
    };
    if (isRead(req) && !('refused' in route) && isCached(route)) {
      const status = answerer.publicPages.sendCached(req, res, route, requestId);
      if (status !== 0) return done(seen, 'page-cached', status);
    }
    const place = buildRefusedPlace(route, requestId);
    let kind: RequestKind = 'refused';
    if (!('refused' in route) && (!isCached(route) || isCall(route.pathname)))
      seen.pageViewId = readPageViewId(req.headers.cookie);
    // an answer can be complete before its promise names the part that gave it
    res.once('close', () => setImmediate(() => done(seen, kind, res.statusCode)));
    answerUncached(answerer, req, res, route, place)
      .then((answered) => {
        kind = answered;
      })
      .catch((error: unknown) => {
        if (res.destroyed || error instanceof ClientGoneError) return;
        log.error({ requestId, err: error }, 'a request failed');
        if (res.headersSent) res.destroy();
        else answerer.refuse(req, res, place, { reason: 'failed' });
      });
  };
}

/** The page as HTML, or as markdown where the client prefers that; nothing for a request of several hosts. */
function routeByAccept(req: IncomingMessage, route: PageRoute | RefusedRoute): PageRoute | RefusedRoute {
  if ('refused' in route) return route;
  if (hasSeveralHosts(req)) return { tenant: route.tenant, place: route.place, refused: 400 };
  if (!wantsMarkdown(req) || !isRead(req)) return route;
  return hasMarkdown(route) ? routeToMarkdown(route) : route;
}

function isRead(req: IncomingMessage): boolean {
  return req.method === 'GET' || req.method === 'HEAD';
}

/** @returns who has answered */
async function answerUncached(
  { options, operators, refuse, api, publicPages, files, reportProxy }: Answerer,
  req: IncomingMessage,
  res: ServerResponse,
  route: PageRoute | RefusedRoute,
  place: RefusedPlace,
): Promise<RequestKind> {
  const client = readClient(req, options.trustProxy);
  rememberClientAddress(req, client.address);
  reportProxy(req);
  const publicOrigin = options.publicOrigins[route.tenant.id] ?? '';
  const secure = client.secure || publicOrigin.startsWith('https:');
  setCommonHeaders(res, place.requestId, secure);
  if ('refused' in route) {
    refuse(req, res, place, { reason: 'badRequest', status: route.refused });
    return 'refused';
  }
  const { tenant, pathname, search } = route;
  const { requestId } = place;
  const clientAddress = client.address;
  const request = { requestId, tenant, publicOrigin, pathname, search, secure, clientAddress };
  if (await operators(req, res, request)) return 'operator';
  await takeTurn(clientAddress);
  for (const { kind, matches, respond } of files) {
    if (!matches(pathname, tenant)) continue;
    if (!isRead(req)) {
      sendWrongMethod(res, ['GET', 'HEAD']);
      return kind;
    }
    if (await respond(req, res, request)) return kind;
  }
  const refusal = await findRefusal(req, route, request, options.rateLimits, api.provesItself(pathname));
  if (refusal) {
    refuse(req, res, place, refusal);
    return 'refused';
  }
  if (isCall(route.pathname)) {
    await api.answer(req, res, request);
    return 'api';
  }
  if (isRead(req) && isCached(route)) {
    await publicPages.send(req, res, route, place.requestId);
    return 'page-public';
  }
  try {
    await sendPersonalPage(req, res, route, request, options.render);
  } catch (error) {
    const refusal = bodyRefusal(error);
    if (!refusal) throw error;
    refuse(req, res, place, { reason: refusal.status === 429 ? 'tooMany' : 'tooLarge', ...refusal });
  }
  return 'page-personal';
}

const PUBLIC_METHODS = ['GET', 'HEAD'];
const PERSONAL_METHODS = ['GET', 'HEAD', 'POST'];

/**
 * Refuses requests forged by other sites, and too many requests. Public pages are counted when they have to be made.
 * @param provesItself whether the request needs no session, so that another site can forge nothing
 */
async function findRefusal(
  req: IncomingMessage,
  route: PageRoute,
  request: ServerRequest,
  rateLimits: RateLimits,
  provesItself: boolean,
): Promise<Refusal | null> {
  if (!provesItself && isForgedRequest(req.method ?? '', req.headers, listOwnOrigins(req, request)))
    return { reason: 'forbidden' };
  const call = isCall(route.pathname);
  const open = isCached(route) && !call;
  // public pages take no forms, and no page takes any other method
  const methods = open ? PUBLIC_METHODS : PERSONAL_METHODS;
  if (!call && !methods.includes(req.method ?? ''))
    return { reason: 'badRequest', status: 405, headers: { allow: methods.join(', ') } };
  const limit = call ? 'calls' : open ? 'pages' : isRead(req) ? 'reads' : 'changes';
  const wait = await rateLimits[limit](request.clientAddress);
  return wait === null ? null : { reason: 'tooMany', headers: { 'retry-after': String(wait) } };
}

/** Headers of every answer that the page cache does not hold; the answering part may override them. */
function setCommonHeaders(res: ServerResponse, requestId: string, secure: boolean): void {
  res.setHeader('x-request-id', requestId);
  for (const [name, value] of getSecurityHeaders(secure)) res.setHeader(name, value);
}

function buildRefusedPlace({ tenant, place }: PageRoute | RefusedRoute, requestId: string): RefusedPlace {
  const { localeSettings, pathname } = place;
  return { tenant, localeSettings, pathname, requestId };
}

/** The origins under which a browser that sends this request has opened the shop. */
function listOwnOrigins(req: IncomingMessage, { publicOrigin, secure }: ServerRequest): string[] {
  const host = req.headers.host?.toLowerCase();
  return host ? [publicOrigin, `${secure ? 'https' : 'http'}://${host}`] : [publicOrigin];
}
