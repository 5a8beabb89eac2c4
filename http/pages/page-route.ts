import { LRUCache } from 'lru-cache';
import { normalizeQuery, PAGE_PARAMETERS, unreadQuery } from '#app/page/query-parameters.ts';
import { findIbanFault, normalizeIban } from '#forms/address/iban.ts';
import { isContentPath, isHomePath } from '#tenants/paths.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { parseTarget } from '../request-target.ts';
import type { TenantHosts } from '../tenant-hosts.ts';
import { type PagePlace, resolvePlace } from './page-kind.ts';

/** The target of a host and a request line, or why there is none. */
export type PageRoute = {
  readonly tenant: Tenant;
  readonly pathname: string;
  /** as sent */
  readonly search: string;
  readonly place: PagePlace;
  /** the part of the query that the screen may read: of public pages only known parameters */
  readonly pageSearch: string;
  /** for logs: without text that a person may have written */
  readonly logPath: string;
  /** of the page cache ({@link pageKey}); null for personal pages */
  readonly cacheKey: string | null;
  /** requested as markdown instead of HTML (markdown.ts) */
  readonly markdown?: true;
};
export type RefusedRoute = {
  readonly tenant: Tenant;
  readonly refused: 400 | 414;
  /** as far as the beginning of the path shows: the language, and whether it is a call */
  readonly place: PagePlace;
};

const REMEMBERED = 5000;
const LONGEST_REMEMBERED = 300;

/** Remembers the most requested addresses: finding one again must cost next to nothing. */
export function createPageRoutes(hosts: TenantHosts) {
  const remembered = new LRUCache<string, PageRoute>({ max: REMEMBERED });
  return function routeOf(host: string | undefined, target: string): PageRoute | RefusedRoute {
    const name = `${host} ${target}`;
    const known = remembered.get(name);
    if (known) return known;
    const tenant = hosts.findTenantByHost(host);
    const route = routeTenant(tenant, target);
    if (!('refused' in route) && name.length <= LONGEST_REMEMBERED) remembered.set(name, route);
    return route;
  };
}

function routeTenant(tenant: Tenant, target: string): PageRoute | RefusedRoute {
  const parsed = parseTarget(target);
  if ('refused' in parsed) {
    const [beginning = '/'] = /^\/[a-z-]*(?=[/?]|$)/.exec(target) ?? [];
    return { tenant, refused: parsed.refused, place: resolvePlace(tenant, beginning) };
  }
  const { pathname, search } = parsed;
  const place = resolvePlace(tenant, pathname);
  const isPublic = place.kind === 'public';
  const pageSearch = isPublic
    ? normalizeQuery(search, PAGE_PARAMETERS[getPageParameters(place)], place.data)
    : search;
  const cacheKey = isPublic ? pageKey('html', { tenant, place, pathname, pageSearch }) : null;
  return { tenant, pathname, search, place, pageSearch, cacheKey, logPath: maskPath(pathname) };
}

/**
 * The page cache's key. The address, the only part that a client writes, comes last: whatever it contains, it cannot
 * spell the key of another form, tenant or language.
 */
export function pageKey(
  form: 'html' | 'markdown',
  { tenant, place, pathname, pageSearch }: Pick<PageRoute, 'tenant' | 'place' | 'pathname' | 'pageSearch'>,
): string {
  return `${form} ${tenant.id} ${place.localeSettings.locale} ${pathname}${pageSearch}`;
}

/** The parameters of a public page's address that it does not read, `name=value&…`; '' for its data. */
export function unreadParameters({ search, place }: PageRoute): string {
  return search === '' || place.data ? '' : unreadQuery(search, PAGE_PARAMETERS[getPageParameters(place)]);
}

/** The query parameters of a public page; pages addressed by data are products or categories. */
function getPageParameters({
  screen,
  pathname,
  localeSettings: { prefix },
}: PagePlace): keyof typeof PAGE_PARAMETERS {
  if (screen === 'instalmentCalculator' || screen === 'creditInformation') return 'plan';
  if (screen === 'serviceHome') return 'help';
  if (isHomePath(pathname, prefix)) return 'home';
  if (screen === 'search' || screen === 'compare') return screen;
  if (isContentPath(pathname, prefix) || screen === 'terms' || screen === 'revocation') return 'content';
  if (screen !== null) return 'plain';
  return pathname.startsWith(prefix ? `/${prefix}/p/` : '/p/') ? 'product' : 'category';
}

const LONGEST_LOGGED = 120;

/** Addresses of pages consist of the shop's own words; below `/api/` ids follow the call's name. */
function maskPath(pathname: string): string {
  if (pathname.startsWith('/api/')) return pathname.split('/').slice(0, 4).join('/').slice(0, LONGEST_LOGGED);
  return /@|%40/i.test(pathname) || hasIban(pathname) ? '[path]' : pathname.slice(0, LONGEST_LOGGED);
}

/** Somebody may paste an account number into the address bar, in one of the ways in which people write it. */
function hasIban(pathname: string): boolean {
  if (!/\d{4}/.test(pathname)) return false;
  return decodeURIComponent(pathname)
    .split('/')
    .some((segment) => findIbanFault(normalizeIban(segment)) === null);
}
