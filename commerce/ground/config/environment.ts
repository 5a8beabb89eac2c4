import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseSettings, type Settings } from './settings.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Settings of this process, complete: a secret is there. */
export type LoadedSettings = Settings & { readonly sessionSecret: string };

/**
 * Reads the settings from `.env` in the repository's root and from the process's environment, which wins, and
 * makes the session secret on the first start.
 *
 * @throws SettingsError naming every wrong setting
 */
export function loadSettings(environment: NodeJS.ProcessEnv = process.env, root = ROOT): LoadedSettings {
  const settings = parseSettings(
    { ...readDotEnv(root), ...omitEmptyVariables(environment) },
    listTenantFolders(root),
  );
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

function listTenantFolders(root: string): string[] {
  return readdirSync(join(root, 'tenants'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
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
