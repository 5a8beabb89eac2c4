import { expect, it } from 'vitest';
import { type DeliveryOptionView, filterPartnerOptions } from './delivery-view.rules.ts';

const createOption = (code: string, rest: Partial<DeliveryOptionView> = {}): DeliveryOptionView => ({
  code,
  to: 'address',
  priceMinor: 0,
  freeFromMinor: null,
  days: null,
  dates: null,
  wishedDays: [],
  ...rest,
});

it('tyres go to their fitting partner only with standard delivery', () => {
  const options = [
    createOption('pickup', { to: 'pickup' }),
    createOption('wished', { wishedDays: ['2026-12-01'] }),
    createOption('standard'),
    createOption('evening', { priceMinor: 795 }),
  ];

  expect(filterPartnerOptions(options).map(({ code }) => code)).toEqual(['standard']);
});
