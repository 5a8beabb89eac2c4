import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';

/** Installs the locked packages unless they are installed, as at most starts; that is found out in milliseconds. */
export async function ensureInstalled() {
  if (isInstalled(root)) return;
  const begin = Date.now();
  process.stdout.write('  Installing the packages …\n');
  const code = await npmCi();
  if (code !== 0) {
    process.stderr.write('npm ci failed: see above. Is the package registry reachable?\n');
    process.exit(1);
  }
  process.stdout.write(`✓ Packages installed (${((Date.now() - begin) / 1000).toFixed(1)} s)\n`);
}

/**
 * npm writes the hidden lock file last, so it is missing after an interrupted installation. Packages for other
 * systems are not in it, and workspaces need no installation: nothing imports them by their package's name.
 *
 * @param {string} folder the repository's
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'));
  if (!installed || !existsSync(join(folder, 'node_modules/.bin/node'))) return false;
  const wanted = readPackages(join(folder, 'package-lock.json')) ?? {};
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link === true) return true;
    const there = installed[path];
    return there ? there.version === entry.version : entry.optional === true || entry.peer === true;
  });
}

/**
 * @param {string} path
 * @returns {Record<string, {version?: string, optional?: boolean, peer?: boolean, link?: boolean}> | null}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Prints errors only: npm would warn about each package, because the pinned runtime is not the one that npm runs on.
 */
function npmCi() {
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const windows = process.platform === 'win32';
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...options], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawn('npm', options, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: windows });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
