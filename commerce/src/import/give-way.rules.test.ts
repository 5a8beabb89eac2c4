import { expect, it } from 'vitest';
import { LastCounts, pauseAfter } from './give-way.rules.ts';

it.each([
  { busy: 0, batchMs: 300, pause: 0, why: 'a quiet shop' },
  { busy: 0.4, batchMs: 300, pause: 0, why: 'pages, no queue' },
  { busy: 1, batchMs: 300, pause: 0, why: 'as many as there is room for' },
  { busy: 1.5, batchMs: 300, pause: 450, why: 'a queue begins' },
  { busy: 3, batchMs: 300, pause: 1800, why: 'two wait' },
  { busy: 4, batchMs: 300, pause: 2700, why: 'three wait' },
  { busy: 40, batchMs: 300, pause: 2700, why: 'many wait: the import goes on all the same' },
  { busy: 40, batchMs: 20, pause: 180, why: 'in proportion to what it took' },
])('waits $pause ms after $batchMs ms with $busy of others: $why', ({ busy, batchMs, pause }) => {
  expect(pauseAfter({ busy, batchMs })).toBe(pause);
});

it('reckons with the last counts only', () => {
  const counts = new LastCounts(3);
  expect(counts.average).toBe(0);
  counts.add(9);
  expect(counts.average).toBe(9);
  for (const count of [1, 2, 3]) counts.add(count);
  expect(counts.average).toBe(2);
});
