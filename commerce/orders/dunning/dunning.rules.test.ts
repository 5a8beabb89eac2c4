import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import { loadTenants } from '#tenants/load.ts';
import { calculateLateInterest, resolveNextReminder, type SentReminder } from './dunning.rules.ts';

const tenants = await loadTenants();
const overdue = { since: '2026-12-01', overdueMinor: 50_000 };
const createReminders = (sent: readonly SentReminder[], others: readonly SentReminder[] = []) => ({
  sent,
  others,
});
const first = createReminders([]);

describe('reminders', () => {
  it.each(tenants.map((tenant) => [tenant.id, tenant] as const))(
    '%s: the first reminder costs nothing, and no fee is ever added',
    (_, { dunning }) => {
      expect(resolveNextReminder(dunning, overdue, first, '2026-12-05')).toBeNull();
      expect(resolveNextReminder(dunning, overdue, first, '2026-12-06')).toMatchObject({
        level: 1,
        interestMinor: 0,
        payUntil: '2026-12-20',
      });
      const sent: SentReminder[] = [
        { level: 1, payUntil: '2026-12-20', overdueMinor: 50_000, interestMinor: 0 },
      ];
      expect(resolveNextReminder(dunning, overdue, createReminders(sent), '2026-12-20')).toBeNull();
      const second = resolveNextReminder(dunning, overdue, createReminders(sent), '2026-12-31');
      // eleven days of interest are below what is charged at all
      expect(second).toMatchObject({ level: 2, interestMinor: 0 });
    },
  );

  it('reminders charge statutory interest since the last deadline, on the debt without interest', () => {
    const [nl] = tenants.filter(({ id }) => id === 'nl');
    if (!nl) throw new Error('no nl');
    const sent: SentReminder[] = [
      { level: 1, payUntil: '2026-12-20', overdueMinor: 50_000, interestMinor: 0 },
    ];
    const later = resolveNextReminder(nl.dunning, overdue, createReminders(sent), '2027-03-20');
    // 500.00 at 4 % for 90 days
    expect(later).toMatchObject({ level: 2, interestMinor: 493 });
    const again: SentReminder[] = [
      ...sent,
      { level: 2, payUntil: '2027-04-03', overdueMinor: 50_000, interestMinor: 493 },
    ];
    const last = resolveNextReminder(
      nl.dunning,
      { ...overdue, overdueMinor: 50_493 },
      createReminders(again),
      '2027-07-02',
    );
    expect(last).toMatchObject({ level: 3, interestMinor: 493, last: true });
    expect(
      resolveNextReminder(
        nl.dunning,
        overdue,
        createReminders([...again, { ...again[1], level: 3 } as SentReminder]),
        '2028-01-01',
      ),
    ).toBeNull();
  });

  it('reminders charge each day at its own rate and never more than an independent calculation', () => {
    const day = fc.nat(900).map((count) => addDays('2025-11-01', count));
    const rate = fc.record({ validFrom: day, annualPercent: fc.constantFrom(4, 5, 6.27, 0.12) });
    const rates = fc.uniqueArray(rate, { maxLength: 4, selector: ({ validFrom }) => validFrom });
    fc.assert(
      fc.property(fc.nat(1_000_000), rates, day, fc.nat(400), (base, given, start, days) => {
        let obvious = 0;
        for (let count = 1; count <= days; count += 1) {
          const on = addDays(start, count);
          const known = given.filter(({ validFrom }) => validFrom <= on);
          const newest = known.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
          obvious += (base * (newest?.annualPercent ?? 0)) / 100 / 365;
        }
        const charged = calculateLateInterest(base, given, start, addDays(start, days));
        expect(charged).toBeLessThanOrEqual(obvious + 1e-6);
        expect(charged).toBeGreaterThan(obvious - 1 - 1e-6);
      }),
    );
  });

  it('reminders charge no amount for days on which it was not requested', () => {
    const sent: SentReminder[] = [
      { level: 1, payUntil: '2026-12-20', overdueMinor: 50_000, interestMinor: 0 },
    ];
    const grown = { since: '2026-12-01', overdueMinor: 200_000 };
    const [nl] = tenants.filter(({ id }) => id === 'nl');
    if (!nl) throw new Error('no nl');
    // 500.00 at 4 % for 90 days, although 2,000.00 are overdue now
    expect(resolveNextReminder(nl.dunning, grown, createReminders(sent), '2027-03-20')).toMatchObject({
      interestMinor: 493,
    });
  });

  it('reminders charge no compound interest and no day twice when another instalment is the first open one', () => {
    const [nl] = tenants.filter(({ id }) => id === 'nl');
    if (!nl) throw new Error('no nl');
    const earlier: SentReminder[] = [
      { level: 1, payUntil: '2026-10-20', overdueMinor: 100_000, interestMinor: 0 },
      { level: 2, payUntil: '2027-02-18', overdueMinor: 150_000, interestMinor: 1000 },
    ];
    const sent: SentReminder[] = [
      { level: 1, payUntil: '2026-12-20', overdueMinor: 51_000, interestMinor: 0 },
    ];
    const later = resolveNextReminder(
      nl.dunning,
      { since: '2026-12-01', overdueMinor: 51_000 },
      createReminders(sent, earlier),
      '2027-05-19',
    );
    // 500.00 at 4 % for the 90 days after 18 February
    expect(later).toMatchObject({ level: 2, interestMinor: 493 });
  });

  it('reminders stay within what a credit may cost in the market', () => {
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
