import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { LoadedSettings } from '#commerce/ground/config/environment.ts';
import type { Settings } from '#commerce/ground/config/settings.ts';
import { type Database, openDatabase } from '#commerce/ground/database/connection.ts';
import { migrateShop } from '#commerce/ground/extension/migrate-extensions.ts';
import { startWarming } from '#http/pictures/warm-pictures.ts';
import { PRODUCT_FOLDER } from '#retailer/folder.ts';
import { loadTenants } from '#tenants/load.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { runWorkers } from '#wiring/workers/run-workers.ts';
import { startServer } from '../../main.ts';
import { createDemoPictureSource, demoCustomer, demoStaff } from '../demo.ts';
import { createCommandRunner } from '../shop/commands.ts';
import { build, isBuilt } from './build.ts';
import { ensurePortFree, findFreePort } from './ensure-port.ts';
import { StartRefusal } from './refusal.ts';
import { isSeeded, seedOnce } from './seed-once.ts';
import { endGracefully } from './shutdown.ts';
import { step } from './steps.ts';

const WORKER = join(import.meta.dirname, 'worker.ts');

/** From checked settings to a serving shop; each step prints a line. Returns when it serves. */
export async function runShop(settings: LoadedSettings, options: { dev: boolean }): Promise<void> {
  process.once('disconnect', abandon);
  await ensurePortFree(settings.host, settings.port);
  const tenants = await loadTenants();
  if (!options.dev && !isBuilt()) await step('Build the pages', build, () => 'Pages built');
  const database = await step('Open the database', () => open(settings), describeDatabase);
  await step('Migrate', () => migrateShop(database), describeMigrations);
  await seedOnce(database, { size: settings.demoSize, tenants, isPublic: settings.isPublic });
  const vite = options.dev ? await createReloadingPages() : undefined;
  let viteDesk: Promise<ViteDevServer> | undefined;
  const openDesk = () => {
    viteDesk ??= createReloadingPages(join(PRODUCT_FOLDER, 'desk'));
    return viteDesk;
  };
  const workers = options.dev ? 1 : settings.workers;
  const server = await step(
    'Start the server',
    () =>
      workers > 1
        ? runWorkers({ settings, database, tenants, count: workers, program: WORKER })
        : startServer({
            settings,
            database,
            commands: createCommandRunner,
            drawings: createDemoPictureSource(),
            ...(vite && { dev: vite }),
            ...(options.dev && { devDesk: openDesk }),
          }),
    () => `Serving on ${settings.host}:${settings.port}${workers > 1 ? ` with ${workers} processes` : ''}`,
  );
  process.off('disconnect', abandon);
  const endWarming = options.dev ? () => undefined : startWarming(createWarmedShop(settings, tenants));
  endGracefully(
    [
      async () => endWarming(),
      () => server.close(),
      async () => vite?.close(),
      async () => (await viteDesk)?.close(),
      () => database.close(),
    ],
    settings.drainMs,
  );
  await printAddresses(settings, tenants, database);
}

function createWarmedShop({ host, port }: LoadedSettings, tenants: readonly Tenant[]) {
  return { host, port, tenantHosts: tenants.flatMap(({ hosts }) => hosts.slice(0, 1)) };
}

/** Ends before the shop serves: nothing has to be finished, and the database survives it. */
function abandon(): void {
  process.exit(1);
}

async function open(settings: LoadedSettings): Promise<Database> {
  try {
    return await openDatabase({
      url: settings.databaseUrl ?? undefined,
      dataDir: settings.dataDir,
      poolSize: settings.databasePoolSize,
    });
  } catch (error) {
    if (settings.databaseUrl === null) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartRefusal(`DATABASE_URL: the database does not answer (${reason})`);
  }
}

function describeDatabase(database: Database): string {
  return database.engine === 'embedded' ? 'Embedded database open' : 'Database server connected';
}

function describeMigrations(landed: readonly string[]): string {
  return landed.length === 0 ? 'Database is at the newest migration' : `Migrated: ${landed.length} steps`;
}

/**
 * Vite inside the shop's server; its reload channel has a port of its own, so that two shops can be developed at
 * once.
 */
async function createReloadingPages(root = PRODUCT_FOLDER): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const ws = { port: await findFreePort() };
  const configFile = join(root, 'vite.config.ts');
  return createServer({ root, configFile, server: { middlewareMode: true, ws }, appType: 'custom' });
}

/**
 * Prints the addresses of the shops and, for a seeded one, the demo customer to sign in with: the last output of
 * `npm start`.
 */
async function printAddresses(
  settings: Settings,
  tenants: readonly Tenant[],
  database: Database,
): Promise<void> {
  const width = Math.max(...tenants.map(({ id }) => id.length));
  console.log('\nThe shops:');
  for (const { id } of tenants) console.log(`  ${id.padEnd(width)}  ${settings.publicOrigins[id]}/`);
  if (!settings.isPublic && (await isSeeded(database))) {
    console.log(`\nDemo customer, password ${demoCustomer.password}:`);
    for (const { id } of tenants) console.log(`  ${id.padEnd(width)}  ${demoCustomer.getEmail(id)}`);
    if (settings.deskOrigin) {
      console.log(`\nThe desk: ${settings.deskOrigin}/, the same password:`);
      for (const { email } of demoStaff) console.log(`  ${email}`);
    }
  }
  if (settings.devPages) {
    console.log(`\nThe mails: ${settings.publicOrigins[settings.defaultTenant]}/dev/outbox`);
  }
  console.log('\nCtrl-C stops.');
}
