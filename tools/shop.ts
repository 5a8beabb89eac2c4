import { type LoadedSettings, loadSettings } from '#commerce/ground/config/environment.ts';
import { type Database, openDatabase } from '#commerce/ground/database/connection.ts';
import { DatabaseLockedError } from '#commerce/ground/database/database-lock.ts';
import { migrateShop } from '#commerce/ground/extension/migrate-extensions.ts';
import { loadExtensions } from '#retailer/extension/shop-config.ts';
import { loadTenants } from '#tenants/load.ts';
import { ensureDatabaseExists } from './shop/arguments/command-database.ts';
import { handOverCommand } from './shop/arguments/hand-over.ts';
import { EXPORT_USAGE } from './shop/catalogue/export.ts';
import { IMPORT_USAGE, runImport } from './shop/catalogue/import.ts';
import { runSeed, SEED_USAGE } from './shop/catalogue/seed.ts';
import { findShopCommand, SHOP_COMMANDS_USAGE } from './shop/commands.ts';
import { CONTENT_USAGE, runContent } from './shop/content/content.ts';
import { renderExtensionUsage } from './shop/extensions.ts';
import { createRetailer, NEW_USAGE } from './shop/new-retailer.ts';
import { checkUpgrade, UPGRADE_USAGE } from './shop/upgrade-check.ts';
import { step } from './start/steps.ts';

const USAGE = `npm run shop -- <command>

${NEW_USAGE}${UPGRADE_USAGE}  migrate           brings the database of the settings to the newest migration
${SEED_USAGE}${CONTENT_USAGE}${IMPORT_USAGE}${EXPORT_USAGE}${SHOP_COMMANDS_USAGE}`;

/** The function of each command, which gets a migrated database. @returns exit code */
const COMMANDS = {
  migrate: async () => 0,
  seed: runSeed,
  import: runImport,
} as const;

const [command = '', ...args] = process.argv.slice(2);
const run = Object.hasOwn(COMMANDS, command)
  ? COMMANDS[command as keyof typeof COMMANDS]
  : findShopCommand(command);
if (isHelp(command) || args.some(isHelp)) {
  process.stdout.write(USAGE + renderExtensionUsage(await loadExtensions()));
  process.exit(0);
}
if (command === 'new') process.exit(await createRetailer(args));
if (command === 'upgrade-check') process.exit(await checkUpgrade(loadSettings));
if (!run && command !== 'content') {
  process.stderr.write(USAGE);
  process.exit(2);
}
try {
  const settings = loadSettings();
  const tenants = await loadTenants();
  // content needs no database
  if (!run) process.exit(await runContent(args, { settings, tenants }));
  ensureDatabaseExists(settings, command, args);
  const database = await open(settings);
  try {
    if (database) await step('Migrate', () => migrateShop(database));
    if (database) process.exitCode = await run(args, { settings, database, tenants });
    else if (command === 'import') process.exitCode = await runImport(args, { settings, database, tenants });
    else process.exitCode = await handOverCommand(settings.dataDir, command, args);
  } finally {
    await database?.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h' || word === 'help';
}

/** @returns null if a running shop has the embedded database open, and will run the command */
async function open(settings: LoadedSettings): Promise<Database | null> {
  const { databaseUrl, dataDir, databasePoolSize: poolSize } = settings;
  try {
    return await openDatabase({ url: databaseUrl ?? undefined, dataDir, poolSize });
  } catch (error) {
    const handedOver = command === 'import' || findShopCommand(command) !== null;
    if (error instanceof DatabaseLockedError && handedOver) return null;
    throw error;
  }
}
