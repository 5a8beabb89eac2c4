import type { IncomingMessage } from 'node:http';
import type { Tenant } from '#tenants/tenant.ts';

export type TenantHosts = {
  /** @param host the Host header; an unknown one, or none, is the default tenant's */
  findTenantByHost(host: string | undefined): Tenant;
};

/** Hosts are compared without port and case: the tenants' own and those of their public origins. */
export function createTenantHosts(
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
  return { findTenantByHost: (host) => (host && byHost.get(normalizeHost(host))) || fallback };
}

/** Lower case, without the port. */
export function normalizeHost(host: string): string {
  const name = host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : host.split(':', 1)[0];
  return (name ?? '').toLowerCase();
}

/** RFC 9112, 3.2: a proxy before the server may have gone by another of the hosts than the one that counts here. */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
