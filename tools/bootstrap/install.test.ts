import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.js';

const WANTED = {
  '': { name: 'shop' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-linux': { version: '1.0.0', optional: true },
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-install-'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/node'), '');
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: WANTED }));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeInstalled(packages: object): void {
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

test('an installation has the locked versions and may lack binaries for other systems', () => {
  writeInstalled({ 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled(folder)).toBe(true);
});

test('an installation with another version is incomplete', () => {
  writeInstalled({ 'node_modules/a': { version: '1.0.1' } });
  expect(isInstalled(folder)).toBe(false);
});

test('an installation with a missing package is incomplete', () => {
  writeInstalled({});
  expect(isInstalled(folder)).toBe(false);
});

test('an interrupted installation without a list is incomplete', () => {
  expect(isInstalled(folder)).toBe(false);
});

test('an installation without the pinned Node is incomplete', () => {
  writeInstalled({ 'node_modules/a': { version: '1.0.0' } });
  rmSync(join(folder, 'node_modules/.bin/node'));
  expect(isInstalled(folder)).toBe(false);
});
