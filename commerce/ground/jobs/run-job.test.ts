import { expect, it } from 'vitest';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { retryAt } from './backoff.rules.ts';
import type { Job } from './job.types.ts';
import { runJob, runJobs } from './run-job.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };
const QUEUED = { type: 'mail-queued', tenantId: 'nl' } as const;

/** Rounds that end when the test says so. */
function createHeldJob(
  options: { readonly failing?: readonly number[]; readonly again?: readonly number[] } = {},
) {
  const events = createEvents();
  const errors: object[] = [];
  const outcomes: string[] = [];
  const ends: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  let rounds = 0;
  let signal: AbortSignal | null = null;
  const job: Job = {
    name: 'test',
    everyMs: 3_600_000,
    shouldWake: ({ type }) => type === 'mail-queued',
    async performRound(given) {
      signal = given;
      rounds += 1;
      const round = rounds;
      for (const tell of waiting.splice(0)) tell();
      await new Promise<void>((resolve) => ends.push(resolve));
      if (options.failing?.includes(round)) throw new Error('a round failed');
      return options.again?.includes(round) ? 'again' : undefined;
    },
  };
  const run = () =>
    runJob(job, {
      events,
      log: { ...log, error: (fields: object) => errors.push(fields) },
      onRound: (name, outcome) => outcomes.push(`${name} ${outcome}`),
    });
  return {
    run,
    events,
    errors,
    outcomes,
    rounds: () => rounds,
    signal: () => signal,
    endRound: () => ends.shift()?.(),
    nextRound: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
}

it('runs a job at once and only once more however often it was woken meanwhile', async () => {
  const { run, events, rounds, outcomes, endRound, nextRound } = createHeldJob();
  const running = run();
  expect(rounds()).toBe(1);
  for (let each = 0; each < 5; each += 1) events.emit(QUEUED);
  expect(rounds(), 'one at a time').toBe(1);
  const second = nextRound();
  endRound();
  await second;
  const stopped = running.stop();
  endRound();
  await stopped;
  expect(rounds()).toBe(2);
  expect(outcomes).toEqual(['test done', 'test done']);
});

it('wakes a job only for the events it listens to', async () => {
  const { run, events, rounds, endRound } = createHeldJob();
  const running = run();
  events.emit({ type: 'search-ready', tenantId: 'nl' });
  const stopped = running.stop();
  endRound();
  await stopped;
  expect(rounds()).toBe(1);
});

it('runs the next round at once when a round reports more work', async () => {
  const { run, rounds, endRound, nextRound } = createHeldJob({ again: [1] });
  const running = run();
  const second = nextRound();
  endRound();
  await second;
  const stopped = running.stop();
  endRound();
  await stopped;
  expect(rounds()).toBe(2);
});

it('continues after a failed round', async () => {
  const { run, events, errors, outcomes, rounds, endRound, nextRound } = createHeldJob({ failing: [1] });
  const running = run();
  events.emit(QUEUED);
  const second = nextRound();
  endRound();
  await second;
  expect(errors).toEqual([expect.objectContaining({ job: 'test' })]);
  const stopped = running.stop();
  endRound();
  await stopped;
  expect(rounds()).toBe(2);
  expect(outcomes).toEqual(['test failed', 'test done']);
});

it('stopping a job signals its round, waits for it and starts no further round', async () => {
  const { run, events, rounds, signal, endRound } = createHeldJob();
  const running = run();
  events.emit(QUEUED);
  let isOver = false;
  const stopped = running.stop().then(() => {
    isOver = true;
  });
  expect(signal()?.aborted).toBe(true);
  await Promise.resolve();
  expect(isOver, 'its round still runs').toBe(false);
  endRound();
  await stopped;
  events.emit(QUEUED);
  expect(rounds()).toBe(1);
});

it('finishes the last job first and refuses two jobs of one name', async () => {
  const order: string[] = [];
  const createJob = (name: string): Job => ({
    name,
    everyMs: 3_600_000,
    performRound: async () => undefined,
    finish: () => void order.push(name),
  });
  const host = { events: createEvents(), log };
  await runJobs([createJob('first'), createJob('second')], host).stop();
  expect(order).toEqual(['second', 'first']);
  expect(() => runJobs([createJob('twice'), createJob('twice')], host)).toThrow('two jobs are named twice');
});

it('retries after growing pauses of never more than about an hour', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const pauses = Array.from({ length: 30 }, (_, index) => {
    const at = retryAt(now, index + 1, 5_000).getTime() - now.getTime();
    const whole = Math.min(3_600_000, 5_000 * 2 ** index);
    expect(at).toBeGreaterThanOrEqual(whole * 0.75);
    expect(at).toBeLessThanOrEqual(whole * 1.25);
    return at;
  });
  expect(Math.max(...pauses)).toBeLessThanOrEqual(4_500_000);
});
