import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import type { Database } from './connection.ts';

/**
 * Left out of a backup: `pictures` and `pages` can be made again, the lock belongs to this process, and a copy of the shop would
 * import the feeds in `inbox` a second time.
 */
const LEFT_OUT = new Set(['pictures', 'pages', 'inbox', 'database.lock']);

/**
 * Copies the folder of a shop with the embedded database while it is serving. The database is copied between two
 * transactions: it has one connection, and queries wait in the meantime. The copy is a DATA_DIR that a shop can start
 * with; it appears in its place once it is complete.
 *
 * @param target a folder that does not exist yet
 * @throws if the database runs on a server, or the target exists or lies inside the folder
 */
export async function copyDataFolder(
  { pool, engine }: Pick<Database, 'pool' | 'engine'>,
  dataDir: string,
  target: string,
): Promise<void> {
  if (engine === 'server')
    throw new Error(`${target}: DATABASE_URL is a server, its own pg_dump makes the backup`);
  if (existsSync(target)) throw new Error(`${target} exists: name a folder that does not`);
  if (isInside(target, dataDir))
    throw new Error(`${target} is inside of ${dataDir}: name a folder beside it`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const connection = await pool.connect();
  try {
    await connection.query('checkpoint');
    await cp(join(dataDir, 'database'), join(unfinished, 'database'), { recursive: true });
  } finally {
    connection.release();
  }
  for (const name of await readdir(dataDir)) {
    if (name === 'database' || LEFT_OUT.has(name) || name === basename(unfinished)) continue;
    await cp(join(dataDir, name), join(unfinished, name), { recursive: true });
  }
  await rename(unfinished, target);
}

function isInside(path: string, folder: string): boolean {
  return !relative(resolve(folder), resolve(path)).startsWith('..');
}
