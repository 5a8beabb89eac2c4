import type { Tenant } from '#tenants/tenant.ts';

export type TenantHosts = {
  /** @param host the Host header; an unknown one, or none, is the default tenant's */
  tenantOf(host: string | undefined): Tenant;
};

/** Hosts are compared without port and case: the tenants' own and those of their public origins. */
export function tenantHosts(
  tenants: readonly Tenant[],
  publicOrigins: Readonly<Record<string, string>>,
  defaultTenant: string,
): TenantHosts {
  const byHost = new Map<string, Tenant>();
  for (const tenant of tenants) {
    for (const host of tenant.hosts) byHost.set(host.toLowerCase(), tenant);
    const origin = publicOrigins[tenant.id];
    if (origin) byHost.set(new URL(origin).hostname, tenant);
  }
  const fallback = tenants.find(({ id }) => id === defaultTenant);
  if (!fallback) throw new Error(`there is no tenant ${defaultTenant}`);
  return { tenantOf: (host) => (host && byHost.get(hostname(host))) || fallback };
}

function hostname(host: string): string {
  const name = host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : host.split(':', 1)[0];
  return (name ?? '').toLowerCase();
}
