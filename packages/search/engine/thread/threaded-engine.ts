import { setImmediate as othersTurn, setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ReadRows } from '#search/engine/catalogue-source.types.ts';
import type {
  EngineAnswer,
  EngineListener,
  EngineQuery,
  SearchEngine,
  SuggestQuery,
} from '#search/engine/engine.types.ts';
import type { SearchTenant } from '#search/engine/search-tenant.types.ts';
import type { Suggestions } from '#search/search.types.ts';
import type { EngineSize, FromWorker, ToWorker, WorkerStart } from './messages.types.ts';
import { PendingAnswers } from './pending-answers.ts';

export type ThreadedOptions = {
  readonly tenants: readonly SearchTenant[];
  /** server that the thread reads from over its own connection; null: it asks this process for rows */
  readonly databaseUrl: string | null;
  readonly read: ReadRows;
  readonly listener: EngineListener;
  /** the program of the thread, which calls `runSearchThread` */
  readonly program: URL;
  /** longest wait of a question for the first reading and for its answer, milliseconds; default 3,000 */
  readonly patienceMs?: number;
};

const PATIENCE_MS = 3_000;
/**
 * The index is in arrays outside of the heap; by V8's default the thread keeps some 120 MB for short-lived objects.
 */
const YOUNG_GENERATION_MB = 24;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The engine in a thread of its own: however broad a question, the process goes on answering others. A thread that
 * ends is started again after a pause, which grows; until then questions are answered null.
 */
export class ThreadedEngine implements SearchEngine {
  readonly #options: ThreadedOptions;
  readonly #patienceMs: number;
  readonly #pending: PendingAnswers;
  readonly #first = Promise.withResolvers<void>();
  readonly #deaf: () => void;
  #worker: Worker;
  #isBuilt = false;
  #isClosed = false;
  #pauseMs = FIRST_PAUSE_MS;

  constructor(options: ThreadedOptions) {
    this.#options = options;
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS;
    this.#pending = new PendingAnswers(this.#patienceMs);
    this.#worker = this.#start();
    this.#deaf = options.listener.follow(this);
  }

  async search(query: EngineQuery): Promise<EngineAnswer | null> {
    if (!(await this.#waitUntilBuilt())) return null;
    return this.#pending.ask<EngineAnswer>((id) => this.#tell({ type: 'search', id, query }));
  }

  async suggest(query: SuggestQuery): Promise<Suggestions | null> {
    if (!(await this.#waitUntilBuilt())) return null;
    return this.#pending.ask<Suggestions>((id) => this.#tell({ type: 'suggest', id, query }));
  }

  /** @returns null: the thread does not answer */
  size(): Promise<EngineSize | null> {
    return this.#pending.ask<EngineSize>((id) => this.#tell({ type: 'size', id }));
  }

  reportChanges(tenantId: string, productIds: readonly number[]): void {
    this.#tell({ type: 'changed', tenantId, productIds });
  }

  rebuild(): void {
    this.#tell({ type: 'rebuild' });
  }

  /** Whether the thread has read the catalogue; no longer when it has ended, until it has been started again. */
  isAnswering(): boolean {
    return this.#isBuilt;
  }

  waitUntilReady(): Promise<void> {
    return this.#first.promise;
  }

  async waitUntilFollowing(most: number): Promise<void> {
    await this.#pending.ask<never>((id) => this.#tell({ type: 'following', id, most }), null);
  }

  async waitUntilSettled(): Promise<void> {
    await this.#first.promise;
    await this.#pending.ask<never>((id) => this.#tell({ type: 'settled', id }), null);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#deaf();
    await this.#worker.terminate();
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  /** Whether the first reading has finished, after a short wait at most. */
  async #waitUntilBuilt(): Promise<boolean> {
    if (!this.#isBuilt)
      await Promise.race([this.#first.promise, wait(this.#patienceMs, undefined, { ref: false })]);
    return this.#isBuilt;
  }

  #start(): Worker {
    const { tenants, databaseUrl, program, listener } = this.#options;
    const workerData: WorkerStart = { tenants, databaseUrl };
    const worker = new Worker(program, {
      ...{ workerData, name: 'search' },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    worker.unref();
    worker.on('message', (message: FromWorker) => this.#handleMessage(message, worker));
    worker.on('error', (error) => listener.log.error({ err: error }, 'the search thread failed'));
    worker.on('exit', () => {
      this.#isBuilt = false;
      this.#pending.giveUp();
      if (!this.#isClosed) void this.#startAgain();
    });
    return worker;
  }

  async #startAgain(): Promise<void> {
    await wait(this.#pauseMs, undefined, { ref: false });
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    if (!this.#isClosed) this.#worker = this.#start();
  }

  #handleMessage(message: FromWorker, worker: Worker): void {
    const { tenants, listener } = this.#options;
    const { log } = listener;
    switch (message.type) {
      case 'answer':
        this.#pending.settle(message.id, message.answer);
        break;
      case 'failed':
        log.error({ err: message.error }, 'a search failed');
        this.#pending.settle(message.id, null);
        break;
      case 'read':
        void this.#answerRead(message, worker);
        break;
      case 'built': {
        const { ms, size } = message;
        this.#isBuilt = true;
        this.#pauseMs = FIRST_PAUSE_MS;
        this.#first.resolve();
        log.info({ ms, ...size }, 'the catalogue can be searched');
        // pages made while it was read again have the names and numbers of before
        for (const { id } of tenants) listener.onReady(id);
        break;
      }
      case 'refreshed': {
        const { type: _, ...change } = message;
        listener.onChanged(change);
        break;
      }
      case 'fault':
        log.warn(message.fault, 'search: text fault');
        break;
      case 'error':
        log.error({ err: message.error }, 'search could not read the catalogue');
        break;
    }
  }

  async #answerRead(
    { id, sql, values }: Extract<FromWorker, { type: 'read' }>,
    worker: Worker,
  ): Promise<void> {
    let message: ToWorker;
    // the thread asks again at once, and the embedded database answers within the same turn: other work would never
    // run
    await othersTurn();
    try {
      message = { type: 'rows', id, rows: await this.#options.read(sql, values) };
    } catch (error) {
      message = { type: 'no-rows', id, reason: error instanceof Error ? error.message : String(error) };
    }
    worker.postMessage(message);
  }
}
