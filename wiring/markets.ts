import type { Market } from '#app/page/page-request.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** Every locale of every tenant with its public address, for hreflang and the links to other countries. */
export function listMarkets(
  tenants: readonly Tenant[],
  {
    publicOrigins,
    defaultTenant,
  }: { publicOrigins: Readonly<Record<string, string>>; defaultTenant: string },
): readonly Market[] {
  return tenants.flatMap(({ id, locales }) =>
    locales.map(({ locale, paths }, index) => ({
      tenant: id,
      locale,
      origin: publicOrigins[id] ?? '',
      paths,
      isDefault: id === defaultTenant && index === 0,
    })),
  );
}
