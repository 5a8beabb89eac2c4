import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedSettings } from '#commerce/ground/config/environment.ts';
import { type Database, openDatabase } from '#commerce/ground/database/connection.ts';
import { listPendingMigrations, type Migration } from '#commerce/ground/database/migrate.ts';
import { buildSchemaName } from '#commerce/ground/extension/extension-database.ts';
import { loadExtensions } from '#retailer/extension/shop-config.ts';
import { PRODUCT_FOLDER, RETAILER_FOLDER } from '#retailer/folder.ts';
import { loadTenants } from '#tenants/load.ts';
import { readSources } from '#texts/catalogue.ts';
import { findDeprecatedUses, listDeprecatedNames } from './deprecated-names.rules.ts';

export const UPGRADE_USAGE = `  upgrade-check     whether this folder works with this version of the product, and what an upgrade will do
`;

/**
 * `npm run shop -- upgrade-check` in a retailer's folder, before its shop is started with another version of the product.
 * Nothing is changed.
 * @returns the process's exit code: 1 if something in the folder has to be changed first
 */
export async function checkUpgrade(loadSettings: () => LoadedSettings): Promise<number> {
  const faults = [
    ...checkTypes(),
    ...listUses().map((use) => `${use} is deprecated and goes with the next major version`),
    ...(await collectFault(async () => {
      for (const { locales } of await loadTenants())
        for (const { locale } of locales) await readSources(locale);
    })),
  ];
  for (const fault of faults) console.log(fault);
  await describeMigrations(loadSettings);
  console.log(
    faults.length === 0 ? '✓ The folder works with this version' : `✗ ${faults.length} to change first`,
  );
  return faults.length === 0 ? 0 : 1;
}

/** Types of the folder against this version's: what is gone or has changed is named by file and line. */
function checkTypes(): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [join(PRODUCT_FOLDER, 'tools/check-retailer.ts')], {
    encoding: 'utf8',
    cwd: RETAILER_FOLDER,
  });
  return `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '');
}

function listUses(): string[] {
  const names = listDeprecatedNames(readFileSync(join(PRODUCT_FOLDER, 'retailer/interface.md'), 'utf8'));
  return readdirSync(RETAILER_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|^[.]product/.test(file))
    .flatMap((file) => findDeprecatedUses(file, readFileSync(join(RETAILER_FOLDER, file), 'utf8'), names));
}

async function collectFault(work: () => Promise<void>): Promise<string[]> {
  try {
    await work();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Those of the product, then those of each extension. */
async function listPending(database: Database): Promise<Migration[]> {
  const pending = await listPendingMigrations(database);
  for (const { name, folder } of await loadExtensions()) {
    const place = { schema: buildSchemaName(name), folder: join(folder, 'migrations') };
    const own = existsSync(place.folder) ? await listPendingMigrations(database, place) : [];
    pending.push(...own.map((migration) => ({ ...migration, name: `${name}/${migration.name}` })));
  }
  return pending;
}

async function describeMigrations(loadSettings: () => LoadedSettings): Promise<void> {
  try {
    const { databaseUrl, dataDir } = loadSettings();
    const database = await openDatabase({ url: databaseUrl ?? undefined, dataDir });
    const pending = await listPending(database).finally(() => database.close());
    if (pending.length === 0) console.log('The database is at the newest migration.');
    for (const { name, admitsOlder } of pending)
      console.log(
        `migration ${name}: ${admitsOlder ? 'old servers may run beside it' : 'stop all old servers first'}`,
      );
  } catch (error) {
    console.log(`The database was not looked at: ${error instanceof Error ? error.message : error}`);
  }
}
