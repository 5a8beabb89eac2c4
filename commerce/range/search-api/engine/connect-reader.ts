import pg from 'pg';
import { linkToServer } from '#commerce/ground/database/server-link.ts';
import { SEARCH_SESSIONS } from '#commerce/ground/database/session-names.ts';
import type { ReadRows } from '#search/engine/catalogue-source.types.ts';

const TIMEOUT_MS = 60_000;
/** Readings of many products cost enough for the planner to have them compiled, which takes longer than they do. */
const NO_JIT = '-c jit=off';

/**
 * Reads from a server over one connection of its own, opened when it is needed and again when it was lost. Queries that
 * are asked at once are sent at once: each that has to be sent alone wakes the server on the core of this thread, and
 * lets it wait for the next meanwhile.
 */
export function connectReader(url: string): ReadRows {
  let current: Promise<pg.Client> | null = null;
  function openConnection(): Promise<pg.Client> {
    if (current) return current;
    const opened = connect(url, () => {
      if (current === opened) current = null;
    });
    current = opened;
    return opened;
  }
  return async <Row>(sql: string, values: readonly unknown[]) => {
    const client = await openConnection();
    return (await client.query({ text: sql, values: [...values] })).rows as Row[];
  };
}

/** @param onLost may be called several times */
async function connect(url: string, onLost: () => void): Promise<pg.Client> {
  try {
    const { config } = await linkToServer(url, SEARCH_SESSIONS, TIMEOUT_MS);
    const client = new pg.Client({
      ...config,
      ...(config.options && { options: `${config.options} ${NO_JIT}` }),
      pipeline: true,
      // the connection ends when a query gets no answer
      query_timeout: TIMEOUT_MS,
    });
    client.on('error', onLost);
    client.on('end', onLost);
    await client.connect();
    return client;
  } catch (error) {
    onLost();
    throw error;
  }
}
