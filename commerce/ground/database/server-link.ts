import pg from 'pg';
import { getParser } from './column-values.ts';
import { ALL_TENANTS } from './tenant-policies.ts';

/** How a PostgreSQL server is reached. */
export type ServerLink = {
  /** for every connection: address, types, limits as far as they can be set at its start */
  readonly config: pg.PoolConfig;
  /**
   * A pooler such as PgBouncer stands between: one session of the server serves many connections, a transaction each.
   * Whatever a session keeps (settings, prepared statements, its advisory locks) may be another's.
   */
  readonly isPooled: boolean;
  /** The login is one that policies do not bind: a superuser, or one that bypasses row security. */
  readonly isUnbound: boolean;
};

const CONNECTION_TIMEOUT_MS = 15_000;
/** protocol_violation: poolers refuse start parameters that they cannot carry over. */
const PROTOCOL_VIOLATION = '08P01';

/**
 * Connects once to find out whether a pooler stands between: it refuses limits as start parameters, or has told another
 * process number than the server's.
 * @param limitMs longest statement and longest pause in a transaction
 * @throws when the server does not answer
 */
export async function linkToServer(url: string, name: string, limitMs: number): Promise<ServerLink> {
  const plain = {
    connectionString: url,
    types: { getTypeParser: getParser },
    application_name: name,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  };
  // the login itself works for all tenants; a statement for one tenant names it
  const options = `-c shop.tenant=${ALL_TENANTS}`;
  const limited = {
    ...plain,
    options,
    statement_timeout: limitMs,
    idle_in_transaction_session_timeout: limitMs,
  };
  try {
    const found = await explore(limited);
    return { config: found.isPooled ? plain : limited, ...found };
  } catch (error) {
    if ((error as { code?: unknown }).code !== PROTOCOL_VIOLATION) throw error;
    return { config: plain, ...(await explore(plain)) };
  }
}

async function explore(config: pg.ClientConfig): Promise<Pick<ServerLink, 'isPooled' | 'isUnbound'>> {
  const client = new pg.Client(config);
  // a lost connection is reported by the query that waits for it
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; unbound: boolean }>(
      `select pg_backend_pid() as pid, rolsuper or rolbypassrls as unbound
         from pg_roles where rolname = current_user`,
    );
    const { processID } = client as unknown as { processID: number | null };
    return { isPooled: rows[0]?.pid !== processID, isUnbound: rows[0]?.unbound ?? false };
  } finally {
    await client.end().catch(() => {});
  }
}

/** The statements that a transaction begins with where limits cannot be set at the connection's start. */
export function buildTransactionLimits(limitMs: number): string {
  return `set local statement_timeout = ${limitMs}; set local idle_in_transaction_session_timeout = ${limitMs}`;
}
