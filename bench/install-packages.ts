import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '#tools/check/run-command.ts';
import type { Installation } from '#tools/provision/system-packages.ts';

const INSTALL_TIMEOUT_MS = 300_000;
/** The lock that was installed; it is written last, so that it is missing after an interrupted installation. */
const INSTALLED = 'node_modules/installed-lock.json';

/**
 * Installs the packages of a folder with its own package.json and lock: exactly those of the lock, without running
 * their scripts. Does nothing when they are installed.
 */
export async function installPackages(folder: string): Promise<Installation> {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const installed = join(folder, INSTALLED);
  if (existsSync(installed) && (await readFile(installed, 'utf8')) === lock) return { ok: true };
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok, output } = await runCommand('npm', args, { cwd: folder, timeoutMs: INSTALL_TIMEOUT_MS });
  if (!ok) return { ok: false, reason: `npm ci failed: ${output.trim().split('\n').at(-1) ?? ''}` };
  await writeFile(installed, lock);
  return { ok: true };
}
