import { expect, it } from 'vitest';
import { computeReceivedAmount } from './received.rules.ts';

const asked = { amountMinor: 5000, currency: 'EUR' } as const;
const answer = (
  state: 'open' | 'paid' | 'authorized' | 'failed',
  minor: number,
  currency: 'EUR' | 'CHF' = 'EUR',
) => ({
  state,
  amount: { minor, currency },
});

it.each([
  ['as it was asked for', answer('paid', 5000), 5000],
  ['too little counts as what it is', answer('paid', 1), 1],
  ['too much counts as what it is', answer('paid', 5001), 5001],
  ['another currency is no money of ours', answer('paid', 5000, 'CHF'), null],
  ['held as it was asked for', answer('authorized', 5000), 5000],
  ['of more that is held, what was asked for is taken', answer('authorized', 6000), 5000],
  ['too little that is held secures nothing', answer('authorized', 4999), null],
  ['what is not money yet moves on as it is', answer('open', 1), 5000],
  ['what came to nothing too', answer('failed', 1, 'CHF'), 5000],
])('the received amount is counted correctly: %s', (_name, said, received) => {
  expect(computeReceivedAmount(asked, said)).toBe(received);
});
