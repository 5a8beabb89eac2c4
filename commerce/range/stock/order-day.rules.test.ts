import { expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { computeMsUntilCutOff, computeOrderDay } from './order-day.rules.ts';

const tenants = await loadTenants();
const dutch = tenants.find(({ id }) => id === 'nl');

it.each([
  ['2026-11-23T20:59:59Z', '22:00', '2026-11-23'],
  ['2026-11-23T21:00:00Z', '22:00', '2026-11-24'],
  ['2026-11-23T22:59:59Z', '22:00', '2026-11-24'],
  ['2026-11-23T23:00:00Z', '22:00', '2026-11-24'],
  ['2026-12-31T21:30:00Z', '22:00', '2027-01-01'],
  // summer time
  ['2026-07-01T19:59:00Z', '22:00', '2026-07-01'],
  ['2026-07-01T20:00:00Z', '22:00', '2026-07-02'],
  ['2026-07-01T10:00:00Z', '12:00', '2026-07-02'],
])('an order at %s, before %s or after it, counts from %s', (now, orderUntil, day) => {
  if (!dutch) throw new Error('there is no Dutch tenant');
  const tenant = { ...dutch, delivery: { ...dutch.delivery, orderUntil } };
  expect(computeOrderDay({ tenant, clock: { now: () => new Date(now) } })).toBe(day);
});

it.each([
  ['2026-11-23', '2026-11-25', 24],
  // the clocks go back at 01:00 UTC on the 25th, and forward on the 28th
  ['2026-10-23', '2026-10-27', 25],
  ['2027-03-26', '2027-03-30', 24],
  ['2026-12-30', '2027-01-02', 24],
])('the order day ends at the cut-off, to the millisecond: from %s to %s', (first, last, mostHours) => {
  if (!dutch) throw new Error('there is no Dutch tenant');
  for (let at = Date.parse(first); at < Date.parse(last); at += 1_234_567) {
    const computeDayAt = (ms: number) =>
      computeOrderDay({ tenant: dutch, clock: { now: () => new Date(ms) } });
    const left = computeMsUntilCutOff({ tenant: dutch, clock: { now: () => new Date(at) } });
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(mostHours * 3_600_000);
    expect(computeDayAt(at + left - 1), 'still the same day').toBe(computeDayAt(at));
    expect(computeDayAt(at + left), 'the next').not.toBe(computeDayAt(at));
  }
});
