#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap/install.js';
import { runPinned } from './bootstrap/pinned-node.js';
import { root } from './bootstrap/root.js';

// `tavelo-shop start|dev|check|test|shop …` in a retailer's folder: the product's commands for the shop of that folder.
process.env.RETAILER = process.cwd();
const [command, ...args] = process.argv.slice(2);
if (command === 'start') await import('./start.js');
else if (command === 'dev') {
  process.argv.push('--dev');
  await import('./start.js');
} else if (command === 'shop') {
  await ensureInstalled();
  runPinned('tools/shop.ts', args);
} else if (command === 'check') {
  await ensureInstalled();
  runPinned('tools/check-retailer.ts', args);
} else if (command === 'test') {
  await ensureInstalled();
  const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const child = spawn(node, ['--test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  child.once('exit', (code) => process.exit(code ?? 1));
} else {
  process.stderr.write('tavelo-shop start | dev | check | test [FILE] | shop COMMAND\n');
  process.exit(2);
}
