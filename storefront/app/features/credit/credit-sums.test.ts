import { expect, it } from 'vitest';
import { computeCreditSums } from './credit-sums.ts';

const createMoney = (minor: number) => ({ minor, currency: 'EUR' });
// nl 549.00 in 12
const plan = { surcharge: createMoney(3294), pauseSurcharge: createMoney(0), overall: createMoney(58_194) };

it('the amount above the button is the debt and not the cash price', () => {
  expect(computeCreditSums({ plan, protection: null })).toEqual({
    cost: createMoney(3294),
    premiums: null,
    owed: createMoney(58_194),
  });
});

it('the credit sums with payment protection include its premiums and total', () => {
  const protection = { total: createMoney(1740), overall: createMoney(59_934) };
  expect(computeCreditSums({ plan, protection })).toEqual({
    cost: createMoney(3294),
    premiums: createMoney(1740),
    owed: createMoney(59_934),
  });
});

it('the surcharge of a pause counts among the credit costs', () => {
  const paused = { ...plan, pauseSurcharge: createMoney(500), overall: createMoney(58_694) };
  expect(computeCreditSums({ plan: paused, protection: null })).toMatchObject({
    cost: createMoney(3794),
    owed: createMoney(58_694),
  });
});
