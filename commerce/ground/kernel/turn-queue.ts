/** Thrown by `run` when too many jobs wait already, or when the queue is closed. */
export class QueueFullError extends Error {}

/** The client that a job runs for. */
export interface JobAsker {
  /** jobs of different clients take turns, so that one with many does not keep the others waiting */
  readonly client?: string;
  /** aborted: a job that has not begun is dropped, its `run` rejects with the signal's reason */
  readonly signal?: AbortSignal;
}

export interface TurnQueue {
  /**
   * Runs the job when a place is free; rejects with QueueFullError when the queue, or the client's part, is full, also
   * while the job waits.
   */
  run<T>(job: () => Promise<T>, asker?: JobAsker): Promise<T>;
  /** Closes the queue: waiting jobs are rejected, running ones finish. */
  close(): void;
}

type Turn = PromiseWithResolvers<void>;

/** Refuses the last job of the client with most, unless it has no more than `count`. @returns whether it had more */
function displaceLast(turns: ReadonlyMap<string, Turn[]>, count: number): boolean {
  let most: Turn[] = [];
  for (const others of turns.values()) if (others.length > most.length) most = others;
  if (most.length <= count) return false;
  most.pop()?.reject(new QueueFullError('another client has fewer jobs'));
  return true;
}

/**
 * Lets `parallel` jobs run at once and at most `waiting` more wait, a quarter of them one client's. Clients take turns;
 * jobs of one client run in their order. When the queue is full, a client with few jobs takes the last place of the one
 * with most.
 */
export function createTurnQueue(parallel: number, waiting: number): TurnQueue {
  const mostOfClient = Math.max(1, Math.ceil(waiting / 4));
  /** the client whose turn is next comes first */
  const turns = new Map<string, Turn[]>();
  let running = 0;
  let queued = 0;
  let closed = false;

  function enqueue(client: string): Turn {
    const own = turns.get(client) ?? [];
    if (own.length >= mostOfClient || (queued >= waiting && !displaceLast(turns, own.length + 1))) {
      throw new QueueFullError(`${queued} jobs wait already, ${own.length} of this client`);
    }
    const turn = Promise.withResolvers<void>();
    own.push(turn);
    turns.set(client, own);
    queued = Math.min(queued + 1, waiting);
    return turn;
  }

  function drop(client: string, turn: Turn, reason: unknown): void {
    const own = turns.get(client);
    const place = own?.indexOf(turn) ?? -1;
    if (!own || place === -1) return;
    own.splice(place, 1);
    if (own.length === 0) turns.delete(client);
    queued--;
    turn.reject(reason);
  }

  async function enter({ client = '', signal }: JobAsker): Promise<void> {
    if (closed) throw new QueueFullError('no more jobs are begun');
    signal?.throwIfAborted();
    if (running < parallel) {
      running++;
      return;
    }
    const turn = enqueue(client);
    const dropClient = () => drop(client, turn, signal?.reason);
    signal?.addEventListener('abort', dropClient, { once: true });
    await turn.promise.finally(() => signal?.removeEventListener('abort', dropClient));
  }

  /** Hands the place to the next client's job, so that a newcomer cannot overtake it. */
  function leave(): void {
    const [next] = turns;
    if (!next) {
      running--;
      return;
    }
    const [client, own] = next;
    const turn = own.shift();
    turns.delete(client);
    if (own.length > 0) turns.set(client, own);
    queued--;
    turn?.resolve();
  }

  return {
    async run(job, asker = {}) {
      await enter(asker);
      try {
        return await job();
      } finally {
        leave();
      }
    },
    close() {
      closed = true;
      for (const own of turns.values())
        for (const { reject } of own) reject(new QueueFullError('no more jobs are begun'));
      turns.clear();
      queued = 0;
    },
  };
}
