import { type LoadedSettings, loadSettings } from '#commerce/config/environment.ts';
import { type Database, openDatabase } from '#commerce/database/connection.ts';
import { DatabaseLockedError } from '#commerce/database/database-lock.ts';
import { migrate } from '#commerce/database/migrate.ts';
import { loadTenants } from '#tenants/load.ts';
import { EXPORT_USAGE, runExport } from './shop/export.ts';
import { IMPORT_USAGE, runImport } from './shop/import.ts';
import { REVIEWS_USAGE, runReviews } from './shop/reviews.ts';
import { runSeed, SEED_USAGE } from './shop/seed.ts';
import { runVouchers, VOUCHERS_USAGE } from './shop/vouchers.ts';
import { step } from './start/steps.ts';

const USAGE = `npm run shop -- <command>

  migrate           brings the database of the settings to the newest migration
${SEED_USAGE}${IMPORT_USAGE}${EXPORT_USAGE}${REVIEWS_USAGE}${VOUCHERS_USAGE}`;

/** What each command does with a migrated database. @returns exit code */
const COMMANDS = {
  migrate: async () => 0,
  seed: runSeed,
  import: runImport,
  export: runExport,
  reviews: runReviews,
  vouchers: runVouchers,
} as const;

const [command = '', ...args] = process.argv.slice(2);
const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command as keyof typeof COMMANDS] : null;
if (!run) {
  process.stderr.write(USAGE);
  process.exit(2);
}
try {
  const settings = loadSettings();
  const tenants = await loadTenants();
  const database = await open(settings);
  try {
    if (database) await step('Migrate', () => migrate(database));
    process.exitCode = database
      ? await run(args, { settings, database, tenants })
      : await runImport(args, { settings, database, tenants });
  } finally {
    await database?.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** @returns null when a running shop has the embedded database open, and the command is one that it does for us */
async function open(settings: LoadedSettings): Promise<Database | null> {
  const { databaseUrl, dataDir, databasePoolSize: poolSize } = settings;
  try {
    return await openDatabase({ url: databaseUrl ?? undefined, dataDir, poolSize });
  } catch (error) {
    if (error instanceof DatabaseLockedError && command === 'import') return null;
    throw error;
  }
}
