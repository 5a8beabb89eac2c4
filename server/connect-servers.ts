import { randomUUID } from 'node:crypto';
import { Redis } from 'iovalkey';
import { z } from 'zod';
import type { Log } from '#commerce/kernel/context.ts';
import type { PageChange } from './page-changes.ts';

/** What several servers of one shop share besides the database. */
export type Servers = {
  /** for shared counters; null: this server is alone */
  readonly redis: Redis | null;
  /** Lets the other servers drop the pages too. */
  tell(change: PageChange): void;
  onTold(listener: (change: PageChange) => void): void;
  close(): Promise<void>;
};

const CHANNEL = 'shop:page-change';
const COMMAND_WITHIN_MS = 500;

const ALONE: Servers = { redis: null, tell: () => {}, onTold: () => {}, close: async () => {} };

const message = z.object({
  from: z.string(),
  tenantId: z.string(),
  tags: z.array(z.string()).nullable(),
});

/**
 * Joins the servers that use the same Valkey or Redis. While it does not answer each goes on alone: pages then are as
 * old as the page cache's freshness allows. @param url null: there are no others
 */
export async function connectServers(url: string | null, log: Log): Promise<Servers> {
  if (!url) return ALONE;
  const self = randomUUID();
  const redis = new Redis(url, {
    commandTimeout: COMMAND_WITHIN_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
  });
  const listening = new Redis(url, { lazyConnect: true });
  for (const client of [redis, listening]) {
    client.on('error', (error: Error) => log.warn({ err: error }, 'REDIS_URL does not answer'));
  }
  await Promise.allSettled([redis.connect(), listening.connect()]);
  return {
    redis,
    tell(change) {
      redis.publish(CHANNEL, JSON.stringify({ from: self, ...change })).catch(() => {
        // told by the client's error event
      });
    },
    onTold(listener) {
      listening.on('message', (_channel, text) => {
        const told = message.safeParse(JSON.parse(text));
        if (told.success && told.data.from !== self) listener(told.data);
      });
      // it is repeated by itself after a lost connection
      listening
        .subscribe(CHANNEL)
        .catch((error: Error) => log.warn({ err: error }, 'REDIS_URL: no messages'));
    },
    async close() {
      redis.disconnect();
      listening.disconnect();
    },
  };
}
