import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDataFolder } from './backup.ts';
import { type Database, openDatabase } from './connection.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'));
const dataDir = join(folder, 'data');
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir });
  await database.pool.query('create table kept (number int primary key)');
  await database.pool.query('insert into kept select generate_series(1, 1000)');
  writeFileSync(join(dataDir, 'session-secret'), 'a secret of this shop');
  mkdirSync(join(dataDir, 'pictures'));
  writeFileSync(join(dataDir, 'pictures', 'one.avif'), 'drawn');
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Of a shop that starts with that folder. */
async function countNumbers(path: string): Promise<number> {
  const copy = await openDatabase({ dataDir: path });
  try {
    const { rows } = await copy.pool.query<{ count: number }>('select count(*)::int as count from kept');
    return rows[0]?.count ?? 0;
  } finally {
    await copy.close();
  }
}

describe('a backup of the data folder', () => {
  it('a backup contains everything written before it while the shop keeps writing', async () => {
    const target = join(folder, 'monday');
    const copying = copyDataFolder(database, dataDir, target);
    const writing = [...Array(20).keys()].map((index) =>
      database.pool.query('insert into kept values ($1)', [2000 + index]),
    );
    await Promise.all([copying, ...writing]);
    expect(await countNumbers(target)).toBeGreaterThanOrEqual(1000);
    const { rows } = await database.pool.query('select count(*)::int as count from kept');
    expect(rows).toEqual([{ count: 1020 }]);
  });

  it('a backup contains the secrets but no pictures and appears at its place only when complete', async () => {
    const target = join(folder, 'tuesday');
    await copyDataFolder(database, dataDir, target);
    expect(readFileSync(join(target, 'session-secret'), 'utf8')).toBe('a secret of this shop');
    expect(existsSync(join(target, 'pictures'))).toBe(false);
    expect(existsSync(`${target}.unfinished`)).toBe(false);
  });

  it('a backup is refused over an existing one, inside the data folder and for a database server', async () => {
    const target = join(folder, 'wednesday');
    mkdirSync(target);
    await expect(copyDataFolder(database, dataDir, target)).rejects.toThrow('wednesday exists');
    await expect(copyDataFolder(database, dataDir, join(dataDir, 'copy'))).rejects.toThrow('is inside of');
    const server = { pool: database.pool, engine: 'server' } as const;
    await expect(copyDataFolder(server, dataDir, join(folder, 'no'))).rejects.toThrow('pg_dump');
  });
});
