import { readFileSync } from 'node:fs';
import pino from 'pino';
import { openDatabase } from '#commerce/ground/database/connection.ts';
import { startTestServer } from '#wiring/test-server.ts';
import { watchDelays } from './delays.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { readInput } from './processes.ts';

export type ShopInput = {
  /** a seeded database; null: an embedded one is made and seeded */
  readonly databaseUrl: string | null;
  readonly size: number;
  readonly pageCacheBytes?: number;
  readonly sharedDataMs?: number;
  /** limits of clients are on, and one proxy is trusted, so that a load can have many addresses */
  readonly limited?: boolean;
  /** watches its event loop, a thousand times a second */
  readonly watched?: boolean;
  /** an embedded database without the demo, on disk as on a retailer's first day */
  readonly empty?: boolean;
};

/**
 * The shop in a process of its own; it answers the message `memory` with its resident bytes, and `delays` with the
 * blocked times of its event loop since the last question.
 */
const {
  databaseUrl,
  size,
  pageCacheBytes,
  sharedDataMs,
  limited = false,
  watched = false,
  empty = false,
} = readInput<ShopInput>();
const database = databaseUrl
  ? await openDatabase({ url: databaseUrl, dataDir: '', tenantGuard: false })
  : empty
    ? await createEmptyDatabase()
    : null;
const server = await startTestServer({
  size,
  // logs are written as in production, and discarded
  log: pino.destination({ dest: '/dev/null', sync: false, minLength: 4096 }),
  settings: {
    ...{ nodeEnv: 'production', devPages: false, databaseUrl },
    ...(limited && { rateLimit: true, trustProxy: 1 }),
  },
  ...(database && { database }),
  ...(pageCacheBytes !== undefined && { pageCacheBytes }),
  ...(sharedDataMs !== undefined && { sharedDataMs }),
});

/** Resident bytes of this process and its children, where the system tells them. */
function measureResidentBytes(): number {
  const children = readSafely(`/proc/${process.pid}/task/${process.pid}/children`).split(' ').filter(Boolean);
  const pages = children.map((pid) => Number(readSafely(`/proc/${pid}/statm`).split(' ')[1] ?? 0));
  return process.memoryUsage().rss + pages.reduce((sum, count) => sum + count * 4096, 0);
}

function readSafely(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

const delays = watched ? watchDelays() : null;
process.on('message', (question) =>
  process.send?.(question === 'delays' ? delays?.() : measureResidentBytes()),
);
process.on('SIGTERM', async () => {
  await server.close();
  await database?.close();
  process.exit(0);
});
process.send?.({ port: server.port, dataDir: server.settings.dataDir });
