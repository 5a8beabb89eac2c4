import { expect, it } from 'vitest';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { retryAt } from './backoff.rules.ts';
import type { Job } from './job.types.ts';
import { runJob, runJobs } from './run-job.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };
const QUEUED = { type: 'mail-queued', tenantId: 'nl' } as const;

/** Rounds that end when the test says so. */
function heldJob(options: { readonly failing?: readonly number[]; readonly again?: readonly number[] } = {}) {
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
    wakes: ({ type }) => type === 'mail-queued',
    async round(given) {
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

it('does a round at once, and one more when it was woken meanwhile, however often', async () => {
  const { run, events, rounds, outcomes, endRound, nextRound } = heldJob();
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

it('hears only what it is woken by', async () => {
  const { run, events, rounds, endRound } = heldJob();
  const running = run();
  events.emit({ type: 'search-ready', tenantId: 'nl' });
  const stopped = running.stop();
  endRound();
  await stopped;
  expect(rounds()).toBe(1);
});

it('goes on at once when a round says that there is more to do', async () => {
  const { run, rounds, endRound, nextRound } = heldJob({ again: [1] });
  const running = run();
  const second = nextRound();
  endRound();
  await second;
  const stopped = running.stop();
  endRound();
  await stopped;
  expect(rounds()).toBe(2);
});

it('goes on after a round that failed', async () => {
  const { run, events, errors, outcomes, rounds, endRound, nextRound } = heldJob({ failing: [1] });
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

it('waits for its round when it is stopped, tells it so, and begins none after', async () => {
  const { run, events, rounds, signal, endRound } = heldJob();
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

it('finishes the last job first, and refuses two of one name', async () => {
  const order: string[] = [];
  const job = (name: string): Job => ({
    name,
    everyMs: 3_600_000,
    round: async () => undefined,
    finish: () => void order.push(name),
  });
  const host = { events: createEvents(), log };
  await runJobs([job('first'), job('second')], host).stop();
  expect(order).toEqual(['second', 'first']);
  expect(() => runJobs([job('twice'), job('twice')], host)).toThrow('two jobs are named twice');
});

it('tries again after growing pauses, never more than about an hour', () => {
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
