/**
 * The address of the list of routes of one tenant (own-routes.plugin.ts).
 * @param url React Router's own list, of the routes of all tenants
 * @returns `url` in development: only a build has lists by tenant
 */
export function buildRoutesAddress(url: string, tenant: string): string {
  return url.replace(/(?<=\/manifest-[\w-]+)\.js$/, `-${tenant}.js`);
}
