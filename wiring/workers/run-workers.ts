import cluster, { type Worker } from 'node:cluster';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import type { LoadedSettings } from '#commerce/ground/config/environment.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import { runJob } from '#commerce/ground/jobs/run-job.ts';
import { createEvents, type Events } from '#commerce/ground/kernel/events.ts';
import { changeLogJob } from '#commerce/range/catalogue/change-log.ts';
import type { ThreadedEngine } from '#search/engine/thread/threaded-engine.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { connectServers } from '../connect-servers.ts';
import { createLogger, type ShopLogger } from '../logger.ts';
import { startSearch } from '../search.ts';
import type { Question, ToPrimary, ToWorker } from './messages.types.ts';
import { WORKER_NUMBER } from './worker-link.ts';

export type WorkersOptions = {
  readonly settings: LoadedSettings;
  /** migrated; on a server, since an embedded one belongs to one process; it stays open */
  readonly database: Database;
  readonly tenants: readonly Tenant[];
  /** how many processes serve, at least 2 */
  readonly count: number;
  /** file of the program of a worker, which calls `linkWorker` and serves */
  readonly program: string;
};

export type RunningWorkers = {
  /** Tells all workers to end in order, waits for them, and ends what they share. */
  close(): Promise<void>;
};

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A worker that has served this long did not end because of how it was started. */
const STEADY_AFTER_MS = 60_000;
/** How soon the workers hear that the catalogue can, or cannot, be searched. */
const LOOK_EVERY_MS = 250;
/** A worker that has been told to end may take this long beside its time for draining. */
const END_WITHIN_MS = 20_000;

/**
 * Serves with several processes behind one port, so that pages are made by several cores. This process holds what the
 * machine needs once: the search index, the reading of the change log, the counters of limits where there is no
 * shared memory. A worker that dies is started again. Returns when all of them serve.
 */
