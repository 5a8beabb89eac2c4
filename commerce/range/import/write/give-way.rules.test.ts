import { expect, it } from 'vitest';
import { LastCounts, pauseAfter } from './give-way.rules.ts';

it.each([
  { busy: 0, batchMs: 300, pause: 0, why: 'a quiet shop' },
  { busy: 0.2, batchMs: 300, pause: 0, why: 'pages, no orders' },
  { busy: 0.25, batchMs: 300, pause: 300, why: 'some order' },
  { busy: 0.5, batchMs: 300, pause: 1800, why: 'many order' },
  { busy: 1.5, batchMs: 300, pause: 5700, why: 'a queue: the import goes on all the same' },
  { busy: 40, batchMs: 300, pause: 5700, why: 'a long one: no further' },
  { busy: 40, batchMs: 20, pause: 380, why: 'in proportion to what it took' },
])('an import waits $pause ms after $batchMs ms with $busy of others: $why', ({ busy, batchMs, pause }) => {
  expect(pauseAfter({ busy, batchMs })).toBeCloseTo(pause);
});

it('uses the most recent counts only', () => {
  const counts = new LastCounts(3);
  expect(counts.average).toBe(0);
  counts.add(9);
  expect(counts.average).toBe(9);
  for (const count of [1, 2, 3]) counts.add(count);
  expect(counts.average).toBe(2);
});
