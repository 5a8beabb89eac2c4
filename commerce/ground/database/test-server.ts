import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export type PrivateServer = {
  /** Address of the maintenance database `postgres`, over a unix socket */
  readonly url: string;
  stop(): Promise<void>;
};

type Account = { readonly uid: number; readonly gid: number };

/** The login that makes a private server: a superuser. */
export const ADMINISTRATOR = 'shop';

const STARTUP_MS = 30_000;
const START_ATTEMPT_PAUSE_MS = 100;

/** Folder of the system's PostgreSQL programs, newest version first; null when there is none. */
export function findServerPrograms(): string | null {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/**
 * Starts a PostgreSQL of our own in a temporary folder, reachable only through a socket in that folder. It
 * ends with this process, however that ends, and leaves nothing behind but the data in `keepIn`, when that is given.
 *
 * fsync is off: a test ends our processes, not the machine's power.
 */
export async function startPrivateServer(
  programs: string,
  { keepIn }: { readonly keepIn?: string } = {},
): Promise<PrivateServer> {
  const folder = mkdtempSync(join(findQuickFolder(), 'shop-postgres-'));
  const account = findUnprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = keepIn ?? join(folder, 'data');
  if (keepIn && !existsSync(keepIn)) {
    mkdirSync(keepIn, { recursive: true });
    if (account) chownSync(keepIn, account.uid, account.gid);
  }
  const options = { ...account, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' } };
  if (!existsSync(join(data, 'PG_VERSION')))
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', ADMINISTRATOR, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  const child = spawn('/bin/sh', ['-c', WATCHED, 'sh', join(programs, 'postgres'), data, folder], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.stdin?.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgresql://${ADMINISTRATOR}@${encodeURIComponent(folder)}/postgres`;
  try {
    await waitUntilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

/** A copy of a database is some 700 files: a disk takes 0.7 s for what memory does in 0.1 s. */
function findQuickFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
}

/** The shell holds our pipe: when it closes (also by kill -9 of this process) the server is stopped. */
const WATCHED = `
"$1" -D "$2" -k "$3" -c listen_addresses= -c fsync=off -c full_page_writes=off -c max_connections=200 \
  -c shared_buffers=128MB -c logging_collector=off >"$3/server.log" 2>&1 </dev/null &
server=$!
while read -r _; do :; done
kill -INT $server
wait $server
rm -rf "$3"
`;

/** PostgreSQL refuses to run as root; then it runs as `postgres` or `nobody`. */
function findUnprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const readId = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: readId('-u'), gid: readId('-g') };
    } catch {
      // The next name may exist.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody');
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + STARTUP_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('the private PostgreSQL did not start', { cause: error });
      await wait(START_ATTEMPT_PAUSE_MS);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
