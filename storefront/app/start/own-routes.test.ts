import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { loadTenants } from '#tenants/load.ts';
import { CONTENT_PREFIXES } from '#tenants/paths.ts';
import { selectRoutes } from './own-routes.plugin.ts';

type Entry = { id: string; path?: string };

const all = Object.fromEntries(
  routes.flatMap(({ children = [] }) => children).map(({ id = '', path }) => [id, { id, path } as Entry]),
);

it('the tenant’s routes keep every address of content, in the tenant’s languages', async () => {
  const ch = (await loadTenants()).find(({ id }) => id === 'ch');
  if (!ch) throw new Error('no Swiss shop');
  const paths = Object.values(selectRoutes(ch, all)).map(({ path }) => path);
  for (const prefix of CONTENT_PREFIXES)
    expect(paths).toEqual(expect.arrayContaining([`${prefix}/*`, `fr/${prefix}/*`]));
  expect(paths).toEqual(expect.arrayContaining(['storefront', 'fr/storefront']));
});

it('the tenant’s routes leave out addresses of others only', async () => {
  const nl = (await loadTenants()).find(({ id }) => id === 'nl');
  if (!nl) throw new Error('no Dutch shop');
  const paths = Object.values(selectRoutes(nl, all)).map(({ path }) => path);
  expect(paths).toContain('winkelmandje');
  expect(paths).not.toContain('warenkorb');
  expect(paths.filter((path) => path?.startsWith('fr'))).toEqual([]);
});

it('the tenant’s routes keep home, products, categories and a basket for everybody', async () => {
  for (const tenant of await loadTenants()) {
    const ids = Object.keys(selectRoutes(tenant, all));
    expect(ids).toEqual(expect.arrayContaining(['home', 'product:', 'category']));
    expect(ids.filter((id) => id.startsWith('basket:'))).toHaveLength(
      new Set(tenant.locales.map(({ paths }) => paths.basket)).size,
    );
    expect(ids.length).toBeLessThan(Object.keys(all).length);
  }
});
