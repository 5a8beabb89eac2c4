/** Thrown by `run` when too many jobs wait already. */
export class QueueFullError extends Error {}

export interface RenderQueue {
  /** Runs the job when a place is free; rejects with QueueFullError when the queue is full. */
  run<T>(job: () => Promise<T>): Promise<T>;
}

/** Lets `parallel` jobs run at once and at most `waiting` more wait, first come, first served. */
export function createRenderQueue(parallel: number, waiting: number): RenderQueue {
  let running = 0;
  const queue: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < parallel) {
      running++;
      return;
    }
    if (queue.length >= waiting) {
      throw new QueueFullError(`More than ${waiting} pictures wait to be rendered`);
    }
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Hands the place to the next job, so that a newcomer can not overtake it. */
  function leave(): void {
    const next = queue.shift();
    if (next) {
      next();
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
  };
}
