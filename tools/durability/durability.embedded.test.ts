import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embeddedExtensions, openDatabase } from '#commerce/ground/database/connection.ts';
import { ensureTestTemplate } from '#commerce/ground/database/test-template.ts';

const WRITER = join(import.meta.dirname, 'writer.ts');

// Each test starts databases in several processes, one after the other.
vi.setConfig({ testTimeout: 120_000 });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-durability-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A migrated embedded database in the folder. */
async function prepare(dataDir: string): Promise<void> {
  const loadDataDir = new Blob([readFileSync(await ensureTestTemplate())]);
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'database');
  const pglite = await PGlite.create({ dataDir: path, extensions: embeddedExtensions, loadDataDir });
  await pglite.close();
}

type Ended = { acknowledged: number; code: number | null; signal: NodeJS.Signals | null };

/** Lets a process write; `signal` ends it after some rows, else it writes until it fails. */
async function write(
  dataDir: string,
  options: { signal?: NodeJS.Signals; bytesPerRow?: number },
): Promise<Ended> {
  const child = spawn(process.execPath, [WRITER, dataDir, String(options.bytesPerRow ?? 100)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<Pick<Ended, 'code' | 'signal'>>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  let acknowledged = 0;
  let count = 0;
  for await (const line of createInterface(child.stdout)) {
    acknowledged = Number(line);
    count += 1;
    if (count === 40 && options.signal) child.kill(options.signal);
  }
  return { acknowledged, ...(await ended) };
}

async function readLastRow(dataDir: string): Promise<{ last: number; count: number }> {
  const database = await openDatabase({ dataDir });
  try {
    // Reads every row, so that a torn page shows itself.
    const { rows } = await database.pool.query(
      'select max(id) as last, count(*) as count, sum(length(filler)) from written',
    );
    return rows[0];
  } finally {
    await database.close();
  }
}

test('repeated kill -9 during writes loses nothing that was acknowledged', async () => {
  await prepare(folder);
  for (let round = 0; round < 4; round += 1) {
    const { acknowledged, signal } = await write(folder, { signal: 'SIGKILL' });
    expect(signal).toBe('SIGKILL');
    const { last, count } = await readLastRow(folder);
    expect(last).toBeGreaterThanOrEqual(acknowledged);
    expect(count).toBe(last);
  }
});

test('kill -9 while the database is created leaves nothing that blocks the next start', async () => {
  const child = spawn(process.execPath, [WRITER, folder], { stdio: 'ignore' });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const unfinished = join(folder, 'database.unfinished');
  await expect
    .poll(() => existsSync(unfinished) && readdirSync(unfinished).length > 0, { timeout: 60_000 })
    .toBe(true);
  child.kill('SIGKILL');
  await ended;
  expect(existsSync(join(folder, 'database'))).toBe(false);
  const database = await openDatabase({ dataDir: folder });
  const { rows } = await database.pool.query('select 1 as one');
  await database.close();
  expect(rows).toEqual([{ one: 1 }]);
  expect(readdirSync(folder)).toEqual(['database']);
});

test('Ctrl-C during writes ends cleanly', async () => {
  await prepare(folder);
  const { acknowledged, code } = await write(folder, { signal: 'SIGINT' });
  expect(code).toBe(0);
  expect(await readLastRow(folder)).toMatchObject({ last: acknowledged, count: acknowledged });
});

const SMALL_DISK_MB = 120;

function canMount(): boolean {
  const probe = mkdtempSync(join(tmpdir(), 'shop-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { recursive: true });
  }
}

test.skipIf(!canMount())(
  'a full disk loses nothing that was acknowledged (needs root, to mount a small disk)',
  async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_MB}m`, 'tmpfs', folder]);
    try {
      const reserve = join(folder, 'reserve');
      writeFileSync(reserve, Buffer.alloc(20 << 20));
      const dataDir = join(folder, 'data');
      await prepare(dataDir);
      const { acknowledged, code } = await write(dataDir, { bytesPerRow: 100_000 });
      expect(code).not.toBe(0);
      expect(acknowledged).toBeGreaterThan(0);
      rmSync(reserve);
      const { last, count } = await readLastRow(dataDir);
      expect(last).toBeGreaterThanOrEqual(acknowledged);
      expect(count).toBe(last);
    } finally {
      execFileSync('umount', [folder]);
    }
  },
);
