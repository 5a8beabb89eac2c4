/** Thrown by `run` when too many jobs wait already, or none is begun any more. */
export class QueueFullError extends Error {}

export interface RenderQueue {
  /** Runs the job when a place is free; rejects with QueueFullError when the queue is full. */
  run<T>(job: () => Promise<T>): Promise<T>;
  /** Begins no further job: those that wait are rejected. Those that run go on. */
  close(): void;
}

/** Lets `parallel` jobs run at once and at most `waiting` more wait, first come, first served. */
export function createRenderQueue(parallel: number, waiting: number): RenderQueue {
  let running = 0;
  let queue: PromiseWithResolvers<void>[] = [];
  let closed = false;

  async function enter(): Promise<void> {
    if (closed) {
      throw new QueueFullError('No more pictures are rendered');
    }
    if (running < parallel) {
      running++;
      return;
    }
    if (queue.length >= waiting) {
      throw new QueueFullError(`More than ${waiting} pictures wait to be rendered`);
    }
    const turn = Promise.withResolvers<void>();
    queue.push(turn);
    await turn.promise;
  }

  /** Hands the place to the next job, so that a newcomer can not overtake it. */
  function leave(): void {
    const next = queue.shift();
    if (next) {
      next.resolve();
    } else {
      running--;
    }
  }

  return {
    async run(job) {
      await enter();
      try {
        return await job();
      } finally {
        leave();
      }
    },
    close() {
      closed = true;
      for (const { reject } of queue) {
        reject(new QueueFullError('No more pictures are rendered'));
      }
      queue = [];
    },
  };
}
