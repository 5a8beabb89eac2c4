import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseLockedError, lockDatabase } from './database-lock.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-lock-'));
  path = join(folder, 'database.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a second lock is refused until the first is released', () => {
  const unlock = lockDatabase(path);
  expect(() => lockDatabase(path)).toThrow(DatabaseLockedError);
  unlock();
  lockDatabase(path)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock held by another living process is refused with its process id', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'database-lock.ts'));
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { lockDatabase } = await import(${module});
     lockDatabase(${JSON.stringify(path)});
     console.log('held');
     process.stdin.resume();`,
  ]);
  const ended = once(holder, 'exit');
  await once(holder.stdout, 'data');
  expect(() => lockDatabase(path)).toThrow(`process ${holder.pid}`);
  holder.kill('SIGKILL');
  await ended;
  lockDatabase(path)();
});

test.each([
  ['a dead process', '999999999 1'],
  ['another process that got the same id later', `${process.pid} 1`],
  ['a damaged file', 'x'],
  ['an empty file', ''],
])('the lock of %s is taken over', (_, content) => {
  writeFileSync(path, content);
  const unlock = lockDatabase(path);
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});
