import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasEnded,
  isForwardMove,
  isSecured,
  listStatesBefore,
  PAYMENT_STATES,
  type PaymentState,
} from './payment-state.rules.ts';

// only the shop books what a bank has taken back: no answer says it
const state = fc.constantFrom(...PAYMENT_STATES.filter((one) => one !== 'reversed'));

/** The state that a payment ends as when answers come in this order. */
function resolveFinalState(answers: readonly PaymentState[]): PaymentState {
  return answers.reduce<PaymentState>(
    (now, answer) => (isForwardMove(now, answer) ? answer : now),
    'created',
  );
}

describe('payment states', () => {
  it.each([
    [['open', 'paid'], 'paid'],
    [['paid', 'open'], 'paid'],
    [['paid', 'failed'], 'paid'],
    [['paid', 'canceled', 'expired', 'pending'], 'paid'],
    [['open', 'open', 'paid', 'paid'], 'paid'],
    [['authorized', 'open', 'pending'], 'authorized'],
    [['authorized', 'failed'], 'authorized'],
    [['authorized', 'canceled'], 'canceled'],
    [['open', 'failed', 'open'], 'failed'],
    [['open', 'expired', 'pending', 'failed'], 'expired'],
    // the customer gave up, and the bank carried it out all the same
    [['open', 'canceled', 'paid'], 'paid'],
    [['pending', 'open'], 'pending'],
  ] as const)('a payment that receives %s becomes %s', (answers, expected) => {
    expect(resolveFinalState(answers)).toBe(expected);
  });

  it('a payment that was paid once stays paid, whatever comes before and after', () => {
    fc.assert(
      fc.property(fc.array(state), fc.array(state), (before, later) => {
        expect(resolveFinalState([...before, 'paid', ...later])).toBe('paid');
      }),
    );
  });

  it('a payment that has ended is never open or pending again', () => {
    fc.assert(
      fc.property(fc.constantFrom('failed', 'canceled', 'expired'), fc.array(state), (end, later) => {
        const now = resolveFinalState(['open', end, ...later]);
        expect(['created', 'open', 'pending']).not.toContain(now);
      }),
    );
  });

  it('a repeated answer changes nothing', () => {
    fc.assert(
      fc.property(fc.array(state), state, (answers, again) => {
        expect(resolveFinalState([...answers, again, again])).toBe(resolveFinalState([...answers, again]));
      }),
    );
  });

  it('the states listed before another are those that lead to it', () => {
    for (const to of PAYMENT_STATES) {
      expect(listStatesBefore(to)).toEqual(PAYMENT_STATES.filter((from) => isForwardMove(from, to)));
      expect(isForwardMove(to, to)).toBe(false);
    }
  });

  it('a payment is secured or over and never both', () => {
    for (const one of PAYMENT_STATES) expect(isSecured(one) && hasEnded(one)).toBe(false);
  });
});
