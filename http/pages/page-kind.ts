import { resolveDataAddress } from '#app/start/data-address.ts';
import { HELP_SCREENS, LAW_SCREENS, type Screen } from '#tenants/paths.ts';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';

/** The target of a path, by the tenant's path table alone, before any screen runs. */
export type PagePlace = {
  readonly localeSettings: LocaleSettings;
  /** null if addressed by data (category, product, content), or unknown */
  readonly screen: Screen | null;
  readonly kind: 'public' | 'personal';
  /** the page's path with its language prefix, without React Router's data suffix */
  readonly pathname: string;
  /** requested as data (`….data`, React Router's single fetch) */
  readonly data: boolean;
};

const PUBLIC_SCREENS: readonly Screen[] = [
  'home',
  'search',
  'compare',
  'newsletterInfo',
  ...HELP_SCREENS,
  ...LAW_SCREENS,
  'vacancies',
  'serviceLayer',
  'instalmentCalculator',
  'creditInformation',
];

/** Whether a screen shows data of one visitor. A new screen is personal until it is listed as public. */
function isPersonal(screen: Screen): boolean {
  return !PUBLIC_SCREENS.includes(screen);
}

type LocalePaths = { localeSettings: LocaleSettings; screens: ReadonlyMap<string, Screen> };

const tables = new WeakMap<Tenant, ReadonlyMap<string, LocalePaths>>();

/**
 * A first segment that is not a language prefix of this tenant belongs to the path, which then is a 404 in the
 * tenant's default locale.
 * @param pathname as sent: percent-encoded, beginning with a slash
 */
export function resolvePlace(tenant: Tenant, pathname: string): PagePlace {
  const page = resolveDataAddress(pathname);
  const segments = normalizeSegments(page);
  const prefix = segments[0] ?? '';
  const table = getPathTable(tenant);
  const own = (prefix && table.get(prefix)) || table.get('');
  if (!own) throw new Error(`tenant ${tenant.id} has no locale without prefix`);
  const screen = own.screens.get(segments.join('/')) ?? null;
  return {
    localeSettings: own.localeSettings,
    screen,
    kind: screen && isPersonal(screen) ? 'personal' : 'public',
    pathname: page,
    data: page !== pathname,
  };
}

/**
 * The router decodes paths and ignores case and slashes at the end. Whether a path is personal must not depend on how
 * it is written, so this does the same.
 */
function normalizeSegments(pathname: string): string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeSegment(segment).toLowerCase());
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function getPathTable(tenant: Tenant): ReadonlyMap<string, LocalePaths> {
  let table = tables.get(tenant);
  if (!table) {
    table = new Map(
      tenant.locales.map((localeSettings) => [
        localeSettings.prefix,
        { localeSettings, screens: mapScreensByPath(localeSettings) },
      ]),
    );
    tables.set(tenant, table);
  }
  return table;
}

function mapScreensByPath({ paths }: LocaleSettings): ReadonlyMap<string, Screen> {
  const screens = new Map<string, Screen>();
  for (const [screen, path] of Object.entries(paths) as [Screen, string | null][]) {
    if (path === null) continue;
    const plain = normalizeSegments(path).join('/');
    if (!screens.has(plain)) screens.set(plain, screen);
  }
  return screens;
}
