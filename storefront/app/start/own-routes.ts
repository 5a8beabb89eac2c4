import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router';

/** The routes in a page. `rest`: address of the tenant's whole list, until the router has it. */
export type OwnManifest = AssetsManifest & { rest?: string };

/**
 * The address of all routes of one tenant (own-routes.plugin.ts).
 * @param url React Router's own list, of the routes of all tenants
 * @returns null in development: only a build has lists by tenant
 */
export function buildRoutesAddress(url: string, tenant: string): string | null {
  return url.endsWith('.js') ? url.replace(/\.js$/, `-${tenant}.json`) : null;
}
