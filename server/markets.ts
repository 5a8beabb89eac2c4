import type { Market } from '#storefront/app/page/page-request.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** Every locale of every tenant with its public address, for hreflang. */
export function marketsOf(
  tenants: readonly Tenant[],
  publicOrigins: Readonly<Record<string, string>>,
): readonly Market[] {
  return tenants.flatMap(({ id, locales }) =>
    locales.map(({ locale, paths }) => ({
      tenant: id,
      locale,
      origin: publicOrigins[id] ?? '',
      home: paths.home ?? '/',
    })),
  );
}
