import { loadSettings } from '#commerce/config/environment.ts';
import { openDatabase } from '#commerce/database/connection.ts';
import { migrate } from '#commerce/database/migrate.ts';
import { loadTenants } from '#tenants/load.ts';
import { EXPORT_USAGE, runExport } from './shop/export.ts';
import { IMPORT_USAGE, runImport } from './shop/import.ts';
import { runSeed, SEED_USAGE } from './shop/seed.ts';
import { step } from './start/steps.ts';

const USAGE = `npm run shop -- <command>

  migrate           brings the database of the settings to the newest migration
${SEED_USAGE}${IMPORT_USAGE}${EXPORT_USAGE}`;

/** What each command does with a migrated database. @returns exit code */
const COMMANDS = {
  migrate: async () => 0,
  seed: runSeed,
  import: runImport,
  export: runExport,
} as const;

const [command = '', ...args] = process.argv.slice(2);
const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command as keyof typeof COMMANDS] : null;
if (!run) {
  process.stderr.write(USAGE);
  process.exit(2);
}
try {
  const settings = loadSettings();
  const database = await openDatabase({
    url: settings.databaseUrl ?? undefined,
    dataDir: settings.dataDir,
    poolSize: settings.databasePoolSize,
  });
  try {
    await step('Migrate', () => migrate(database));
    process.exitCode = await run(args, { settings, database, tenants: await loadTenants() });
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
