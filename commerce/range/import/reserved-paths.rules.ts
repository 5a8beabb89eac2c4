import type { Tenant } from '#tenants/tenant.ts';

/** Addresses that the servers answer themselves. */
const SERVED = ['api', 'assets', 'dev', 'documents', 'img', 'metrics', 'healthz', 'readyz', 'p', 's'];

/** First parts of addresses that no category may have: screens of any tenant, languages, files. */
export function reservedSegments(tenants: readonly Tenant[]): ReadonlySet<string> {
  const locales = tenants.flatMap((tenant) => tenant.locales);
  const screens = locales.flatMap(({ paths }) => Object.values(paths));
  const firsts = screens.map((path) => path?.split('/').find((part) => part !== '') ?? '');
  return new Set([...SERVED, ...locales.map(({ prefix }) => prefix), ...firsts].filter((one) => one !== ''));
}
