import fc from 'fast-check';

/** For tests: what can happen to a shop. `who` and `which` are taken modulo the number of candidates. */
export type Step =
  | { readonly op: 'add'; readonly who: number; readonly article: number; readonly quantity: number }
  | { readonly op: 'change'; readonly who: number; readonly quantity: number }
  | { readonly op: 'voucher'; readonly who: number }
  | {
      readonly op: 'place';
      readonly who: number;
      readonly tabs: number;
      readonly method: 'invoice' | 'ideal';
    }
  | { readonly op: 'stock'; readonly article: number; readonly quantity: number }
  | { readonly op: 'pay'; readonly which: number; readonly answer: Answer; readonly told: number }
  | { readonly op: 'cancel' | 'deliver' | 'dispatch' | 'part'; readonly which: number }
  | { readonly op: 'return'; readonly which: number; readonly key: number }
  | { readonly op: 'hour' | 'reconcile' | 'kill' };

type Answer = 'paid' | 'failed' | 'canceled' | 'expired' | 'wrong';

const who = fc.nat(2);
const which = fc.nat(5);
const article = fc.nat(2);

/** One to four things at the same time, again and again. */
export const anyHistory: fc.Arbitrary<Step[][]> = fc.array(
  fc.array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          op: fc.constant('add' as const),
          who,
          article,
          quantity: fc.integer({ min: 1, max: 2 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ op: fc.constant('change' as const), who, quantity: fc.nat(3) }) },
      { weight: 2, arbitrary: fc.record({ op: fc.constant('voucher' as const), who }) },
      {
        weight: 7,
        arbitrary: fc.record({
          ...{ op: fc.constant('place' as const), who, tabs: fc.integer({ min: 1, max: 3 }) },
          method: fc.constantFrom('invoice' as const, 'ideal' as const),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ op: fc.constant('stock' as const), article, quantity: fc.nat(3) }),
      },
      {
        weight: 5,
        arbitrary: fc.record({
          ...{ op: fc.constant('pay' as const), which, told: fc.integer({ min: 0, max: 3 }) },
          answer: fc.constantFrom<Answer>('paid', 'paid', 'paid', 'failed', 'canceled', 'expired', 'wrong'),
        }),
      },
      {
        weight: 5,
        arbitrary: fc.record({
          op: fc.constantFrom('cancel' as const, 'dispatch' as const, 'part' as const, 'deliver' as const),
          which,
        }),
      },
      { weight: 3, arbitrary: fc.record({ op: fc.constant('return' as const), which, key: fc.nat(2) }) },
      { weight: 1, arbitrary: fc.record({ op: fc.constantFrom('hour' as const, 'reconcile' as const) }) },
      { weight: 1, arbitrary: fc.record({ op: fc.constant('kill' as const) }) },
    ),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 3, maxLength: 12 },
);
