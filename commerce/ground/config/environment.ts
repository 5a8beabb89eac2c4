import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { HOME_FOLDER, RETAILER_FOLDER } from '#retailer/folder.ts';
import { parseSettings, type Settings, SettingsError } from './settings.ts';

/** Settings of this process, complete: a secret is there. */
export type LoadedSettings = Settings & { readonly sessionSecret: string };

/**
 * Reads the settings from `.env` in the folder `root` and from the process's environment, which wins, and
 * makes the session secret on the first start.
 *
 * @throws SettingsError naming every wrong setting
 */
export function loadSettings(
  environment: NodeJS.ProcessEnv = process.env,
  root = HOME_FOLDER,
  retailer = root === HOME_FOLDER ? RETAILER_FOLDER : root,
): LoadedSettings {
  const read = { ...readDotEnv(root), ...omitEmptyVariables(environment) };
  const tenants = listTenantFolders(retailer);
  const settings = parseSettings({ ...read, DATA_DIR: resolve(root, read.DATA_DIR ?? 'data') }, tenants);
  return { ...settings, sessionSecret: settings.sessionSecret ?? loadStoredSecret(settings.dataDir) };
}

function readDotEnv(root: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(join(root, '.env'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** An empty variable is like one not set: it does not hide the one in `.env`. */
function omitEmptyVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

/** @throws SettingsError if the retailer's folder has no tenants */
function listTenantFolders(root: string): string[] {
  try {
    return readdirSync(join(root, 'tenants'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const message = `there is no folder ${join(root, 'tenants')}; \`npm run shop -- new FOLDER\` makes one`;
    throw new SettingsError([{ name: 'RETAILER', message }]);
  }
}

/** Signs session keys over restarts, readable by the owner only; two processes starting at once agree on one. */
function loadStoredSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`${path} is damaged: delete it, a new one is made at the next start`);
  return secret;
}
