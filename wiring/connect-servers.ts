import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'iovalkey';
import { z } from 'zod';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { PageChange } from './page-changes.ts';

/** The services that several servers of one shop share besides the database. */
export type Servers = {
  /** for shared counters; null if this server is alone */
  readonly redis: Redis | null;
  /** Makes the other servers drop these pages too. */
  tell(change: PageChange): void;
  onTold(listener: (change: PageChange) => void): void;
  /** Listens for restored connections: messages that the others sent in the meantime are lost. */
  onMissed(listener: () => void): void;
  close(): Promise<void>;
};

const CHANNEL = 'shop:page-change';
const COMMAND_WITHIN_MS = 500;
const CONNECT_WITHIN_MS = 2000;
/** A start goes on without the others after this time. */
const START_WITHIN_MS = 3000;

/**
 * A client that drops a connection on which one command got no answer in time. Until the engine has answered on a
 * new one, every other command fails at once, so that a hanging engine costs one wait and not one per request.
 */
class ImpatientRedis extends Redis {
  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    const connection = this.stream;
    command.promise.catch((error: Error) => {
      const isHanging = error.message === 'Command timed out' && this.stream === connection;
      if (isHanging && this.status === 'ready') this.disconnect(true);
    });
    return super.sendCommand(command, stream);
  }
}

const ALONE: Servers = {
  redis: null,
  tell: () => {},
  onTold: () => {},
  onMissed: () => {},
  close: async () => {},
};

const message = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ from: z.string(), tenantId: z.string(), tags: z.array(z.string()).nullable() }));

/**
 * Joins the servers that share a Valkey or Redis. While it does not answer each works alone: pages may then be as old
 * as the page cache's freshness allows.
 * @param url null if there are no others
 */
export async function connectServers(url: string | null, log: Log): Promise<Servers> {
  if (!url) return ALONE;
  const self = randomUUID();
  const redis = new ImpatientRedis(url, {
    connectTimeout: CONNECT_WITHIN_MS,
    commandTimeout: COMMAND_WITHIN_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
  });
  const listening = new Redis(url, {
    connectTimeout: CONNECT_WITHIN_MS,
    commandTimeout: CONNECT_WITHIN_MS,
    enableOfflineQueue: false,
    autoResubscribe: false,
    lazyConnect: true,
  });
  for (const client of [redis, listening]) {
    client.on('error', (error: Error) => log.warn({ err: error }, 'REDIS_URL does not answer'));
  }
  const connected = Promise.allSettled([redis.connect(), listening.connect()]);
  await Promise.race([connected, wait(START_WITHIN_MS, undefined, { ref: false })]);
  return {
    redis,
    tell(change) {
      redis.publish(CHANNEL, JSON.stringify({ from: self, ...change })).catch(() => {
        // the client's error event reports it
      });
    },
    onTold(listener) {
      listening.on('message', (_channel, text) => {
        const told = message.safeParse(text);
        if (!told.success) return;
        const { from, tenantId, tags } = told.data;
        if (from !== self) listener({ tenantId, tags });
      });
      const subscribe = () => {
        listening
          .subscribe(CHANNEL)
          .catch((error: Error) => log.warn({ err: error }, 'REDIS_URL: no messages'));
      };
      listening.on('ready', subscribe);
      if (listening.status === 'ready') subscribe();
    },
    onMissed(listener) {
      listening.on('ready', listener);
    },
    async close() {
      redis.disconnect();
      listening.disconnect();
    },
  };
}
