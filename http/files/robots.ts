import type { Screen } from '#tenants/paths.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { FileRoute } from './file-route.ts';

/** Areas that are useless to a search engine, by the paths that their screens are below. */
const HIDDEN: readonly Screen[] = [
  'basket',
  'fitting',
  'checkAndOrder',
  'checkoutLogin',
  'checkoutDelivery',
  'orderConfirmation',
  'orderStatus',
  'compare',
  'wishlist',
  'account',
  'paylink',
  'search',
];

/** `/robots.txt` (RFC 9309) of the tenant of the request. */
export const robots: FileRoute = {
  kind: 'static',
  matches: (pathname) => pathname === '/robots.txt',
  respond(req, res, { tenant, publicOrigin }) {
    const body = renderRobotsText(tenant, publicOrigin);
    res.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-length': Buffer.byteLength(body),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  },
};

/** @param origin public address of the tenant, for its sitemap */
export function renderRobotsText({ locales }: Tenant, origin: string): string {
  const hidden = new Set(
    locales.flatMap(({ paths }) => HIDDEN.flatMap((screen) => paths[screen]?.replace(/\/$/, '') ?? [])),
  );
  // a rule covers all paths that begin with it: /s alone would hide /sale/ and /schuhe/
  const rules = ['/api/', ...[...hidden].sort().flatMap((path) => [`${path}$`, `${path}/`, `${path}?`])].map(
    (path) => `Disallow: ${path}`,
  );
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
