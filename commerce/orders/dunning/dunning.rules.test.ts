import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import { loadTenants } from '#tenants/load.ts';
import { lateInterestMinor, nextReminder, type SentReminder } from './dunning.rules.ts';

const tenants = await loadTenants();
const overdue = { since: '2026-12-01', overdueMinor: 50_000 };

describe('reminders', () => {
  it.each(tenants.map((tenant) => [tenant.id, tenant] as const))(
    '%s: the first costs nothing, and no fee is ever added',
    (_, { dunning }) => {
      expect(nextReminder(dunning, overdue, [], '2026-12-05')).toBeNull();
      expect(nextReminder(dunning, overdue, [], '2026-12-06')).toMatchObject({
        level: 1,
        interestMinor: 0,
        payUntil: '2026-12-20',
      });
      const sent: SentReminder[] = [
        { level: 1, payUntil: '2026-12-20', overdueMinor: 50_000, interestMinor: 0 },
      ];
      expect(nextReminder(dunning, overdue, sent, '2026-12-20')).toBeNull();
      const second = nextReminder(dunning, overdue, sent, '2026-12-31');
      // eleven days of interest are below what is charged at all
      expect(second).toMatchObject({ level: 2, interestMinor: 0 });
    },
  );

  it('charge statutory interest since the last day that was set, on the debt without interest', () => {
    const [nl] = tenants.filter(({ id }) => id === 'nl');
    if (!nl) throw new Error('no nl');
    const sent: SentReminder[] = [
      { level: 1, payUntil: '2026-12-20', overdueMinor: 50_000, interestMinor: 0 },
    ];
    const later = nextReminder(nl.dunning, overdue, sent, '2027-03-20');
    // 500.00 at 4 % for 90 days
    expect(later).toMatchObject({ level: 2, interestMinor: 493 });
    const again: SentReminder[] = [
      ...sent,
      { level: 2, payUntil: '2027-04-03', overdueMinor: 50_000, interestMinor: 493 },
    ];
    const last = nextReminder(nl.dunning, { ...overdue, overdueMinor: 50_493 }, again, '2027-07-02');
    expect(last).toMatchObject({ level: 3, interestMinor: 493, last: true });
    expect(
      nextReminder(nl.dunning, overdue, [...again, { ...again[1], level: 3 } as SentReminder], '2028-01-01'),
    ).toBeNull();
  });

  it('never charge more than the second, obvious reckoning: rate by day', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom(4, 5, 6.27), fc.nat(400), (base, percent, days) => {
        let obvious = 0;
        for (let day = 0; day < days; day += 1) obvious += (base * percent) / 100 / 365;
        const charged = lateInterestMinor(base, percent, days);
        expect(charged).toBeLessThanOrEqual(obvious + 1e-6);
        expect(charged).toBeGreaterThan(obvious - 1 - 1e-6);
      }),
    );
  });

  it('are within what a credit may cost in the market', () => {
    for (const { id, dunning, credit } of tenants) {
      const cap = credit.caps.at(-1)?.annualPercent ?? Number.POSITIVE_INFINITY;
      for (const { annualPercent } of dunning.lateInterest)
        expect(annualPercent, id).toBeLessThanOrEqual(cap);
      expect(dunning.reminders.map(({ afterDays }) => addDays('2026-01-01', afterDays))).toEqual(
        dunning.reminders.map(({ afterDays }) => addDays('2026-01-01', afterDays)).sort(),
      );
    }
  });
});
