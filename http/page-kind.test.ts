import { describe, expect, it, test } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { HELP_SCREENS, LAW_SCREENS, SCREENS, type Screen } from '#tenants/paths.ts';
import { placeOf } from './page-kind.ts';

const PUBLIC: readonly Screen[] = [
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

const tenants = await loadTenants();
const rows = tenants.flatMap((tenant) =>
  tenant.locales.flatMap((localeSettings) =>
    SCREENS.flatMap((screen) => {
      const path = localeSettings.paths[screen];
      return path === null ? [] : [{ tenant, localeSettings, screen, path }];
    }),
  ),
);

function tenantNamed(id: string) {
  const tenant = tenants.find((one) => one.id === id);
  if (!tenant) throw new Error(id);
  return tenant;
}

describe('every path of every tenant and locale', () => {
  test.each(rows.map((row) => [row.tenant.id, row.path, row] as const))('%s %s', (_id, _path, row) => {
    const { tenant, localeSettings, screen, path } = row;
    const kind = PUBLIC.includes(screen) ? 'public' : 'personal';
    const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
    const spellings = [path, plain, plain === '/' ? '/' : `${plain}/`, plain.toUpperCase()];
    for (const spelling of spellings) {
      expect(placeOf(tenant, spelling)).toMatchObject({
        kind,
        localeSettings,
        data: false,
        pathname: spelling,
      });
      const data = spelling.endsWith('/') ? `${spelling}_.data` : `${spelling}.data`;
      expect(placeOf(tenant, data)).toMatchObject({ kind, data: true, pathname: spelling });
    }
    expect(localeSettings.paths[placeOf(tenant, path).screen ?? 'home']).toBe(path);
  });
});

describe('another way to write a personal path', () => {
  it.each(['/win%6belmandje', '/WINKELMANDJE', '/winkelmandje//', '//winkelmandje', '/winkelmandje/_.data'])(
    '%s is personal too',
    (path) => expect(placeOf(tenantNamed('nl'), path).kind).toBe('personal'),
  );
});

describe('a path that is no screen of this tenant', () => {
  it.each([
    ['nl', '/warenkorb', 'nl-NL'],
    ['nl', '/fr', 'nl-NL'],
    ['nl', '/fr/panier', 'nl-NL'],
    ['ch', '/winkelmandje', 'de-CH'],
    ['ch', '/fr/warenkorb', 'fr-CH'],
    ['ch', '/fra', 'de-CH'],
    ['de', '/dames/kleding/', 'de-DE'],
    ['ch', '/fr/femmes/', 'fr-CH'],
    ['nl', '/%E0%A4%A', 'nl-NL'],
  ] as const)('%s %s is public and in %s', (id, path, locale) => {
    expect(placeOf(tenantNamed(id), path)).toMatchObject({
      kind: 'public',
      screen: null,
      localeSettings: { locale },
    });
  });
});
