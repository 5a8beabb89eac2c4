import { LRUCache } from 'lru-cache';
import { knownQuery, PAGE_PARAMETERS } from '#app/page/query-parameters.ts';
import { isContentPath, isHomePath } from '#tenants/paths.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { type PagePlace, placeOf } from './page-kind.ts';
import { parseTarget } from './request-target.ts';
import type { TenantHosts } from './tenant-hosts.ts';

/** Where a host and a request line lead, or why nowhere. */
export type PageRoute = {
  readonly tenant: Tenant;
  readonly pathname: string;
  /** as sent */
  readonly search: string;
  readonly place: PagePlace;
  /** the query that the page's screen sees: of public pages only what they may depend on */
  readonly pageSearch: string;
  /** for logs: without what a person may have written into it */
  readonly logPath: string;
  /** of the page cache: tenant, locale, path and known query; null for personal pages */
  readonly cacheKey: string | null;
  /** asked for as markdown instead of HTML (markdown.ts) */
  readonly markdown?: true;
};
export type RefusedRoute = {
  readonly tenant: Tenant;
  readonly refused: 400 | 414;
  /** as far as its beginning tells: the language, and whether it is a call */
  readonly place: PagePlace;
};

const REMEMBERED = 5000;
const LONGEST_REMEMBERED = 300;

/** Remembers the addresses asked for most: finding the same one again must cost next to nothing. */
export function createPageRoutes(hosts: TenantHosts) {
  const remembered = new LRUCache<string, PageRoute>({ max: REMEMBERED });
  return function routeOf(host: string | undefined, target: string): PageRoute | RefusedRoute {
    const name = `${host} ${target}`;
    const known = remembered.get(name);
    if (known) return known;
    const tenant = hosts.tenantOf(host);
    const route = routeIn(tenant, target);
    if (!('refused' in route) && name.length <= LONGEST_REMEMBERED) remembered.set(name, route);
    return route;
  };
}

function routeIn(tenant: Tenant, target: string): PageRoute | RefusedRoute {
  const parsed = parseTarget(target);
  if ('refused' in parsed) {
    const [beginning = '/'] = /^\/[a-z-]*(?=[/?]|$)/.exec(target) ?? [];
    return { tenant, refused: parsed.refused, place: placeOf(tenant, beginning) };
  }
  const { pathname, search } = parsed;
  const place = placeOf(tenant, pathname);
  const isPublic = place.kind === 'public';
  const pageSearch = isPublic ? knownQuery(search, PAGE_PARAMETERS[queryOf(place)], place.data) : search;
  const cacheKey = isPublic ? `${tenant.id}|${place.localeSettings.locale}|${pathname}${pageSearch}` : null;
  return { tenant, pathname, search, place, pageSearch, cacheKey, logPath: logPathOf(pathname) };
}

/** Which parameters a public page may have; what is addressed by data is a product's page or a category's. */
function queryOf({ screen, pathname, localeSettings: { prefix } }: PagePlace): keyof typeof PAGE_PARAMETERS {
  if (screen === 'instalmentCalculator' || screen === 'creditInformation') return 'plan';
  if (screen === 'serviceHome') return 'help';
  if (isHomePath(pathname, prefix)) return 'home';
  if (screen === 'search' || screen === 'compare') return screen;
  if (isContentPath(pathname, prefix) || screen === 'terms' || screen === 'revocation') return 'content';
  if (screen !== null) return 'plain';
  return pathname.startsWith(prefix ? `/${prefix}/p/` : '/p/') ? 'product' : 'category';
}

const LONGEST_LOGGED = 120;

/** Addresses of pages are the shop's own words; below `/api/` ids follow after the call's name. */
function logPathOf(pathname: string): string {
  if (pathname.startsWith('/api/')) return pathname.split('/').slice(0, 4).join('/').slice(0, LONGEST_LOGGED);
  return /@|%40/i.test(pathname) ? '[path]' : pathname.slice(0, LONGEST_LOGGED);
}
