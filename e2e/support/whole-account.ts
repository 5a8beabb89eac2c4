import { loadAllPaths, loadTenants } from '#tenants/load.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** The shipped tenants, of which one has every section of the account switched on. */
export async function enableWholeAccount(id: string): Promise<readonly Tenant[]> {
  const [tenants, all] = await Promise.all([loadTenants(), loadAllPaths()]);
  return tenants.map((tenant) => {
    if (tenant.id !== id) return tenant;
    const sections = Object.keys(tenant.features).filter((feature) => feature.startsWith('account'));
    const features = { ...tenant.features, ...Object.fromEntries(sections.map((name) => [name, true])) };
    return { ...tenant, features, locales: all.find((one) => one.id === id)?.locales ?? [] };
  });
}
