import { z } from 'zod';
import { line, optional, personName, placeName } from './faults.ts';
import { FIELD_LIMITS } from './field-limits.ts';
import { plainDashes } from './visible-text.ts';

export const SALUTATIONS = ['female', 'male', 'not_specified'] as const;

/** Patterns of typed postal codes, and their stored form. */
const postalCodes: Readonly<Record<string, { pattern: RegExp; write: (typed: string) => string }>> = {
  NL: {
    pattern: /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/,
    write: (typed) => `${typed.slice(0, 4)} ${typed.slice(-2)}`,
  },
  DE: { pattern: /^(?!00)\d{5}$/, write: (typed) => typed },
  AT: { pattern: /^[1-9]\d{3}$/, write: (typed) => typed },
  CH: { pattern: /^[1-9]\d{3}$/, write: (typed) => typed },
};

/** A postal code alone, for the search for pick-up points. */
export function postalCode(country: string) {
  const rule = postalCodes[country] ?? {
    pattern: /^[A-Z0-9][A-Z0-9 -]{2,9}$/,
    write: (typed: string) => typed,
  };
  return line(FIELD_LIMITS.postalCode)
    .transform((typed) => typed.toUpperCase())
    .pipe(z.string().regex(rule.pattern, 'postal_code'))
    .transform(rule.write);
}

/**
 * A Dutch number is digits, with the addition in a field of its own; elsewhere the letter belongs to the number: 12a,
 * 3/5, 7-9.
 */
function houseNumber(country: string) {
  return line(FIELD_LIMITS.houseNumber).pipe(
    z.string().regex(country === 'NL' ? /^\d{1,5}$/ : /^\d{1,5}[\p{L}\d/ \-.]{0,8}$/u, 'house_number'),
  );
}

/** Lenient: digits with any separators; numbers of other countries are accepted. */
const phone = line(FIELD_LIMITS.phone)
  .transform(plainDashes)
  .pipe(z.string().regex(/^\+?[\d ()/.-]{6,24}$/, 'phone'));

/**
 * The country of an address: a place that the Swiss post delivers to in the neighbouring country is addressed there.
 * @returns ISO 3166-1 alpha-2
 */
export function countryOfAddress(market: string, postalCode: string): string {
  return market === 'CH' && /^94(8[5-9]|9[0-8])$/.test(postalCode) ? 'LI' : market;
}

const addressSchemas = new Map<string, ReturnType<typeof addressOf>>();

/**
 * The schema of an address of one market; `country` is the tenant's, ISO 3166-1 alpha-2. Made once: that costs more
 * than parsing.
 */
export function addressSchema(country: string) {
  const known = addressSchemas.get(country) ?? addressOf(country);
  addressSchemas.set(country, known);
  return known;
}

function addressOf(country: string) {
  return z.object({
    salutation: z.enum(SALUTATIONS, { error: 'choice' }).default('not_specified'),
    givenName: personName,
    familyName: personName,
    street: placeName,
    houseNumber: houseNumber(country),
    houseNumberAddition: optional(
      line(FIELD_LIMITS.houseNumberAddition).pipe(z.string().regex(/^[\p{L}\d][\p{L}\d -]*$/u, 'characters')),
    ),
    postalCode: postalCode(country),
    city: placeName,
    phone: optional(phone),
  });
}

export type AddressForm = z.output<ReturnType<typeof addressSchema>>;
