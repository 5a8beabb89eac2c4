import { expect, it } from 'vitest';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import { loadTenants } from '#tenants/load.ts';
import { buildNewMandate } from './mandate/mandate.store.ts';
import { buildPaymentInstruction } from './payment-instruction.service.ts';

const dutch = (await loadTenants()).find(({ id }) => id === 'nl');

/** Orders in the first and the last half hour of days before and after the clocks change, and of a year. */
it.each([
  ['2026-10-23T22:15:00Z', '2026-10-24'],
  ['2026-10-24T22:15:00Z', '2026-10-25'],
  ['2026-10-25T22:45:00Z', '2026-10-25'],
  ['2027-03-27T22:45:00Z', '2027-03-27'],
  ['2027-03-28T21:45:00Z', '2027-03-28'],
  ['2026-12-31T22:45:00Z', '2026-12-31'],
  ['2026-12-31T23:15:00Z', '2027-01-01'],
])('a later payment of an order of %s is counted from its day, %s', (now, day) => {
  if (!dutch) throw new Error('there is no Dutch tenant');
  const placedAt = new Date(now);
  const { directDebit } = dutch.payment;
  for (let days = 0; days < 20; days += 1) {
    const payment = {
      ...dutch.payment,
      prepaymentDays: days,
      directDebit: { ...directDebit, noticeDays: days },
    };
    const ctx = {
      tenant: { ...dutch, payment },
      clock: { now: () => placedAt },
    } as unknown as RequestContext;
    const order = { orderId: 'one', orderNumber: '10000001', placedAt, currency: 'EUR' as const };
    const account = { iban: 'NL91ABNA0417164300', bic: null, accountHolder: 'Zoë Bos' };
    const expected = addDays(day, days);
    expect(buildNewMandate(ctx, order, account, '').mandate.collectOn).toBe(expected);
    const instruction = buildPaymentInstruction(ctx, { ...order, paymentMethod: 'prepayment' }, null);
    expect(instruction?.payUntil).toBe(expected);
  }
});
