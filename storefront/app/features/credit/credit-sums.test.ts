import { expect, it } from 'vitest';
import { creditSums } from './credit-sums.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
// nl 549.00 in 12
const plan = { surcharge: eur(3294), pauseSurcharge: eur(0), overall: eur(58_194) };

it('names above the button what is owed, not the cash price', () => {
  expect(creditSums({ plan, protection: null })).toEqual({
    cost: eur(3294),
    premiums: null,
    owed: eur(58_194),
  });
});

it('with payment protection names its premiums and the sum with them', () => {
  const protection = { total: eur(1740), overall: eur(59_934) };
  expect(creditSums({ plan, protection })).toEqual({
    cost: eur(3294),
    premiums: eur(1740),
    owed: eur(59_934),
  });
});

it('counts the surcharge of a pause among the cost', () => {
  const paused = { ...plan, pauseSurcharge: eur(500), overall: eur(58_694) };
  expect(creditSums({ plan: paused, protection: null })).toMatchObject({
    cost: eur(3794),
    owed: eur(58_694),
  });
});
