import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { buildFor } from './tenant-build.ts';

const tenants = await loadTenants();
const paths: Record<string, string | undefined> = {
  root: '',
  home: undefined,
  'home:fr': 'fr',
  'basket:nl': 'winkelmandje',
  'basket:de': 'warenkorb',
  'basket:fr': 'fr/panier',
  // switched off in Germany
  'accountOverview:mein-konto/uebersicht': 'mein-konto/uebersicht',
  product: 'p/:slug/:sku',
  'product:fr': 'fr/p/:slug/:sku',
  category: '*',
};
const routes = Object.fromEntries(Object.entries(paths).map(([id, path]) => [id, { id, path }]));
const build = { routes, assets: { routes } } as unknown as ServerBuild;

test.each([
  ['nl-NL', ['root', 'home', 'basket:nl', 'product', 'category']],
  ['de-DE', ['root', 'home', 'basket:de', 'product', 'category']],
  ['de-CH', ['root', 'home', 'basket:de', 'product', 'category']],
  ['fr-CH', ['root', 'home', 'home:fr', 'basket:fr', 'product', 'product:fr', 'category']],
])('the build of %s has its own screens and what is addressed by data', (locale, expected) => {
  const own = tenants.flatMap(({ locales }) => locales).find((one) => one.locale === locale);
  if (!own) throw new Error(locale);
  const filtered = buildFor(build, tenants, own);
  expect(Object.keys(filtered.routes)).toEqual(expected);
  expect(Object.keys(filtered.assets.routes)).toEqual(expected);
  expect(Object.keys(build.routes)).toHaveLength(10);
});
