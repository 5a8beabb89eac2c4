import { parseArgs } from 'node:util';
import { loadSettings } from '#commerce/config/environment.ts';
import { openDatabase } from '#commerce/database/connection.ts';
import { migrate } from '#commerce/database/migrate.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedOnce } from './start/seed-once.ts';
import { step } from './start/steps.ts';

const USAGE = `npm run shop -- <command>

  migrate           brings the database of the settings to the newest migration
  seed --size N     migrates and seeds the demo catalogue with N products, unless that has been done
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string' } },
});
const [command = ''] = positionals;
const size = values.size === undefined ? {} : { DEMO_SIZE: values.size };

if (!['migrate', 'seed'].includes(command)) {
  process.stderr.write(USAGE);
  process.exit(2);
}
try {
  await run(command);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

async function run(name: string): Promise<void> {
  const settings = loadSettings({ ...process.env, ...size });
  const database = await openDatabase({
    url: settings.databaseUrl ?? undefined,
    dataDir: settings.dataDir,
    poolSize: settings.databasePoolSize,
  });
  try {
    await step('Migrate', () => migrate(database));
    if (name === 'seed') await seedOnce(database, settings.demoSize, await loadTenants());
  } finally {
    await database.close();
  }
}
