import { parentPort, workerData } from 'node:worker_threads';
import { ChangeQueue } from '#search/engine/change-queue.ts';
import type { ReadRows } from '#search/engine/document.types.ts';
import { languageTools } from '#search/engine/language-tools.ts';
import { SearchCore } from '#search/engine/search-core.ts';
import { connectReader } from './connect-reader.ts';
import type { EngineSize, FromWorker, ToWorker, WorkerAnswer, WorkerStart } from './messages.types.ts';

/**
 * Products read at a time: few when the process that also serves pages has to read them. Some have dozens of
 * variants.
 */
const BATCH = { own: 500, asked: 8 };
const KEEP_UP_MS = 60_000;
const POPULAR_EVERY_MS = 15 * 60_000;

const port = parentPort;
if (!port) throw new Error('this is the search engine’s thread, not a program');
const { tenants, databaseUrl } = workerData as WorkerStart;
const tell = (message: FromWorker) => port.postMessage(message);

const waiting = new Map<number, { resolve(rows: readonly unknown[]): void; reject(error: Error): void }>();
let lastId = 0;
let lastAsked: Promise<unknown> = Promise.resolve();

/** Asks the process that has the embedded database for rows, one query after the other: its pages get a turn between. */
const askForRows: ReadRows = <Row>(sql: string, values: readonly unknown[]) => {
  const ask = () =>
    new Promise<readonly Row[]>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve: (rows) => resolve(rows as readonly Row[]), reject });
      tell({ type: 'read', id: lastId, sql, values });
    });
  const rows = lastAsked.then(ask);
  lastAsked = rows.catch(() => {});
  return rows;
};

const core = new SearchCore({
  tenants,
  tools: languageTools,
  read: databaseUrl ? connectReader(databaseUrl) : askForRows,
  batch: databaseUrl ? BATCH.own : BATCH.asked,
  now: () => Date.now(),
  onFault: (fault) => tell({ type: 'fault', fault }),
});
const queue = new ChangeQueue({
  refresh: (productIds) => core.refresh(productIds),
  rebuild: async (missed) => {
    const begin = performance.now();
    await core.build(missed);
    tell({ type: 'built', ms: Math.round(performance.now() - begin), size: measureSize() });
  },
  onRefreshed: (tenantId, productIds, lists) =>
    tell({ type: 'refreshed', tenantId, productIds, ...(lists && { lists }) }),
  onFailed,
});

function onFailed(error: unknown): void {
  tell({ type: 'error', error: error instanceof Error ? error : new Error(String(error)) });
}

function measureSize(): EngineSize {
  const { products = 0, bytes = 0 } = core.size ?? {};
  return { products, bytes, heapBytes: process.memoryUsage().heapUsed };
}

function reply(id: number, answer: () => WorkerAnswer): void {
  try {
    tell({ type: 'answer', id, answer: answer() });
  } catch (error) {
    tell({ type: 'failed', id, error: error instanceof Error ? error : new Error(String(error)) });
  }
}

port.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'search':
      reply(message.id, () => core.search(message.query));
      break;
    case 'suggest':
      reply(message.id, () => core.suggest(message.query));
      break;
    case 'size':
      reply(message.id, measureSize);
      break;
    case 'settled':
      void queue.waitUntilSettled().then(() => reply(message.id, () => null));
      break;
    case 'changed':
      queue.reportChanges(message.tenantId, message.productIds);
      break;
    case 'rebuild':
      queue.rebuild();
      break;
    case 'rows':
      waiting.get(message.id)?.resolve(message.rows);
      waiting.delete(message.id);
      break;
    case 'no-rows':
      waiting.get(message.id)?.reject(new Error(message.reason));
      waiting.delete(message.id);
      break;
  }
});

queue.rebuild();
setInterval(() => {
  core.refreshSponsored().catch(onFailed);
  if (core.isWorn) queue.rebuild();
}, KEEP_UP_MS);
setInterval(() => void core.refreshPopular().catch(onFailed), POPULAR_EVERY_MS);
