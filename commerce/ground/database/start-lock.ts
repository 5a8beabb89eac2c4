import pg from 'pg';
import type { Database } from './connection.ts';

/** Another process holds the start lock, perhaps one that was forgotten. */
export class StartLockError extends Error {
  override readonly name = 'StartLockError';
}

/** Work that only one process does at a time. */
export type StartLock = {
  /** of the advisory lock */
  readonly key: number;
  /** for the message, such as "migrating" */
  readonly purpose: string;
  /** how long others wait, milliseconds; default ten minutes */
  readonly waitMs?: number;
};

const WAIT_MS = 10 * 60_000;
/** lock_not_available: the time for waiting is over. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Lets one process at a time do `work`; the others wait. The lock belongs to a transaction on a connection of its own:
 * it ends with that, also behind a pooler, where a session's lock would stay with a session that has gone on to others.
 * Embedded there is only this process.
 *
 * @throws StartLockError after a while, naming the server's process that holds it
 */
export async function runWithStartLock<T>(
  { engine, pool }: Pick<Database, 'engine' | 'pool'>,
  lock: StartLock,
  work: () => Promise<T>,
): Promise<T> {
  if (engine === 'embedded') return work();
  const client = new pg.Client(pool.options as pg.ClientConfig);
  // a lost connection is reported by the query that waits for it; a lost lock lets a second process work
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await takeStartLock(client, lock);
    return await work();
  } finally {
    await client.query('rollback').catch(() => {});
    await client.end().catch(() => {});
  }
}

/**
 * Takes the lock for the transaction that `client` is in, which from then on has no limits of time.
 * @throws StartLockError after a while; the transaction is over then
 */
export async function takeStartLock(
  client: pg.ClientBase,
  { key, purpose, waitMs = WAIT_MS }: StartLock,
): Promise<void> {
  await client.query(`set local statement_timeout = 0; set local lock_timeout = ${waitMs};
    set local idle_in_transaction_session_timeout = 0`);
  try {
    await client.query('select pg_advisory_xact_lock($1)', [key]);
    await client.query('set local lock_timeout = 0');
  } catch (error) {
    if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
    await client.query('rollback');
    throw new StartLockError(await describeHolder(client, key, purpose));
  }
}

async function describeHolder(client: pg.ClientBase, key: number, purpose: string): Promise<string> {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid::bigint = $1",
    [key],
  );
  const pids = rows.map(({ pid }) => pid).join(', ');
  return (
    `another process has been ${purpose} for too long (process ${pids} of the database server); if it does nothing ` +
    `any more, end it: select pg_terminate_backend(${pids})`
  );
}
