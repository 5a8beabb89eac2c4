import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeDatabase, ensureDatabaseExists } from './command-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'command-database-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a command makes no embedded database unless its user says so', () => {
  const settings = { databaseUrl: null, dataDir: join(folder, 'empty') };
  for (const command of ['import', 'export', 'order'])
    expect(() => ensureDatabaseExists(settings, command, [])).toThrow(/no database in .*empty.*DATA_DIR/);
  ensureDatabaseExists(settings, 'import', ['feed.tsv', '--new-database']);
  ensureDatabaseExists(settings, 'migrate', []);
  expect(readdirSync(folder)).toEqual([]);
});

test('a command takes the database that exists, and that of a server', () => {
  mkdirSync(join(folder, 'shop', 'database'), { recursive: true });
  ensureDatabaseExists({ databaseUrl: null, dataDir: join(folder, 'shop') }, 'import', []);
  ensureDatabaseExists({ databaseUrl: 'postgresql://db.example/shop', dataDir: folder }, 'import', []);
});

test('a command names its database without login and password', () => {
  const name = (databaseUrl: string | null) => describeDatabase({ databaseUrl, dataDir: '/srv/shop' });
  expect(name(null)).toBe('the embedded database in /srv/shop/database');
  expect(name('postgresql://keeper:secret@db.example:5433/shop?password=secret')).toBe(
    'the database db.example:5433/shop',
  );
  expect(name('postgresql:///shop?host=/run&password=secret')).toBe('the database of DATABASE_URL');
});
