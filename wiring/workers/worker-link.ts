import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Events } from '#commerce/ground/kernel/events.ts';
import type { SearchEngine } from '#search/engine/engine.types.ts';
import { PendingAnswers } from '#search/engine/thread/pending-answers.ts';
import type { Question, ToPrimary, ToWorker } from './messages.types.ts';

/** The search that pages ask, in this process or another. */
export type ServedSearch = SearchEngine & {
  /** Whether the catalogue has been read and can be searched now. */
  isAnswering(): boolean;
};

/** A worker's side of the channel to the process that started it (`runWorkers`). */
export type WorkerLink = {
  /** whether this is the one of the machine's workers that runs the background jobs */
  readonly runsJobs: boolean;
  /** asks the one index of the machine */
  readonly search: ServedSearch;
  /** Tells the other workers what happens here, and this one what happens there. @returns a function that stops it */
  shareEvents(events: Events): () => void;
  /** whether the event that is being emitted came from another process, which tells other machines itself */
  isRelaying(): boolean;
  /** Adds this worker's numbers to those of the machine. @returns reads the numbers of all workers, added up */
  shareMetrics(registry: Registry): () => Promise<string>;
  /** Says that this worker takes requests. */
  reportServing(): void;
};

/** Number of a worker among those of its machine, from 1; the environment tells it. */
export const WORKER_NUMBER = 'SHOP_WORKER_NUMBER';
/** A question waits this long: somewhat longer than the search thread lets its own wait. */
const PATIENCE_MS = 4_000;

/** @returns null if this process is no worker */
export function linkWorker(): WorkerLink | null {
  if (!cluster.isWorker) return null;
  const pending = new PendingAnswers(PATIENCE_MS);
  const ready = Promise.withResolvers<void>();
  let isAnswering = false;
  let isRelaying = false;
  let events: Events | null = null;

  process.on('message', (message: ToWorker) => {
    switch (message.topic) {
      case 'shop:answer':
        pending.settle(message.id, message.answer);
        break;
      case 'shop:search':
        isAnswering = message.isAnswering;
        if (isAnswering) ready.resolve();
        break;
      case 'shop:event':
        isRelaying = true;
        events?.emit(message.event);
        isRelaying = false;
        break;
    }
  });
  const ask = <Answer>(question: Question, patienceMs?: number | null) =>
    pending.ask<Answer>((id) => send({ topic: 'shop:question', id, question }), patienceMs);
  send({ topic: 'shop:joined' });

  return {
    runsJobs: process.env[WORKER_NUMBER] === '1',
    search: {
      search: (query) => ask({ type: 'search', query }),
      suggest: (query) => ask({ type: 'suggest', query }),
      // the process that holds the index follows the change log
      reportChanges: () => {},
      rebuild: () => {},
      isAnswering: () => isAnswering,
      waitUntilReady: () => ready.promise,
      waitUntilFollowing: async (most) => void (await ask({ type: 'following', most }, null)),
      waitUntilSettled: async () => void (await ask({ type: 'settled' }, null)),
      close: async () => pending.giveUp(),
    },
    shareEvents(own) {
      events = own;
      return own.on((event) => {
        if (!isRelaying) send({ topic: 'shop:event', event });
      });
    },
    isRelaying: () => isRelaying,
    shareMetrics(registry) {
      AggregatorRegistry.setRegistries(registry);
      // answers the questions of the process that adds up
      void new AggregatorRegistry();
      return async () => (await ask<string>({ type: 'metrics' })) ?? registry.metrics();
    },
    reportServing: () => send({ topic: 'shop:serving' }),
  };
}

/** Where the other process has ended, this one is about to. */
function send(message: ToPrimary): void {
  if (process.connected) process.send?.(message);
}
