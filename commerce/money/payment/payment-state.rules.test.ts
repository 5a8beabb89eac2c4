import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasEnded,
  isSecured,
  movesForward,
  PAYMENT_STATES,
  type PaymentState,
  statesBefore,
} from './payment-state.rules.ts';

// only the shop books what a bank has taken back: no answer says it
const state = fc.constantFrom(...PAYMENT_STATES.filter((one) => one !== 'reversed'));

/** The state that a payment ends as when answers come in this order. */
function told(answers: readonly PaymentState[]): PaymentState {
  return answers.reduce<PaymentState>((now, answer) => (movesForward(now, answer) ? answer : now), 'created');
}

describe('a payment', () => {
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
  ] as const)('told %s is %s', (answers, expected) => {
    expect(told(answers)).toBe(expected);
  });

  it('that was paid once stays paid, whatever comes before and after', () => {
    fc.assert(
      fc.property(fc.array(state), fc.array(state), (before, later) => {
        expect(told([...before, 'paid', ...later])).toBe('paid');
      }),
    );
  });

  it('that has ended is never open or pending again', () => {
    fc.assert(
      fc.property(fc.constantFrom('failed', 'canceled', 'expired'), fc.array(state), (end, later) => {
        const now = told(['open', end, ...later]);
        expect(['created', 'open', 'pending']).not.toContain(now);
      }),
    );
  });

  it('an answer that is told again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(state), state, (answers, again) => {
        expect(told([...answers, again, again])).toBe(told([...answers, again]));
      }),
    );
  });

  it('the states before another are those that lead to it', () => {
    for (const to of PAYMENT_STATES) {
      expect(statesBefore(to)).toEqual(PAYMENT_STATES.filter((from) => movesForward(from, to)));
      expect(movesForward(to, to)).toBe(false);
    }
  });

  it('is secured or over, never both', () => {
    for (const one of PAYMENT_STATES) expect(isSecured(one) && hasEnded(one)).toBe(false);
  });
});
