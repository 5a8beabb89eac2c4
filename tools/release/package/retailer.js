#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

// The first `tavelo-shop …` after the package was installed. Node runs no TypeScript below node_modules, so the product is
// unpacked to `.product/<version>` of the retailer's folder, and a link to it takes the place of the package.
const installed = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
const product = join(process.cwd(), '.product', version);
const unpacked = `${product}.part`;

rmSync(unpacked, { recursive: true, force: true });
mkdirSync(unpacked, { recursive: true });
const { status } = spawnSync('tar', ['-xzf', join(installed, 'product.tgz'), '-C', unpacked], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) {
  process.stderr.write(`product.tgz could not be unpacked to ${unpacked}\n`);
  process.exit(1);
}
// the same version installed once more: what its lock file asks for is there already
const packages = join(product, 'node_modules');
if (existsSync(packages)) renameSync(packages, join(unpacked, 'node_modules'));
rmSync(product, { recursive: true, force: true });
renameSync(unpacked, product);
rmSync(installed, { recursive: true });
symlinkSync(relative(dirname(installed), product), installed, 'junction');
await import(pathToFileURL(join(product, 'tools/retailer.js')).href);
