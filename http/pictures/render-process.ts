import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { LatePictureError } from './late-picture.ts';
import type { Rendition } from './picture-request.ts';

export interface Renderer {
  /**
   * @throws LatePictureError when it took too long or the process has ended; another error when the picture cannot be
   *   decoded
   */
  render(source: Buffer | string, rendition: Rendition): Promise<Buffer>;
  /** Ends the process; jobs that still run are rejected. */
  close(): void;
}

/** The messages that go to the process and come back from it. */
export type RenderJob = {
  readonly job: number;
  readonly source: Buffer | string;
  readonly rendition: Rendition;
};
export type RenderAnswer =
  | { readonly job: number; readonly bytes: Uint8Array }
  | { readonly job: number; readonly fault: string; readonly isLate: boolean };

interface Worker {
  readonly child: ReturnType<typeof fork>;
  readonly jobs: Map<number, PromiseWithResolvers<Buffer>>;
  begun: number;
}

/** After this time without a job the process ends, which frees its memory. */
const IDLE_MS = 10_000;
/** Number of pictures that one process renders before it is replaced: image libraries fragment their memory. */
const MOST_JOBS = 300;
/** Below the priority of everything that answers requests. */
const NICENESS = 10;

/**
 * Renders in a separate process, which is started when there is something to render and ends when there is not: the
 * decoders' memory is then really freed, their crash does not end the shop, and they run at a lower priority than
 * requests.
 */
export function createRenderer(idleMs = IDLE_MS): Renderer {
  let worker: Worker | null = null;
  let idle = new AbortController();
  let job = 0;

  function begin(): Worker {
    const child = fork(new URL('./render-worker.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const begun: Worker = { child, jobs: new Map(), begun: 0 };
    child.on('message', (answer) => settle(begun, answer as RenderAnswer));
    child.once('error', (error) => fail(begun, error));
    child.once('exit', (code) =>
      fail(begun, new LatePictureError(`the picture process has ended with ${code}`)),
    );
    if (child.pid !== undefined) giveWay(child.pid);
    return begun;
  }

  function settle(from: Worker, answer: RenderAnswer): void {
    const waiting = from.jobs.get(answer.job);
    from.jobs.delete(answer.job);
    if ('bytes' in answer) waiting?.resolve(Buffer.from(answer.bytes));
    else waiting?.reject(answer.isLate ? new LatePictureError(answer.fault) : new Error(answer.fault));
    if (from.jobs.size > 0) return;
    if (from !== worker) from.child.disconnect();
    else void endWhenIdle(from);
  }

  function fail(from: Worker, error: Error): void {
    if (worker === from) worker = null;
    for (const { reject } of from.jobs.values()) reject(error);
    from.jobs.clear();
  }

  async function endWhenIdle(from: Worker): Promise<void> {
    idle.abort();
    idle = new AbortController();
    const isOver = await wait(idleMs, true, { signal: idle.signal, ref: false }).catch(() => false);
    if (isOver && worker === from && from.jobs.size === 0) end(from);
  }

  function end(from: Worker): void {
    if (worker === from) worker = null;
    if (from.child.connected) from.child.disconnect();
  }

  return {
    render(source, rendition) {
      idle.abort();
      // a process that has rendered its share finishes its jobs and ends by itself
      if (worker && worker.begun >= MOST_JOBS) worker = null;
      worker ??= begin();
      worker.begun += 1;
      job += 1;
      const waiting = Promise.withResolvers<Buffer>();
      worker.jobs.set(job, waiting);
      worker.child.send({ job, source, rendition } satisfies RenderJob);
      return waiting.promise;
    },
    close() {
      idle.abort();
      if (worker) end(worker);
    },
  };
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // the process has ended, or the system does not allow it: it keeps its normal priority
  }
}
