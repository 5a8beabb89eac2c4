import pino from 'pino';
import { openDatabase } from '#commerce/ground/database/connection.ts';
import { startTestServer } from '#wiring/test-server.ts';
import { inputOf } from './processes.ts';

export type ShopInput = {
  /** a seeded database; null: an embedded one is made and seeded */
  readonly databaseUrl: string | null;
  readonly size: number;
  readonly pageCacheBytes?: number;
  readonly sharedDataMs?: number;
};

/** The shop in a process of its own; the message `memory` is answered with its resident bytes. */
const { databaseUrl, size, pageCacheBytes, sharedDataMs } = inputOf<ShopInput>();
const database = databaseUrl
  ? await openDatabase({ url: databaseUrl, dataDir: '', tenantGuard: false })
  : null;
const server = await startTestServer({
  size,
  // written as in production, to nowhere
  log: pino.destination({ dest: '/dev/null', sync: false, minLength: 4096 }),
  settings: { nodeEnv: 'production', devPages: false, databaseUrl },
  ...(database && { database }),
  ...(pageCacheBytes !== undefined && { pageCacheBytes }),
  ...(sharedDataMs !== undefined && { sharedDataMs }),
});

process.on('message', () => process.send?.(process.memoryUsage().rss));
process.on('SIGTERM', async () => {
  await server.close();
  await database?.close();
  process.exit(0);
});
process.send?.({ port: server.port });
