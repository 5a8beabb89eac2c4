import { expect, it } from 'vitest';
import { createEvents } from './events.ts';
import { retryAt, wokenWork } from './woken-work.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };
const QUEUED = { type: 'mail-queued', tenantId: 'nl' } as const;

/** Rounds that end when the test says so. */
function heldWork(failing: readonly number[] = []) {
  const events = createEvents();
  const errors: object[] = [];
  const ends: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  let rounds = 0;
  const work = wokenWork({
    name: 'test',
    events,
    log: { ...log, error: (fields: object) => errors.push(fields) },
    pollMs: 3_600_000,
    wakes: ({ type }) => type === 'mail-queued',
    async round() {
      rounds += 1;
      const round = rounds;
      for (const tell of waiting.splice(0)) tell();
      await new Promise<void>((resolve) => ends.push(resolve));
      if (failing.includes(round)) throw new Error('a round failed');
    },
  });
  return {
    work,
    events,
    errors,
    rounds: () => rounds,
    endRound: () => ends.shift()?.(),
    nextRound: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
}

it('does a round at once, and one more when it was woken meanwhile, however often', async () => {
  const { work, events, rounds, endRound, nextRound } = heldWork();
  work.start();
  expect(rounds()).toBe(1);
  for (let each = 0; each < 5; each += 1) events.emit(QUEUED);
  expect(rounds(), 'one at a time').toBe(1);
  const second = nextRound();
  endRound();
  await second;
  const stopped = work.stop();
  endRound();
  await stopped;
  expect(rounds()).toBe(2);
});

it('hears only what it is woken by', async () => {
  const { work, events, rounds, endRound } = heldWork();
  work.start();
  events.emit({ type: 'search-ready', tenantId: 'nl' });
  const stopped = work.stop();
  endRound();
  await stopped;
  expect(rounds()).toBe(1);
});

it('goes on after a round that failed', async () => {
  const { work, events, errors, rounds, endRound, nextRound } = heldWork([1]);
  work.start();
  events.emit(QUEUED);
  const second = nextRound();
  endRound();
  await second;
  expect(errors).toHaveLength(1);
  const stopped = work.stop();
  endRound();
  await stopped;
  expect(rounds()).toBe(2);
});

it('waits for its round when it is stopped, and begins none after', async () => {
  const { work, events, rounds, endRound } = heldWork();
  work.start();
  events.emit(QUEUED);
  let isOver = false;
  const stopped = work.stop().then(() => {
    isOver = true;
  });
  expect(work.isStopped).toBe(true);
  await Promise.resolve();
  expect(isOver, 'its round still runs').toBe(false);
  endRound();
  await stopped;
  events.emit(QUEUED);
  expect(rounds()).toBe(1);
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
