import { loadSettings } from '#commerce/ground/config/environment.ts';
import { SettingsError } from '#commerce/ground/config/settings.ts';
import { DatabaseLockedError } from '#commerce/ground/database/database-lock.ts';
import { MigrationError } from '#commerce/ground/database/migrate.ts';
import { StartLockError } from '#commerce/ground/database/start-lock.ts';
import { RetailerError } from '#retailer/retailer-error.ts';
import { BuildError } from './build.ts';
import { StartRefusal } from './refusal.ts';

/** `npm start` and `npm run dev` (`--dev`) on the pinned Node: from the settings to a serving shop. */
const dev = process.argv.includes('--dev');

const REFUSED = 2;

try {
  if (dev) process.env.NODE_ENV ??= 'development';
  const settings = loadSettings();
  // React and the tenant guard read it when they are loaded.
  process.env.NODE_ENV = settings.nodeEnv;
  const { runShop } = await import('./run-shop.ts');
  await runShop(settings, { dev });
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(isRefusal(error) ? REFUSED : 1);
}

function isRefusal(error: unknown): error is Error {
  return [
    SettingsError,
    RetailerError,
    StartRefusal,
    DatabaseLockedError,
    MigrationError,
    StartLockError,
  ].some((kind) => error instanceof kind);
}

function describe(error: unknown): string {
  if (isRefusal(error) || error instanceof BuildError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
