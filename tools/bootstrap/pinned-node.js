import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './root.js';

/**
 * Runs a script of this repository on the Node that package.json pins, in place of this process: same input and
 * output, its signals, its exit code. When this process is killed the other notices (its channel closes).
 *
 * @param {string} script path from the repository's root
 * @param {string[]} args
 */
export function runPinned(script, args) {
  const bin = join(root, 'node_modules/.bin');
  const executable = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const separator = process.platform === 'win32' ? ';' : ':';
  const child = spawn(executable, [join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ''}` },
  });
  // Ctrl-C in a terminal reaches the child as well; sent to this process alone it is passed on as a SIGTERM, which may come twice.
  process.on('SIGINT', () => child.kill('SIGTERM'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}
