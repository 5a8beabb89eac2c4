import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { loadAllPaths } from '#tenants/load.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { buildRoutesAddress } from './own-routes.ts';

type Route = { readonly id: string; readonly path?: string };
type Manifest = { readonly routes: Readonly<Record<string, Route>> };

const ASSIGNED = 'window.__reactRouterManifest=';

/**
 * Writes, beside React Router's list of routes, one for each tenant, without the paths of others: a browser needs a
 * third of them, which is less to load and less to compare every address with.
 */
export function createOwnRoutesPlugin(): Plugin {
  return {
    name: 'own-routes',
    apply: 'build',
    async writeBundle(options, bundle) {
      // the list is complete when the server's build, which comes second, has its address
      if (this.environment.name !== 'ssr' || !options.dir) return;
      const code = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : ''));
      const [url] = /\/assets\/manifest-[\w-]+\.js/.exec(code.join('\n')) ?? [];
      if (!url) return this.error('the list of routes was not found in the build of the server');
      const client = join(options.dir, '../client');
      const source = await readFile(join(client, url), 'utf8');
      if (!source.startsWith(ASSIGNED)) return this.error(`${url} does not begin with ${ASSIGNED}`);
      const manifest = JSON.parse(source.slice(ASSIGNED.length).replace(/;\s*$/, '')) as Manifest;
      for (const tenant of await loadAllPaths()) {
        const own = { ...manifest, routes: selectRoutes(tenant, manifest.routes) };
        await writeFile(
          join(client, buildRoutesAddress(url, tenant.id)),
          `${ASSIGNED}${JSON.stringify(own)};`,
        );
      }
    },
  };
}

/** The routes of a tenant (storefront/app/routes.ts makes their ids). */
export function selectRoutes<Entry extends Route>(
  { locales }: Pick<Tenant, 'locales'>,
  routes: Readonly<Record<string, Entry>>,
): Record<string, Entry> {
  const paths = new Set(
    locales
      .flatMap((locale) => Object.values(locale.paths))
      .flatMap((path) => path?.replace(/^\/|\/$/g, '') ?? []),
  );
  const prefixes = new Set(locales.map(({ prefix }) => prefix));
  const isOwn = ({ id, path }: Route) => {
    const [, prefix] = /^(?:home|storefront|gallery|product|content|layers?):([^:]*)/.exec(id) ?? [];
    if (prefix !== undefined) return prefixes.has(prefix);
    return !path || path === '*' || paths.has(path);
  };
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => isOwn(route)));
}
