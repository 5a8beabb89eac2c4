import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { CatalogueSource, ReadRows } from '#search/engine/catalogue-source.types.ts';
import { ChangeQueue } from '#search/engine/change-queue.ts';
import { languageTools } from '#search/engine/language-tools.ts';
import { SearchCore } from '#search/engine/search-core.ts';
import type { EngineSize, FromWorker, ToWorker, WorkerAnswer, WorkerStart } from './messages.types.ts';

/**
 * Products read at a time: fewer when the process that also serves pages has to read them, since some have dozens of
 * variants. Of eight at a time each took three times as long as of a hundred.
 */
const BATCH = { own: 500, asked: 64 };
const KEEP_UP_MS = 60_000;
const POPULAR_EVERY_MS = 15 * 60_000;

export type ThreadProgram = {
  /** Reads from a server over a connection of the thread's own. */
  readonly connectReader: (databaseUrl: string) => ReadRows;
  readonly createSource: (read: ReadRows, onFault: (fault: object) => void) => CatalogueSource;
};

/** Runs the search of a {@link ThreadedEngine}; called once, by the program that its thread was started with. */
export function runSearchThread({ connectReader, createSource }: ThreadProgram): void {
  const port = parentPort;
  if (!port) throw new Error('this is the search engine’s thread, not a program');
  const { tenants, databaseUrl } = workerData as WorkerStart;
  const rows = new AskedRows(port);
  const tell = (message: FromWorker) => port.postMessage(message);
  const core = new SearchCore({
    tenants,
    tools: languageTools,
    source: createSource(databaseUrl ? connectReader(databaseUrl) : rows.read, (fault) =>
      tell({ type: 'fault', fault }),
    ),
    batch: databaseUrl ? BATCH.own : BATCH.asked,
    now: () => Date.now(),
  });
  const onFailed = (error: unknown) => tell({ type: 'error', error: toError(error) });
  const queue = new ChangeQueue({
    refresh: (productIds) => core.refresh(productIds),
    rebuild: async (missed) => {
      const begin = performance.now();
      await core.build(missed);
      tell({ type: 'built', ms: Math.round(performance.now() - begin), size: measureSize(core) });
    },
    onRefreshed: (change) => tell({ type: 'refreshed', ...change }),
    onFailed,
  });
  port.on('message', (message: ToWorker) => handleMessage(message, { core, queue, rows, tell }));
  queue.rebuild();
  setInterval(() => {
    core.refreshSponsored().catch(onFailed);
    if (core.isWorn) queue.rebuild();
  }, KEEP_UP_MS);
  setInterval(() => void core.refreshPopular().catch(onFailed), POPULAR_EVERY_MS);
}

type Thread = {
  readonly core: SearchCore;
  readonly queue: ChangeQueue;
  readonly rows: AskedRows;
  readonly tell: (message: FromWorker) => void;
};

function handleMessage(message: ToWorker, { core, queue, rows, tell }: Thread): void {
  const reply = (id: number, answer: () => WorkerAnswer) => {
    try {
      tell({ type: 'answer', id, answer: answer() });
    } catch (error) {
      tell({ type: 'failed', id, error: toError(error) });
    }
  };
  switch (message.type) {
    case 'search':
      reply(message.id, () => core.search(message.query, queue.backlog));
      break;
    case 'suggest':
      reply(message.id, () => core.suggest(message.query));
      break;
    case 'size':
      reply(message.id, () => measureSize(core));
      break;
    case 'settled':
      void queue.waitUntilSettled().then(() => reply(message.id, () => null));
      break;
    case 'following':
      void queue.waitUntilFollowing(message.most).then(() => reply(message.id, () => null));
      break;
    case 'changed':
      queue.reportChanges(message.tenantId, message.productIds);
      break;
    case 'rebuild':
      queue.rebuild();
      break;
    case 'rows':
      rows.resolve(message.id, message.rows);
      break;
    case 'no-rows':
      rows.reject(message.id, message.reason);
      break;
  }
}

function measureSize(core: SearchCore): EngineSize {
  const { products = 0, bytes = 0 } = core.size ?? {};
  return { products, bytes, heapBytes: process.memoryUsage().heapUsed };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Asks the process that has the embedded database for rows, one query after the other: its pages get a turn between. */
class AskedRows {
  readonly #port: MessagePort;
  readonly #waiting = new Map<
    number,
    { resolve(rows: readonly unknown[]): void; reject(error: Error): void }
  >();
  #lastId = 0;
  #lastAsked: Promise<unknown> = Promise.resolve();

  constructor(port: MessagePort) {
    this.#port = port;
  }

  readonly read: ReadRows = <Row>(sql: string, values: readonly unknown[]) => {
    const rows = this.#lastAsked.then(() => this.#ask<Row>(sql, values));
    this.#lastAsked = rows.catch(() => {});
    return rows;
  };

  #ask<Row>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      this.#waiting.set(id, { resolve: (rows) => resolve(rows as readonly Row[]), reject });
      this.#port.postMessage({ type: 'read', id, sql, values } satisfies FromWorker);
    });
  }

  resolve(id: number, rows: readonly unknown[]): void {
    this.#waiting.get(id)?.resolve(rows);
    this.#waiting.delete(id);
  }

  reject(id: number, reason: string): void {
    this.#waiting.get(id)?.reject(new Error(reason));
    this.#waiting.delete(id);
  }
}
