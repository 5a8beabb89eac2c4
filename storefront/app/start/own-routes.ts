import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router';

/** The routes that a page holds. `rest`: address of the tenant's whole list, until the router knows it. */
export type OwnManifest = AssetsManifest & { rest?: string };

/**
 * Where all routes of one tenant are (own-routes.plugin.ts).
 * @param url React Router's own list, of the routes of all tenants
 * @returns null while developing: only a build has lists by tenant
 */
export function ownRoutes(url: string, tenant: string): string | null {
  return url.endsWith('.js') ? url.replace(/\.js$/, `-${tenant}.json`) : null;
}
