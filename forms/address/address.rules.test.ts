import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDeliverySchema, identitySchema } from '../checkout.ts';
import { listFaults } from '../faults.ts';
import { getAddressSchema, resolveAddressCountry } from './address.ts';

const good = {
  salutation: 'female',
  givenName: 'Zoë',
  familyName: "van 't Hooft",
  street: 'Lange Kleiweg',
  houseNumber: '12',
  postalCode: '2288 GK',
  city: "'s-Gravenhage",
};

function readFaultCode(country: string, change: object): string {
  const parsed = getAddressSchema(country).safeParse({ ...good, ...change });
  return parsed.success
    ? 'ok'
    : listFaults(parsed.error)
        .map((fault) => `${fault.field} ${fault.code}`)
        .join(', ');
}

describe('an address', () => {
  it.each([
    ['NL', { postalCode: '2288gk' }, 'ok'],
    ['NL', { postalCode: '2288 SS' }, 'postalCode postal_code'],
    ['NL', { postalCode: '0288 GK' }, 'postalCode postal_code'],
    ['NL', { postalCode: '' }, 'postalCode required'],
    ['NL', { houseNumber: '12a' }, 'ok'],
    ['NL', { houseNumber: 'a' }, 'houseNumber house_number'],
    ['NL', { houseNumberAddition: 'bis' }, 'ok'],
    ['DE', { postalCode: '01067', houseNumber: '12a' }, 'ok'],
    ['DE', { postalCode: '00123' }, 'postalCode postal_code'],
    ['AT', { postalCode: '5020', houseNumber: '3/5' }, 'ok'],
    ['CH', { postalCode: '80001' }, 'postalCode postal_code'],
    ['NL', { givenName: 'a'.repeat(71) }, 'givenName too_long'],
    ['NL', { givenName: '   ' }, 'givenName required'],
    ['NL', { givenName: '<b>' }, 'givenName characters'],
    ['NL', { givenName: ['x'] }, 'givenName required'],
    ['NL', { phone: 'ring me' }, 'phone phone'],
    ['NL', { phone: '' }, 'ok'],
    // as copied from a list of contacts, from a page, from a letter: what nobody sees nobody can take away
    ['NL', { phone: '\u202a+31 6 12\u201134 56–78\u202c' }, 'ok'],
    ['NL', { postalCode: '\u200e2288\u00a0GK\u200b', houseNumber: '12\ufeff' }, 'ok'],
    ['NL', { familyName: 'Müller\u2011Lüden\u00adscheidt', city: "'s\u2011Gravenhage" }, 'ok'],
    ['NL', { salutation: 'captain' }, 'salutation choice'],
  ])('the address in %s with %j gives %s', (country, change, expected) => {
    expect(readFaultCode(country, change)).toBe(expected);
  });

  it('an address is kept as the market writes it', () => {
    expect(
      getAddressSchema('NL').parse({ ...good, postalCode: '2288gk', givenName: '  Jan   Peter ' }),
    ).toMatchObject({
      postalCode: '2288 GK',
      givenName: 'Jan Peter',
      phone: null,
    });
  });

  it('checking an address never throws and reports every error with a field, whatever is sent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(good)), fc.anything()), (sent) => {
        const parsed = getAddressSchema('NL').safeParse(sent);
        if (!parsed.success) expect(listFaults(parsed.error).every((fault) => fault.field !== '')).toBe(true);
      }),
    );
  });
});

it.each([
  ['CH', '9484', 'CH'],
  ['CH', '9485', 'LI'],
  ['CH', '9498', 'LI'],
  ['CH', '9499', 'CH'],
  ['AT', '9490', 'AT'],
])('an address of %s with %s is in %s', (market, postalCode, country) => {
  expect(resolveAddressCountry(market, postalCode)).toBe(country);
});

describe('the checkout’s forms', () => {
  const ways = [
    { code: 'standard', to: 'address', wishedDay: false },
    { code: 'wished-day', to: 'address', wishedDay: true },
    { code: 'pickup', to: 'pickup', wishedDay: false },
  ] as const;
  const tenant = { country: 'NL', delivery: { options: ways }, activeExtensions: [] };
  const findFaults = (typed: object) => {
    const parsed = getDeliverySchema(tenant, typed).safeParse(typed);
    return parsed.success ? [] : listFaults(parsed.error).map(({ field, code }) => `${field} ${code}`);
  };

  it.each([
    ['an unknown way', { deliveryOption: 'drone' }, ['deliveryOption choice']],
    ['no address', { billing: { ...good, city: '' } }, ['billing.city required']],
    ['home', {}, []],
    ['another address without one', { kind: 'address' }, ['delivery invalid']],
    ['another address', { kind: 'address', delivery: good }, []],
    ['another address, as it was sent before there were kinds', { delivery: good }, []],
    ['what is typed for a kind that is not chosen', { kind: 'home', delivery: { city: '<' } }, []],
    ['a point without a way to it', { kind: 'pickup', pickupPointId: 'NL-1' }, ['deliveryOption choice']],
    ['no point', { kind: 'pickup', deliveryOption: 'pickup' }, ['pickupPointId choice']],
    ['a point', { kind: 'pickup', deliveryOption: 'pickup', pickupPointId: 'NL-1' }, []],
    [
      'no point’s id',
      { kind: 'pickup', deliveryOption: 'pickup', pickupPointId: '../1' },
      ['pickupPointId choice'],
    ],
    ['the way to a point, home', { deliveryOption: 'pickup' }, ['deliveryOption choice']],
    ['no day', { deliveryOption: 'wished-day', wishedOn: '' }, ['wishedOn choice']],
    ['no day of the calendar', { deliveryOption: 'wished-day', wishedOn: '2026-02-30' }, ['wishedOn choice']],
    ['a day', { deliveryOption: 'wished-day', wishedOn: '2026-12-01' }, []],
    ['an unknown kind', { kind: 'drone' }, ['kind choice']],
  ])('checkout input is checked: %s', (_, change, expected) => {
    expect(findFaults({ billing: good, delivery: null, deliveryOption: 'standard', ...change })).toEqual(
      expected,
    );
  });

  it('the forms keep nothing that a choice does not require', () => {
    const typed = {
      kind: 'home',
      billing: good,
      delivery: good,
      pickupPointId: 'NL-1',
      wishedOn: '2026-12-01',
      deliveryOption: 'standard',
    };
    expect(getDeliverySchema(tenant, typed).parse(typed)).toMatchObject({
      delivery: null,
      pickupPointId: null,
      wishedOn: null,
      co2Compensation: false,
      saveAddress: false,
    });
  });

  it('the forms require a password of at least six characters for an account and none for a guest', () => {
    expect(
      identitySchema.safeParse({ identity: 'GUEST', email: '\u200bA@Exam\u00adple.com ' }),
    ).toMatchObject({
      data: { email: 'a@example.com' },
    });
    const short = identitySchema.safeParse({
      identity: 'ACCOUNT',
      email: 'a@example.com',
      password: '12345',
    });
    expect(short.success ? [] : listFaults(short.error)).toEqual([{ field: 'password', code: 'too_short' }]);
  });
});
