import type { ServerBuild } from 'react-router';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';

/**
 * The application's build with the routes of one locale only. The build contains every tenant's paths; a path of
 * another tenant's or locale's screen, or of one that is switched off, then matches only routes addressed by data,
 * and is a 404 in the language of the requested tenant. It also keeps matching and rendering as fast as one shop's.
 */
export function buildFor(build: ServerBuild, tenants: readonly Tenant[], own: LocaleSettings): ServerBuild {
  const all = new Set(tenants.flatMap(({ locales }) => locales.flatMap(listScreenPaths)));
  const mine = new Set(listScreenPaths(own));
  const foreignPrefixes = tenants
    .flatMap(({ locales }) => locales.map(({ prefix }) => prefix))
    .filter((prefix) => prefix !== '' && prefix !== own.prefix);
  const isMine = (route: { readonly id: string; readonly path?: string | undefined } | undefined) => {
    const path = route?.path;
    // '' is the root's, around all the others
    if (!path || mine.has(path)) return true;
    // a screen's route is named after its address (routes.ts)
    if (all.has(path) || route?.id.endsWith(`:${path}`)) return false;
    return !foreignPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  };
  return {
    ...build,
    routes: filterRecord(build.routes, (route) => isMine(route)),
    assets: { ...build.assets, routes: filterRecord(build.assets.routes, (route) => isMine(route)) },
  };
}

function listScreenPaths({ paths }: LocaleSettings): string[] {
  return Object.values(paths).flatMap((path) => (path === null ? [] : [path.replace(/^\/|\/$/g, '')]));
}

function filterRecord<Value>(
  record: Record<string, Value>,
  keep: (value: Value) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => keep(value)));
}
