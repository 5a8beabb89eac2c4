import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './root.js';

const LOOK_FOR_PARENT_MS = 500;

/**
 * Runs a script of this repository on the Node that package.json pins, in place of this process: same input and
 * output, its signals, its exit code. When this process is killed, the other one notices it by the closed channel.
 * @param {string} script path from the repository's root @param {string[]} args @param {string[]} nodeOptions
 */
export function runPinned(script, args, nodeOptions = []) {
  const bin = join(root, 'node_modules/.bin');
  const executable = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const separator = process.platform === 'win32' ? ';' : ':';
  const child = spawn(executable, [...nodeOptions, join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // glibc's memory pools per thread keep what image and database threads have freed: some 35 MB of a server
    env: { MALLOC_ARENA_MAX: '2', ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ''}` },
  });
  const stop = () => child.kill('SIGTERM');
  // Ctrl-C in a terminal reaches the child as well, which then gets the signal twice; a signal to this process alone
  // is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  whenOrphaned(stop);
  child.once('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/**
 * npm passes a signal to the shell between it and this process, and that shell ends without passing it on.
 * @param {() => void} stop
 */
function whenOrphaned(stop) {
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    clearInterval(timer);
    stop();
  }, LOOK_FOR_PARENT_MS);
}

/** @param {number} pid @returns null where the system does not tell it */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
}
