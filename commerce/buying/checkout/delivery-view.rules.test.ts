import { expect, it } from 'vitest';
import { type DeliveryOptionView, waysToPartner } from './delivery-view.rules.ts';

const option = (code: string, rest: Partial<DeliveryOptionView> = {}): DeliveryOptionView => ({
  code,
  to: 'address',
  priceMinor: 0,
  freeFromMinor: null,
  days: null,
  dates: null,
  wishedDays: [],
  ...rest,
});

it('tyres go to their fitting partner in the usual way only', () => {
  const options = [
    option('pickup', { to: 'pickup' }),
    option('wished', { wishedDays: ['2026-12-01'] }),
    option('standard'),
    option('evening', { priceMinor: 795 }),
  ];

  expect(waysToPartner(options).map(({ code }) => code)).toEqual(['standard']);
});
