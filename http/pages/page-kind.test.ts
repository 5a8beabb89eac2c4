import { expect, it, test } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { SCREENS, type Screen } from '#tenants/paths.ts';
import { resolvePlace } from './page-kind.ts';

const tenants = await loadTenants();
const rows = tenants.flatMap((tenant) =>
  tenant.locales.flatMap((localeSettings) =>
    SCREENS.flatMap((screen) => {
      const path = localeSettings.paths[screen];
      return path === null ? [] : [{ tenant, localeSettings, screen, path }];
    }),
  ),
);

/** Screens that show what belongs to one visitor: in a cache they would be shown to the next. */
const OWN =
  /^(basket|wishlist|checkout|check|order|account|login|afterPayment|paylink|personalData|vouchers)/;

test('every spelling of a path leads to the same kind of page in the same language, as a page and as data', () => {
  for (const { tenant, localeSettings, screen, path } of rows) {
    const { kind } = resolvePlace(tenant, path);
    const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
    for (const spelling of [path, plain, plain === '/' ? '/' : `${plain}/`, plain.toUpperCase()]) {
      const data = spelling.endsWith('/') ? `${spelling}_.data` : `${spelling}.data`;
      expect(resolvePlace(tenant, spelling)).toMatchObject({
        kind,
        localeSettings,
        pathname: spelling,
        data: false,
      });
      expect(resolvePlace(tenant, data)).toMatchObject({
        kind,
        localeSettings,
        pathname: spelling,
        data: true,
      });
    }
    expect(localeSettings.paths[resolvePlace(tenant, path).screen ?? 'home'], screen).toBe(path);
  }
});

test('no screen with something of a visitor is public, and the shop window is', () => {
  const kinds = new Map<Screen, string>();
  for (const { tenant, screen, path } of rows) kinds.set(screen, resolvePlace(tenant, path).kind);
  const own = [...kinds].filter(([screen]) => OWN.test(screen));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(([, kind]) => kind === 'public')).toEqual([]);
  expect(['home', 'search', 'terms'].map((screen) => kinds.get(screen as Screen))).toEqual([
    'public',
    'public',
    'public',
  ]);
});

it.each(['/win%6belmandje', '/WINKELMANDJE', '/winkelmandje//', '//winkelmandje', '/winkelmandje/_.data'])(
  'the basket is personal too when it is written %s',
  (path) => {
    const nl = tenants.find(({ id }) => id === 'nl');
    if (!nl) throw new Error('no nl');
    expect(resolvePlace(nl, path).kind).toBe('personal');
  },
);
