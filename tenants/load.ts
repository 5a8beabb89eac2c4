import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadExtensions } from '#retailer/extension/shop-config.ts';
import { RETAILER_FOLDER } from '#retailer/folder.ts';
import { RetailerError } from '#retailer/retailer-error.ts';
import { removeSwitchedOffSections } from './account-sections.ts';
import { activateExtensions } from './active-extensions.ts';
import { loadDeliveryPlaces } from './load-delivery-places.ts';
import { loadHelpTopics } from './load-help-topics.ts';
import { loadSearchWords } from './load-search-words.ts';
import { loadVouchers, refuseMissingRewards } from './load-vouchers.ts';
import { parseSettings } from './parse-settings.ts';
import { type Tenant, tenantSettings } from './tenant.ts';

const RETAILER_TENANTS = join(RETAILER_FOLDER, 'tenants');

/**
 * Reads and checks every tenant's folder (`<folder>/settings.ts`). A new tenant is a new folder; no list names them.
 * @throws RetailerError naming the tenant and each wrong setting.
 */
export async function loadTenants(folder = RETAILER_TENANTS): Promise<readonly Tenant[]> {
  const tenants = await forEachFolder(folder, (name) => loadTenant(folder, name));
  refuseSharedHosts(tenants);
  return tenants;
}

/**
 * Every tenant's locales with all their addresses, including those of sections that are switched off: for the build.
 */
export function loadAllPaths(folder = RETAILER_TENANTS): Promise<readonly Pick<Tenant, 'id' | 'locales'>[]> {
  return forEachFolder(folder, (name) => loadSettings(folder, name));
}

/**
 * One after the other: they share modules, and not every module loader waits for a module that another import is
 * loading.
 */
async function forEachFolder<Loaded>(
  folder: string,
  load: (name: string) => Promise<Loaded>,
): Promise<Loaded[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const loaded: Loaded[] = [];
  for (const name of names.sort()) loaded.push(await load(name));
  return loaded;
}

async function loadTenant(folder: string, name: string): Promise<Tenant> {
  const settings = removeSwitchedOffSections(await loadSettings(folder, name));
  if (settings.id !== name) throw new RetailerError(`tenants/${name}/settings.ts has the id ${settings.id}`);
  const [searchWords, deliveryPlaces, vouchers, helpTopics] = await Promise.all([
    loadSearchWords(folder, name),
    loadDeliveryPlaces(folder, name),
    loadVouchers(folder, name),
    loadHelpTopics(folder, settings),
  ]);
  refuseMissingRewards(settings, vouchers);
  const activeExtensions = activateExtensions(
    `tenants/${name}/settings.ts`,
    settings,
    await loadExtensions(),
  );
  return { ...settings, searchWords, deliveryPlaces, vouchers, helpTopics, activeExtensions };
}

async function loadSettings(folder: string, name: string) {
  const file = join(folder, name, 'settings.ts');
  const module: { default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return parseSettings(`tenants/${name}/settings.ts`, module.default, tenantSettings);
}

function refuseSharedHosts(tenants: readonly Tenant[]): void {
  const owner = new Map<string, string>();
  for (const tenant of tenants) {
    for (const host of tenant.hosts) {
      const other = owner.get(host);
      if (other) throw new RetailerError(`tenants ${other} and ${tenant.id} both claim the host ${host}`);
      owner.set(host, tenant.id);
    }
  }
}
