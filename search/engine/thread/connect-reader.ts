import pg from 'pg';
import { parserFor } from '#commerce/ground/database/column-values.ts';
import { SEARCH_SESSIONS } from '#commerce/ground/database/session-names.ts';
import type { ReadRows } from '#search/engine/document.types.ts';

const TIMEOUT_MS = 60_000;

/** Reads from a server over one connection of its own, made when it is needed and again when it was lost. */
export function connectReader(url: string): ReadRows {
  const pool = new pg.Pool({
    connectionString: url,
    types: { getTypeParser: parserFor },
    application_name: SEARCH_SESSIONS,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  // a connection lost while nobody uses it is made anew with the next question
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return async <Row>(sql: string, values: readonly unknown[]) =>
    (await pool.query({ text: sql, values: [...values] })).rows as Row[];
}
