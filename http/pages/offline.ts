import { createHash } from 'node:crypto';
import type { Tenant } from '#tenants/tenant.ts';
import type { FileRoute } from '../files/file-route.ts';
import { PLAIN_PAGE_POLICY, type PlainTexts, renderPlainPage } from './plain-page.ts';

const SCRIPT = '/service-worker.js';
const PAGE = '/offline';

/**
 * The page that a browser shows without a connection: `/offline` (and `/{prefix}/offline` of the tenant's other
 * languages), and the service worker that stores these pages. It stores nothing else, so it never shows personal or
 * outdated content: every page still comes from the server, and this one is shown only when that cannot be reached.
 * @param texts by locale
 */
export function createOffline(texts: ReadonlyMap<string, PlainTexts>): FileRoute {
  const made = new Map<string, ReadonlyMap<string, Buffer>>();
  const getFiles = (tenant: Tenant) => {
    const files = made.get(tenant.id) ?? buildFiles(tenant, texts);
    made.set(tenant.id, files);
    return files;
  };
  const owns: FileRoute['matches'] = (pathname, tenant) =>
    (pathname === SCRIPT || pathname.endsWith(PAGE)) && getFiles(tenant).has(pathname);
  const respond: FileRoute['respond'] = (req, res, { pathname, tenant }) => {
    const body = getFiles(tenant).get(pathname);
    if (!body) return false;
    const script = pathname === SCRIPT;
    res.writeHead(200, {
      ...(!script && { 'content-security-policy': PLAIN_PAGE_POLICY, 'x-robots-tag': 'noindex' }),
      'content-type': `text/${script ? 'javascript' : 'html'}; charset=utf-8`,
      'cache-control': 'no-cache',
      'content-length': body.length,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  };
  return { kind: 'static', matches: owns, respond };
}

function buildFiles(tenant: Tenant, texts: ReadonlyMap<string, PlainTexts>): ReadonlyMap<string, Buffer> {
  const pages = new Map<string, Buffer>();
  for (const locale of tenant.locales) {
    const own = texts.get(locale.locale);
    const path = (locale.prefix ? `/${locale.prefix}` : '') + PAGE;
    if (own) pages.set(path, Buffer.from(renderPlainPage('offline', own, tenant, locale, null)));
  }
  const version = createHash('sha256')
    .update(Buffer.concat([...pages.values()]))
    .digest('hex')
    .slice(0, 12);
  return new Map([...pages, [SCRIPT, Buffer.from(buildScript([...pages.keys()], version))]]);
}

/** @param pages for an address the page with the longest matching prefix is shown */
function buildScript(pages: readonly string[], version: string): string {
  const longestFirst = [...pages].sort((a, b) => b.length - a.length);
  return `const CACHE = 'offline-${version}';
const PAGES = ${JSON.stringify(longestFirst)};
addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PAGES)).then(() => skipWaiting()));
});
addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
      registration.navigationPreload?.enable(),
    ]).then(() => clients.claim()),
  );
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(ask(event).catch(() => offline(new URL(request.url).pathname)));
});
async function ask(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}
async function offline(pathname) {
  const prefix = (page) => page.slice(0, -${PAGE.length - 1});
  const page = PAGES.find((page) => (pathname + '/').startsWith(prefix(page))) ?? PAGES.at(-1);
  return (await caches.match(page)) ?? Response.error();
}
`;
}
