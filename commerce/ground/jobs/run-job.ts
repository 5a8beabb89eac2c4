import { setTimeout as wait } from 'node:timers/promises';
import type { Job, JobHost } from './job.types.ts';

/** Pause after a failed round: a lasting fault does not fill the log. */
const REST_AFTER_FAILURE_MS = 5_000;

/**
 * Runs one job: a round at once or after its pause, after each event that wakes it, and every few seconds. What was
 * queued during a round gets a round of its own and does not wait for the next poll.
 * @returns `stop`: no further round begins; it resolves when the one that runs has ended
 */
export function runJob(job: Job, host: JobHost): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let again = false;
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => {});

  async function run(): Promise<void> {
    do {
      again = false;
      const outcome = await runRound(job, host, signal);
      if (outcome === 'again') again = true;
      const restMs = outcome === 'failed' ? REST_AFTER_FAILURE_MS : (job.restMs ?? 0);
      // an event that came during a failed round starts the next one at once: it may have removed the cause
      if (restMs > 0 && !(outcome === 'failed' && again)) await pause(restMs);
    } while (again && !signal.aborted);
    running = null;
  }

  function wake(): void {
    again = true;
    if (!signal.aborted) running ??= run();
  }

  const unsubscribe = host.events.on((event) => {
    if (job.shouldWake?.(event)) wake();
  });
  const timer = setInterval(wake, job.everyMs).unref();
  const first = job.startAfterMs ? setTimeout(wake, job.startAfterMs).unref() : undefined;
  if (!job.startAfterMs) wake();
  return {
    async stop() {
      stopping.abort();
      unsubscribe();
      clearInterval(timer);
      clearTimeout(first);
      await running;
      await job.finish?.();
    },
  };
}

async function runRound(
  job: Job,
  { log, onRound }: JobHost,
  signal: AbortSignal,
): Promise<'done' | 'again' | 'failed'> {
  const began = performance.now();
  const measureSeconds = () => (performance.now() - began) / 1000;
  try {
    const answer = await job.performRound(signal);
    onRound?.(job.name, 'done', measureSeconds());
    return answer === 'again' ? 'again' : 'done';
  } catch (error) {
    log.error({ err: error, job: job.name }, 'a round of a job failed');
    onRound?.(job.name, 'failed', measureSeconds());
    return 'failed';
  }
}

/**
 * Runs all jobs of a server. @returns `stop`, which ends them one after the other, the last one first
 * @throws Error when two jobs have one name
 */
export function runJobs(jobs: readonly Job[], host: JobHost): { stop(): Promise<void> } {
  const names = new Set<string>();
  for (const { name } of jobs) {
    if (names.has(name)) throw new Error(`two jobs are named ${name}`);
    names.add(name);
  }
  const running = jobs.map((job) => runJob(job, host));
  return {
    async stop() {
      for (const each of running.toReversed()) await each.stop();
    },
  };
}
