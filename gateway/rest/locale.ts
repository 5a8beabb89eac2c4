import type { Locale, Tenant } from '#tenants/tenant.ts';

/** The parameter `locale`, else the tenant's first. @returns null if the tenant has no such locale */
export function readLocaleParameter(given: URLSearchParams, { locales }: Tenant): Locale | null {
  const asked = given.get('locale');
  const found = asked === null ? locales[0] : locales.find(({ locale }) => locale === asked);
  return found?.locale ?? null;
}
