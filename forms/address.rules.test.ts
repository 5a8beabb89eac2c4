import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressSchema } from './address.ts';
import { deliverySchema, identitySchema } from './checkout.ts';
import { faultsOf } from './faults.ts';

const good = {
  salutation: 'female',
  givenName: 'Zoë',
  familyName: "van 't Hooft",
  street: 'Lange Kleiweg',
  houseNumber: '12',
  postalCode: '2288 GK',
  city: "'s-Gravenhage",
};

function codeOf(country: string, change: object): string {
  const parsed = addressSchema(country).safeParse({ ...good, ...change });
  return parsed.success
    ? 'ok'
    : faultsOf(parsed.error)
        .map((fault) => `${fault.field} ${fault.code}`)
        .join(', ');
}

describe('an address', () => {
  it.each([
    ['NL', { postalCode: '2288gk' }, 'ok'],
    ['NL', { postalCode: '2288 SS' }, 'postalCode postal_code'],
    ['NL', { postalCode: '0288 GK' }, 'postalCode postal_code'],
    ['NL', { postalCode: '' }, 'postalCode required'],
    ['NL', { houseNumber: '12a' }, 'houseNumber house_number'],
    ['NL', { houseNumberAddition: 'bis' }, 'ok'],
    ['DE', { postalCode: '01067', houseNumber: '12a' }, 'ok'],
    ['DE', { postalCode: '00123' }, 'postalCode postal_code'],
    ['AT', { postalCode: '5020', houseNumber: '3/5' }, 'ok'],
    ['CH', { postalCode: '80001' }, 'postalCode postal_code'],
    ['NL', { givenName: 'a'.repeat(36) }, 'givenName too_long'],
    ['NL', { givenName: '   ' }, 'givenName required'],
    ['NL', { givenName: '<b>' }, 'givenName characters'],
    ['NL', { givenName: ['x'] }, 'givenName required'],
    ['NL', { phone: 'ring me' }, 'phone phone'],
    ['NL', { phone: '' }, 'ok'],
    ['NL', { salutation: 'captain' }, 'salutation choice'],
  ])('%s %j: %s', (country, change, expected) => {
    expect(codeOf(country, change)).toBe(expected);
  });

  it('is kept as the market writes it', () => {
    expect(
      addressSchema('NL').parse({ ...good, postalCode: '2288gk', givenName: '  Jan   Peter ' }),
    ).toMatchObject({
      postalCode: '2288 GK',
      givenName: 'Jan Peter',
      phone: null,
    });
  });

  it('never throws and never lets a fault without a field through, whatever is sent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(good)), fc.anything()), (sent) => {
        const parsed = addressSchema('NL').safeParse(sent);
        if (!parsed.success) expect(faultsOf(parsed.error).every((fault) => fault.field !== '')).toBe(true);
      }),
    );
  });
});

describe('the checkout’s forms', () => {
  it('know the tenant’s delivery options only', () => {
    const parsed = deliverySchema('NL', ['standard']).safeParse({
      billing: { ...good, city: '' },
      delivery: null,
      deliveryOption: 'drone',
    });
    expect(parsed.success ? [] : faultsOf(parsed.error)).toEqual([
      { field: 'billing.city', code: 'required' },
      { field: 'deliveryOption', code: 'choice' },
    ]);
  });

  it('want a password of at least six characters for an account, none for a guest', () => {
    expect(identitySchema.safeParse({ identity: 'GUEST', email: 'A@Example.com ' })).toMatchObject({
      data: { email: 'a@example.com' },
    });
    const short = identitySchema.safeParse({
      identity: 'ACCOUNT',
      email: 'a@example.com',
      password: '12345',
    });
    expect(short.success ? [] : faultsOf(short.error)).toEqual([{ field: 'password', code: 'too_short' }]);
  });
});
