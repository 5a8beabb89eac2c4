import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Database, embeddedExtensions, wrapEmbedded } from './connection.ts';
import { migrate, readMigrations } from './migrate.ts';
import { POLICY } from './tenant-policies.ts';

const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/test-database');
const TOO_OLD_MS = 86_400_000;
/** Segments of 1 MB in place of 16: the log is a third of a small database's archive. */
const SHORT_LOG = ['--wal-segsize=1'];
/** In place of 128 MB, which PostgreSQL clears each time a database is opened. */
const SMALL_MEMORY = "alter system set shared_buffers = '16MB'";

/**
 * The files of a migrated, empty embedded database as a tar archive, made when the migrations have changed:
 * loading it takes a quarter of a second, creating and migrating takes four.
 *
 * @returns the archive's path
 */
export async function ensureTestTemplate(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, sha256 } of readMigrations()) hash.update(`${name} ${sha256}\n`);
  hash.update(POLICY + SHORT_LOG + SMALL_MEMORY);
  const path = join(FOLDER, `${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(path)) {
    const pglite = await PGlite.create({ extensions: embeddedExtensions, initDbStartParams: SHORT_LOG });
    await migrate(wrapEmbedded(pglite));
    await dropTemplates(pglite);
    await pglite.exec(SMALL_MEMORY);
    await keep(pglite, path);
    await pglite.close();
  }
  return path;
}

/**
 * A fresh embedded database in memory that is filled alike in many test files: filled once, read from an archive
 * afterwards.
 *
 * @param key names what `fill` does and everything that it depends on
 */
export async function createFilledDatabase(
  key: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<Database> {
  const path = join(FOLDER, `filled-${createHash('sha256').update(key).digest('hex').slice(0, 16)}.tar`);
  const isKept = existsSync(path);
  const pglite = await openArchive(isKept ? path : await ensureTestTemplate());
  const database = wrapEmbedded(pglite, { tenantGuard: true });
  if (!isKept) {
    await fill(database);
    await keep(pglite, path);
  }
  return database;
}

/** The databases that new ones are copied from: another third of the archive, which no test needs. */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec("update pg_database set datistemplate = false where datname like 'template_'");
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
}

/** @param path of an archive of `ensureTestTemplate` */
export function openArchive(path: string): Promise<PGlite> {
  const loadDataDir = new Blob([readFileSync(path)]);
  return PGlite.create({ extensions: embeddedExtensions, loadDataDir });
}

async function keep(pglite: PGlite, path: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await pglite.exec('checkpoint');
  const archive = await pglite.dumpDataDir('none');
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await archive.arrayBuffer()));
  renameSync(unfinished, path);
  removeOld();
}

function removeOld(): void {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
    if (Date.now() - mtimeMs > TOO_OLD_MS) rmSync(path, { force: true });
  }
}
