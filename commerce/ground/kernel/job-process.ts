import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';

type JobProcessOptions = {
  /** the module that the process runs; it calls `serveJobs` */
  readonly module: URL;
  /** after this time without a job the process ends, which frees its memory; ms */
  readonly idleMs?: number;
  /** after this many jobs the process is replaced: decoders fragment their memory */
  readonly mostJobs?: number;
  /** a process that takes longer for one job is ended with all of its jobs; ms */
  readonly mostMs?: number;
  /** how far its priority is below that of the processes that answer requests, 0 to 19 */
  readonly niceness?: number;
};

/** A process that does work which may take much memory, hang or crash. */
export interface JobProcess<Job, Answer> {
  /**
   * @throws JobProcessEndedError when the process ended before its answer; an Error with the message of what the job
   *   threw
   */
  run(job: Job): Promise<Answer>;
  /** Ends the process; jobs that still run are rejected. */
  close(): void;
}

/** The process ended, or was ended, before it answered. */
export class JobProcessEndedError extends Error {
  override readonly name = 'JobProcessEndedError';
}

type Sent<Job> = { readonly id: number; readonly job: Job };
type Received<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly fault: string };

type Waiting<Answer> = PromiseWithResolvers<Answer> & { readonly timer: NodeJS.Timeout };
type Worker<Answer> = {
  readonly child: ChildProcess;
  readonly jobs: Map<number, Waiting<Answer>>;
  begun: number;
};

const IDLE_MS = 10_000;
const MOST_JOBS = 300;
const MOST_MS = 60_000;
const NICENESS = 10;

/**
 * Runs jobs in a separate process, which starts when there is one and ends when there is none: the memory of
 * decoders is then really freed, their crash does not end the shop, and they run at a lower priority than requests.
 */
export function createJobProcess<Job, Answer>({
  module,
  idleMs = IDLE_MS,
  mostJobs = MOST_JOBS,
  mostMs = MOST_MS,
  niceness = NICENESS,
}: JobProcessOptions): JobProcess<Job, Answer> {
  let worker: Worker<Answer> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  function begin(): Worker<Answer> {
    const child = fork(module, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const begun: Worker<Answer> = { child, jobs: new Map(), begun: 0 };
    child.on('message', (received) => settle(begun, received as Received<Answer>));
    child.once('error', (error) => fail(begun, error));
    child.once('exit', (code, signal) =>
      fail(begun, new JobProcessEndedError(`the process has ended with ${code ?? signal}`)),
    );
    if (child.pid !== undefined) giveWay(child.pid, niceness);
    return begun;
  }

  function settle(from: Worker<Answer>, received: Received<Answer>): void {
    const waiting = from.jobs.get(received.id);
    if (!waiting) return;
    from.jobs.delete(received.id);
    clearTimeout(waiting.timer);
    if ('answer' in received) waiting.resolve(received.answer);
    else waiting.reject(new Error(received.fault));
    if (from.jobs.size > 0) return;
    holdParent(from.child, false);
    if (from !== worker) end(from);
    else idle = setTimeout(() => end(from), idleMs).unref();
  }

  function fail(from: Worker<Answer>, error: Error): void {
    if (worker === from) worker = null;
    for (const { reject, timer } of from.jobs.values()) {
      clearTimeout(timer);
      reject(error);
    }
    from.jobs.clear();
  }

  function end(from: Worker<Answer>): void {
    if (worker === from) worker = null;
    if (from.child.connected) from.child.disconnect();
  }

  return {
    run(job) {
      clearTimeout(idle);
      // a process that has done its share finishes its jobs and ends by itself
      if (worker && worker.begun >= mostJobs) worker = null;
      worker ??= begin();
      const own = worker;
      own.begun += 1;
      count += 1;
      const timer = setTimeout(() => own.child.kill('SIGKILL'), mostMs).unref();
      const waiting = { ...Promise.withResolvers<Answer>(), timer };
      own.jobs.set(count, waiting);
      holdParent(own.child, true);
      // a process that has just ended is reported by its exit
      own.child.send({ id: count, job } satisfies Sent<Job>, () => undefined);
      return waiting.promise;
    },
    close() {
      clearTimeout(idle);
      if (worker) end(worker);
    },
  };
}

/** Whether the process that waits may not end before its answers have come. */
function holdParent(child: ChildProcess, holds: boolean): void {
  if (holds) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** The side of the process: answers jobs until its parent disconnects or ends. */
export function serveJobs<Job, Answer>(handle: (job: Job) => Promise<Answer>): void {
  process.on('message', async (message) => {
    const { id, job } = message as Sent<Job>;
    const received = await handle(job).then(
      (answer): Received<Answer> => ({ id, answer }),
      (error: unknown): Received<Answer> => ({
        id,
        fault: error instanceof Error ? error.message : String(error),
      }),
    );
    process.send?.(received);
  });
  process.on('disconnect', () => process.exit());
}

function giveWay(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // the process has ended, or the system does not allow it: it keeps its normal priority
  }
}
