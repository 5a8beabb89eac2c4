import { describe, expect, it } from 'vitest';
import { listFaults } from './faults.ts';
import { getPaymentSchema } from './payment.ts';

const METHODS = ['invoice', 'direct-debit'];
const account = {
  paymentMethod: 'direct-debit',
  iban: 'nl91 abna 0417 1643 00',
  bic: '',
  accountHolder: ' Zoë  van der Berg ',
  mandate: true,
};

/** field: code of each fault; {} when there is none */
function listFaultCodes(typed: object, keepsAccount = false): Record<string, string> {
  const parsed = getPaymentSchema(METHODS, keepsAccount).safeParse(typed);
  if (parsed.success) return {};
  return Object.fromEntries(listFaults(parsed.error).map(({ field, code }) => [field, code]));
}

describe('the payment form', () => {
  it.each([{}, { paymentMethod: '' }, { paymentMethod: 'bitcoin' }, { paymentMethod: null }])(
    'a missing choice of %j is reported',
    (typed) => {
      expect(listFaultCodes(typed)).toEqual({ paymentMethod: 'choice' });
    },
  );

  it('a method without an account requires none, whatever is typed', () => {
    const parsed = getPaymentSchema(METHODS).parse({ ...account, paymentMethod: 'invoice', iban: 'x' });
    expect(parsed).toEqual({ paymentMethod: 'invoice', account: null });
  });

  it('a direct debit accepts the account as people write it', () => {
    expect(getPaymentSchema(METHODS).parse(account)).toMatchObject({
      paymentMethod: 'direct-debit',
      account: { iban: 'NL91ABNA0417164300', bic: null, accountHolder: 'Zoë van der Berg' },
    });
  });

  it.each([
    [
      'nothing',
      { paymentMethod: 'direct-debit' },
      { iban: 'required', accountHolder: 'required', mandate: 'accepted' },
    ],
    ['a mistyped account', { ...account, iban: 'NL91ABNA0417164301' }, { iban: 'iban' }],
    [
      'an account of another continent',
      { ...account, iban: 'US64SVBKUS6S3300958879' },
      { iban: 'iban_country' },
    ],
    ['a short account', { ...account, iban: 'NL91ABNA04171643' }, { iban: 'iban_length' }],
    ['a wrong BIC', { ...account, bic: 'ABN' }, { bic: 'bic' }],
    ['no mandate', { ...account, mandate: false }, { mandate: 'accepted' }],
    ['a mandate in words', { ...account, mandate: 'yes' }, { mandate: 'accepted' }],
    ['no name', { ...account, accountHolder: '<script>' }, { accountHolder: 'characters' }],
  ])('a direct debit with %s is refused', (_what, typed, expected) => {
    expect(listFaultCodes(typed)).toEqual(expected);
  });

  it('a known account is kept when none is typed, but never the mandate', () => {
    const again = { paymentMethod: 'direct-debit', iban: '', mandate: true };
    expect(getPaymentSchema(METHODS, true).parse(again)).toEqual({
      paymentMethod: 'direct-debit',
      account: null,
    });
    expect(listFaultCodes({ ...again, mandate: false }, true)).toEqual({ mandate: 'accepted' });
    expect(listFaultCodes({ ...again, iban: 'NL00' }, true)).toMatchObject({ iban: 'iban' });
    expect(listFaultCodes(again)).toMatchObject({ iban: 'required' });
  });
});
