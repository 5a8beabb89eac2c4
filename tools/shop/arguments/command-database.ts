import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedSettings } from '#commerce/ground/config/environment.ts';

type DatabaseSettings = Pick<LoadedSettings, 'databaseUrl' | 'dataDir'>;

/** Commands that may make the embedded database. Every other one is about a shop that exists. */
const CREATING_COMMANDS = new Set(['migrate', 'seed']);
/** With this option an import makes it too: a catalogue brought in before the shop's first start. */
const NEW_DATABASE = '--new-database';

/**
 * Refuses a command that would silently make an empty embedded database: the shop that was meant runs with another
 * DATA_DIR, or with DATABASE_URL.
 * @throws when there is no database and the command may not make one
 */
export function ensureDatabaseExists(
  { databaseUrl, dataDir }: DatabaseSettings,
  command: string,
  args: readonly string[],
): void {
  if (databaseUrl || existsSync(join(dataDir, 'database')) || CREATING_COMMANDS.has(command)) return;
  const isImport = command === 'import';
  if (isImport && args.includes(NEW_DATABASE)) return;
  const option = isImport ? `, or say ${NEW_DATABASE} for one that begins with this file` : '';
  throw new Error(
    `there is no database in ${dataDir}, and none was made: ` +
      `set DATA_DIR or DATABASE_URL as the shop has it${option}`,
  );
}

/** Where a command reads and writes, for its user: without login and password. */
export function describeDatabase({ databaseUrl, dataDir }: DatabaseSettings): string {
  if (!databaseUrl) return `the embedded database in ${join(dataDir, 'database')}`;
  const url = URL.parse(databaseUrl);
  // an address that only the driver can read could hold a password anywhere
  if (!url?.host) return `the database of DATABASE_URL`;
  return `the database ${url.host}${url.pathname}`;
}