export async function runWorkers(options: WorkersOptions): Promise<RunningWorkers> {
  const { settings, count, program } = options;
  const logger = createLogger(settings.logLevel);
  // each takes connections from the one socket itself: those handed over by this process hang where a worker dies just then
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: program, args: [], serialization: 'advanced', silent: true });
  new RateLimiterClusterMaster();
  const shared = await startShared(options, logger);
  const workers = new Map<number, Worker>();
  let isClosing = false;

  async function keepRunning(number: number, onServing: () => void): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!isClosing) {
      const startedAt = performance.now();
      const worker = startWorker(number, logger, { onServing, handle: shared.handle });
      workers.set(number, worker);
      const { code, signal } = await waitForEnd(worker);
      workers.delete(number);
      if (isClosing) return;
      logger.log.error({ worker: number, code, signal }, 'a worker has ended; it is started again');
      pauseMs = performance.now() - startedAt > STEADY_AFTER_MS ? FIRST_PAUSE_MS : pauseMs;
      await wait(pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  const running: Promise<void>[] = [];
  const serving = Array.from(
    { length: count },
    (_, index) =>
      new Promise<void>((resolve) => {
        running.push(keepRunning(index + 1, resolve));
      }),
  );
  await Promise.all(serving);
  return {
    async close() {
      isClosing = true;
      for (const worker of workers.values()) worker.process.kill('SIGTERM');
      const late = setTimeout(() => {
        for (const worker of workers.values()) worker.process.kill('SIGKILL');
      }, settings.drainMs + END_WITHIN_MS);
      await Promise.all(running);
      clearTimeout(late);
      await shared.close();
      logger.flush();
    },
  };
}

type Handle = (worker: Worker, message: ToPrimary) => void;

function startWorker(
  number: number,
  { log }: ShopLogger,
  { onServing, handle }: { readonly onServing: () => void; readonly handle: Handle },
): Worker {
  const worker = cluster.fork({ [WORKER_NUMBER]: String(number) });
  // a message to a worker that has just ended
  worker.on('error', (error) =>
    log.warn({ err: error, worker: number }, 'a worker could not be told something'),
  );
  worker.on('message', (message: ToPrimary) => {
    if (message.topic !== 'shop:serving') return handle(worker, message);
    log.info({ worker: number, pid: worker.process.pid }, 'a worker serves');
    onServing();
  });
  passLines(worker.process.stdout, process.stdout);
  passLines(worker.process.stderr, process.stderr);
  return worker;
}

function waitForEnd(worker: Worker): Promise<{ code: number | null; signal: string | null }> {
  return new Promise((resolve) => worker.once('exit', (code, signal) => resolve({ code, signal })));
}

/** Passes whole lines on: those of several workers never mix. */
function passLines(from: Readable | null, to: NodeJS.WritableStream): void {
  let rest = '';
  from?.setEncoding('utf8');
  from?.on('data', (chunk: string) => {
    const end = chunk.lastIndexOf('\n') + 1;
    if (end === 0) {
      rest += chunk;
      return;
    }
    to.write(rest + chunk.slice(0, end));
    rest = chunk.slice(end);
  });
  from?.on('end', () => {
    if (rest) to.write(`${rest}\n`);
  });
}

/** What the workers of a machine share, and how it answers them. */
async function startShared({ settings, database, tenants }: WorkersOptions, { log }: ShopLogger) {
  const events = createEvents((error) => log.error({ err: error }, 'a listener of events failed'));
  const servers = await connectServers(settings.redisUrl, log);
  const search = startSearch({ settings, database, tenants, events, servers, log });
  const { job } = changeLogJob({ db: database.kysely, events, tenants });
  const following = runJob(job, { events, log });
  const metrics = new AggregatorRegistry();
  const relay = createRelay(events);
  const answering = followAnswering(search);

  async function answerQuestion(worker: Worker, id: number, question: Question): Promise<void> {
    let answer: unknown = null;
    try {
      answer = await (question.type === 'metrics' ? metrics.clusterMetrics() : askSearch(search, question));
    } catch (error) {
      log.error({ err: error, question: question.type }, 'a question of a worker failed');
    }
    tell(worker, { topic: 'shop:answer', id, answer });
  }

  return {
    handle(worker: Worker, message: ToPrimary): void {
      switch (message.topic) {
        case 'shop:joined':
          tell(worker, { topic: 'shop:search', isAnswering: search.isAnswering() });
          break;
        case 'shop:event':
          relay.emitFrom(worker, message.event);
          break;
        case 'shop:question':
          void answerQuestion(worker, message.id, message.question);
          break;
      }
    },
    async close(): Promise<void> {
      relay.stop();
      answering.stop();
      await following.stop();
      await search.close();
      await servers.close();
    },
  };
}

function askSearch(search: ThreadedEngine, question: Exclude<Question, { readonly type: 'metrics' }>) {
  switch (question.type) {
    case 'search':
      return search.search(question.query);
    case 'suggest':
      return search.suggest(question.query);
    case 'following':
      return search.waitUntilFollowing(question.most);
    case 'settled':
      return search.waitUntilSettled();
  }
}

/** Tells each event of this process, and of each worker, to all the others. */
function createRelay(events: Events) {
  let from: Worker | null = null;
  const stop = events.on((event) => {
    for (const worker of listWorkers()) if (worker !== from) tell(worker, { topic: 'shop:event', event });
  });
  return {
    stop,
    emitFrom(worker: Worker, event: Parameters<Events['emit']>[0]): void {
      from = worker;
      events.emit(event);
      from = null;
    },
  };
}

/** Tells the workers whenever the catalogue begins or ceases to be searchable. */
function followAnswering(search: ThreadedEngine) {
  let told = search.isAnswering();
  const timer = setInterval(() => {
    const isAnswering = search.isAnswering();
    if (isAnswering === told) return;
    told = isAnswering;
    for (const worker of listWorkers()) tell(worker, { topic: 'shop:search', isAnswering });
  }, LOOK_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

function listWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}
