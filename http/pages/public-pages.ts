import type { IncomingMessage, ServerResponse } from 'node:http';
import { INCOMPLETE, ORDER_DAY, UNPUBLISHED } from '#app/page/pages.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { ServerLog } from '../calls/request-context.ts';
import {
  chooseEncoding,
  type Encoding,
  isUnchanged,
  type Ready,
  ReadyPage,
  type RenderedPage,
} from './cached-page.ts';
import { hasMarkdown } from './markdown.ts';
import { type CacheOutcome, formatSharedCacheControl, type PageCache } from './page-cache.ts';
import type { PageInput } from './page-handler.ts';
import { type PageRoute, unreadParameters } from './page-route.ts';

export type PublicPagesOptions = {
  readonly cache: PageCache;
  readonly render: (input: PageInput) => Promise<RenderedPage>;
  readonly publicOrigins: Readonly<Record<string, string>>;
  /** how long the dates of delivery shown now stay true, milliseconds */
  readonly cutOffIn: (tenant: Tenant) => number;
  readonly onOutcome: (outcome: CacheOutcome) => void;
  /** a public page that sets a cookie is a bug: throw instead of only logging it */
  readonly strict: boolean;
  readonly log: ServerLog;
};

type CachedRoute = PageRoute & { readonly cacheKey: string };

export function isCached(route: PageRoute): route is CachedRoute {
  return route.cacheKey !== null;
}

/**
 * Pages that are the same for all visitors, from the page cache. They are rendered without the request: none of its
 * headers reaches the application.
 */
export function createPublicPages(options: PublicPagesOptions) {
  const { cache, onOutcome } = options;

  /**
   * Sends the page when the cache has it in an encoding of the client.
   * @returns its status, or 0 when it has to be rendered
   */
  function sendCached(
    req: IncomingMessage,
    res: ServerResponse,
    route: CachedRoute,
    requestId: string,
  ): number {
    const served = cache.lookUp(route.tenant.id, route.cacheKey, () => make(options, route, requestId));
    if (!served) return 0;
    const { page, outcome } = served;
    const unchanged = isUnchangedFor(req, page);
    const ready = unchanged ? null : cache.encoded(page, readEncoding(req));
    if (ready === undefined) return 0;
    onOutcome(outcome);
    return ready
      ? sendPage(req, res, { page, ready, route }, requestId)
      : sendUnchanged(res, page, requestId);
  }

  async function send(
    req: IncomingMessage,
    res: ServerResponse,
    route: CachedRoute,
    requestId: string,
  ): Promise<void> {
    const { page, outcome } = await cache.serve(route.tenant.id, route.cacheKey, () =>
      make(options, route, requestId),
    );
    onOutcome(outcome);
    if (isUnchangedFor(req, page)) sendUnchanged(res, page, requestId);
    else sendPage(req, res, { page, ready: await cache.encode(page, readEncoding(req)), route }, requestId);
  }

  return { sendCached, send };
}

async function make(options: PublicPagesOptions, route: CachedRoute, requestId: string): Promise<ReadyPage> {
  const { tenant, pathname, search, place, pageSearch } = route;
  const publicOrigin = options.publicOrigins[tenant.id] ?? '';
  const holdsForMs = options.cutOffIn(tenant);
  const secure = publicOrigin.startsWith('https:');
  const page = await options.render({
    request: { requestId, tenant, publicOrigin, pathname, search, secure, clientAddress: '' },
    place,
    search: pageSearch,
    method: 'GET',
    cookie: undefined,
    userAgent: null,
    device: null,
    form: null,
    markdown: route.markdown === true,
    // other requests may wait for the same page, so it is rendered even when the first client has gone
    signal: new AbortController().signal,
  });
  if (page.cookies.length === 0) return buildReadyPage(page, route, holdsForMs);
  const message = `the public page ${pathname} tried to set a cookie`;
  if (options.strict) throw new Error(message);
  options.log.error({ requestId }, message);
  return new ReadyPage(page, formatSharedCacheControl(0));
}

/** A query without what people type or paste, and of which there are few: other addresses do not fill the disk. */
const PLAIN_QUERY = /^(?:[?&](?:page|sort|_routes)=[^&]*)*$/;

/**
 * Makes a page ready to be sent; an address that also has markdown declares it, so that outside caches store both.
 * @param cutOffMs from now
 */
function buildReadyPage(page: RenderedPage, route: CachedRoute, cutOffMs: number): ReadyPage {
  const holdsForMs = page.tags.includes(ORDER_DAY) ? cutOffMs : Number.POSITIVE_INFINITY;
  const isForOnce = page.tags.includes(UNPUBLISHED) || page.tags.includes(INCOMPLETE);
  const cacheControl = formatSharedCacheControl(isForOnce ? 0 : page.status, holdsForMs);
  const life = { holdsForMs, mayBeFiled: PLAIN_QUERY.test(route.pageSearch) };
  if (!hasMarkdown(route)) return new ReadyPage(page, cacheControl, life);
  const isForPeople = page.status === 200 && page.headers.get('content-type')?.startsWith('text/html');
  const link = ['link', `<${route.pathname}>; rel="alternate"; type="text/markdown"`] as const;
  const headers = isForPeople ? new Map([...page.headers, link]) : page.headers;
  return new ReadyPage({ ...page, headers }, cacheControl, { ...life, vary: 'Accept, Accept-Encoding' });
}

function readEncoding(req: IncomingMessage): Encoding {
  return chooseEncoding(req.headers['accept-encoding'] as string | undefined);
}

function isUnchangedFor(req: IncomingMessage, page: ReadyPage): boolean {
  return page.status === 200 && isUnchanged(page, req.headers['if-none-match']);
}

function sendUnchanged(res: ServerResponse, page: ReadyPage, requestId: string): number {
  res.writeHead(304, ['x-request-id', requestId, ...page.notModified]);
  res.end();
  return 304;
}

function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { page, ready, route }: { readonly page: ReadyPage; readonly ready: Ready; readonly route: PageRoute },
  requestId: string,
): number {
  const { status } = page;
  const { body } = ready;
  const headers = status < 300 || status >= 400 ? ready.headers : carryParameters(ready.headers, route);
  res.writeHead(status, ['x-request-id', requestId, ...headers]);
  if (req.method === 'HEAD') res.end();
  else res.end(body);
  return status;
}

/** A redirect's headers with the parameters that the page does not read: the page is cached for all of them. */
function carryParameters(headers: readonly string[], route: PageRoute): readonly string[] {
  const unread = unreadParameters(route);
  const at = headers.indexOf('location') + 1;
  const location = headers[at];
  if (unread === '' || at === 0 || location === undefined) return headers;
  const [address = '', fragment] = location.split('#');
  const mark = address.includes('?') ? '&' : '?';
  return headers.with(at, address + mark + unread + (fragment === undefined ? '' : `#${fragment}`));
}
