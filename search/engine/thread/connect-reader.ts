import pg from 'pg';
import { linkToServer } from '#commerce/ground/database/server-link.ts';
import { SEARCH_SESSIONS } from '#commerce/ground/database/session-names.ts';
import type { ReadRows } from '#search/engine/document.types.ts';

const TIMEOUT_MS = 60_000;
/** Readings of many products cost enough for the planner to have them compiled, which takes longer than they do. */
const NO_JIT = '-c jit=off';

/** Reads from a server over one connection of its own, opened when it is needed and again when it was lost. */
export function connectReader(url: string): ReadRows {
  let connected: Promise<pg.Pool> | null = null;
  async function connect(): Promise<pg.Pool> {
    const { config } = await linkToServer(url, SEARCH_SESSIONS, TIMEOUT_MS);
    // the connection ends when a query gets no answer
    const pool = new pg.Pool({
      ...config,
      ...(config.options && { options: `${config.options} ${NO_JIT}` }),
      max: 1,
      query_timeout: TIMEOUT_MS,
    });
    // a connection that is lost while idle is opened again with the next query
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  }
  return async <Row>(sql: string, values: readonly unknown[]) => {
    connected ??= connect().catch((error) => {
      connected = null;
      throw error;
    });
    const pool = await connected;
    return (await pool.query({ text: sql, values: [...values] })).rows as Row[];
  };
}
