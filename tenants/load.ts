import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withoutSwitchedOff } from './account-sections.ts';
import { loadDeliveryPlaces } from './load-delivery-places.ts';
import { loadHelpTopics } from './load-help-topics.ts';
import { loadSearchWords } from './load-search-words.ts';
import { loadVouchers } from './load-vouchers.ts';
import { parseSettings } from './parse-settings.ts';
import { type Tenant, tenantSettings } from './tenant.ts';

const shippedTenants = dirname(fileURLToPath(import.meta.url));

/**
 * Reads every tenant's folder (`<folder>/settings.ts`), checked. A new tenant is a new folder; nothing lists them.
 * @throws Error naming the tenant and each wrong setting.
 */
export async function loadTenants(folder = shippedTenants): Promise<readonly Tenant[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const tenants: Tenant[] = [];
  // one after the other: they share modules, and not every loader waits for a module that another import has begun
  for (const name of names.sort()) tenants.push(await loadTenant(folder, name));
  refuseSharedHosts(tenants);
  return tenants;
}

async function loadTenant(folder: string, name: string): Promise<Tenant> {
  const file = join(folder, name, 'settings.ts');
  const module: { default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const settings = withoutSwitchedOff(
    parseSettings(`tenants/${name}/settings.ts`, module.default, tenantSettings),
  );
  if (settings.id !== name) throw new Error(`tenants/${name}/settings.ts has the id ${settings.id}`);
  const [searchWords, deliveryPlaces, vouchers, helpTopics] = await Promise.all([
    loadSearchWords(folder, name),
    loadDeliveryPlaces(folder, name),
    loadVouchers(folder, name),
    loadHelpTopics(folder, settings),
  ]);
  return { ...settings, searchWords, deliveryPlaces, vouchers, helpTopics };
}

function refuseSharedHosts(tenants: readonly Tenant[]): void {
  const owner = new Map<string, string>();
  for (const tenant of tenants) {
    for (const host of tenant.hosts) {
      const other = owner.get(host);
      if (other) throw new Error(`tenants ${other} and ${tenant.id} both claim the host ${host}`);
      owner.set(host, tenant.id);
    }
  }
}
