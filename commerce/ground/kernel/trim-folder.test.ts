import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { trimFolder } from './trim-folder.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const BOUNDS = { names: /\.eml$/, maxBytes: 250, maxAgeMs: 30 * DAY_MS };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trim-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeFileOfAge(name: string, bytes: number, days: number): void {
  writeFileSync(join(folder, name), 'x'.repeat(bytes));
  const at = new Date(NOW - days * DAY_MS);
  utimesSync(join(folder, name), at, at);
}

it('files that are too old are deleted, and others of the folder stay', async () => {
  writeFileOfAge('old.eml', 1, 31);
  writeFileOfAge('new.eml', 1, 29);
  writeFileOfAge('old.txt', 1, 31);
  expect(await trimFolder(folder, BOUNDS, NOW)).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(['new.eml', 'old.txt']);
});

it('the oldest files are deleted until the rest is small enough', async () => {
  for (const days of [1, 2, 3, 4]) writeFileOfAge(`${days}.eml`, 100, days);
  expect(await trimFolder(folder, BOUNDS, NOW)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['1.eml', '2.eml']);
});

it('a folder that does not exist is empty', async () => {
  expect(await trimFolder(join(folder, 'none'), BOUNDS, NOW)).toBe(0);
});
