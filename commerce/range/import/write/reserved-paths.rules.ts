import type { Tenant } from '#tenants/tenant.ts';

/** First segments of addresses that the server answers itself. */
const SERVED = ['api', 'assets', 'dev', 'documents', 'img', 'metrics', 'healthz', 'readyz', 'p', 's'];

/** First path segments that no category may have: screens of any tenant, languages, files. */
export function collectReservedSegments(tenants: readonly Tenant[]): ReadonlySet<string> {
  const locales = tenants.flatMap((tenant) => tenant.locales);
  const screens = locales.flatMap(({ paths }) => Object.values(paths));
  const firsts = screens.map((path) => path?.split('/').find((part) => part !== '') ?? '');
  return new Set([...SERVED, ...locales.map(({ prefix }) => prefix), ...firsts].filter((one) => one !== ''));
}
