/**
 * Where the routes of one tenant are (own-routes.plugin.ts).
 * @param url React Router's own list, of the routes of all tenants
 */
export function ownManifest(url: string, tenant: string): string {
  return url.replace(/\.js$/, `-${tenant}.js`);
}
