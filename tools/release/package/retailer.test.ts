import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As npm leaves the package in a retailer's folder; its product says what it was started with, from TypeScript. */
function installPackage(words: string): void {
  const product = join(folder, 'source');
  mkdirSync(join(product, 'tools'), { recursive: true });
  writeFileSync(join(product, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(product, 'shop.ts'), `export const words: string = '${words}';\n`);
  writeFileSync(
    join(product, 'tools/retailer.js'),
    "import { words } from '../shop.ts';\nconsole.log(words, ...process.argv.slice(2));\n",
  );
  const installed = join(folder, 'node_modules/tavelo-shop');
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(join(installed, 'tools'), { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{ "type": "module", "version": "1.2.0" }');
  cpSync(join(import.meta.dirname, 'retailer.js'), join(installed, 'tools/retailer.js'));
  execFileSync('tar', ['-czf', join(installed, 'product.tgz'), '-C', product, '.']);
}

const runShop = (...args: string[]) =>
  execFileSync(process.execPath, ['node_modules/tavelo-shop/tools/retailer.js', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

test('an installed package runs its TypeScript from outside node_modules, the first time and again', () => {
  installPackage('first');
  expect(runShop('start')).toBe('first start');
  expect(lstatSync(join(folder, 'node_modules/tavelo-shop')).isSymbolicLink()).toBe(true);
  expect(runShop('test', 'a.test.ts')).toBe('first test a.test.ts');
});

test('a version that is installed once more takes its files anew and keeps its own packages', () => {
  installPackage('first');
  runShop('start');
  const kept = join(folder, '.product/1.2.0/node_modules/.package-lock.json');
  mkdirSync(join(kept, '..'));
  writeFileSync(kept, '{}');
  installPackage('mended');
  expect(runShop('start')).toBe('mended start');
  expect(readFileSync(kept, 'utf8')).toBe('{}');
});
