import { expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { msUntilCutOff, orderDay } from './order-day.rules.ts';

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
])('what is ordered at %s, before %s or after it, counts from %s', (now, orderUntil, day) => {
  if (!dutch) throw new Error('there is no Dutch tenant');
  const tenant = { ...dutch, delivery: { ...dutch.delivery, orderUntil } };
  expect(orderDay({ tenant, clock: { now: () => new Date(now) } })).toBe(day);
});

it('ends at the cut-off, to the millisecond', () => {
  if (!dutch) throw new Error('there is no Dutch tenant');
  const DAY_MS = 86_400_000;
  for (
    let at = Date.parse('2026-11-23T00:00:00Z');
    at < Date.parse('2026-11-25T00:00:00Z');
    at += 1_234_567
  ) {
    const dayAt = (ms: number) => orderDay({ tenant: dutch, clock: { now: () => new Date(ms) } });
    const left = msUntilCutOff({ tenant: dutch, clock: { now: () => new Date(at) } });
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(DAY_MS);
    expect(dayAt(at + left - 1), 'still the same day').toBe(dayAt(at));
    expect(dayAt(at + left), 'the next').not.toBe(dayAt(at));
  }
});
