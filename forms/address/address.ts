import { z } from 'zod';
import { FIELD_LIMITS } from '../field-limits.ts';
import { dropNumberSign, readTyped } from '../lists/visible-text.ts';
import { optional, personName, phone, placeName, typedLine } from '../typed-fields.ts';

export const SALUTATIONS = ['female', 'male', 'not_specified'] as const;

/**
 * How a market writes postal codes. The country may stand before one (D-20354), as on cards and in signatures; it is
 * left out, as is the comma or dot that was copied behind one.
 */
type PostalCodes = {
  readonly country: RegExp;
  readonly isNumber: boolean;
  readonly pattern: RegExp;
  readonly write: (code: string) => string;
};

const FOUR_DIGITS = { isNumber: true, pattern: /^[1-9]\d{3}$/, write: (code: string) => code };
const POSTAL_CODES: Readonly<Record<string, PostalCodes>> = {
  NL: {
    country: /^NL[ ./-]*(?=\d)/,
    isNumber: false,
    pattern: /^[1-9]\d{3}[ .-]*(?!SA|SD|SS)[A-Z]{2}$/,
    write: (code) => `${code.slice(0, 4)} ${code.slice(-2)}`,
  },
  DE: { ...FOUR_DIGITS, country: /^DE?[ ./-]*(?=\d)/, pattern: /^(?!00)\d{5}$/ },
  AT: { ...FOUR_DIGITS, country: /^(?:AT?|Ö)[ ./-]*(?=\d)/ },
  CH: { ...FOUR_DIGITS, country: /^(?:CH|FL|LI)[ ./-]*(?=\d)/ },
};
const OTHER: PostalCodes = {
  country: /^(?!)/,
  isNumber: false,
  pattern: /^[A-Z0-9][A-Z0-9 -]{2,9}$/,
  write: (code) => code,
};

/**
 * A postal code alone, for the search for pick-up points. Where codes are numbers, letters and spaces in one have a
 * message of their own (product 5).
 */
export function createPostalCodeSchema(country: string) {
  const rule = POSTAL_CODES[country] ?? OTHER;
  return typedLine(FIELD_LIMITS.postalCode)
    .transform((typed) =>
      typed
        .toUpperCase()
        .replace(/[ .,;]+$/, '')
        .replace(rule.country, ''),
    )
    .superRefine((code, context) => {
      if (rule.isNumber && /\D/.test(code)) context.addIssue('digits');
      else if (!rule.pattern.test(code)) context.addIssue('postal_code');
    })
    .transform(rule.write);
}

/** An input for a house without a number, where a form seems to want one. */
const NO_NUMBER =
  /^(?:[-/.0]+|o\.? ?nr\.?|ohne(?: (?:hausnummer|nummer|nr\.?))?|keine?(?: (?:hausnummer|nummer|nr\.?))?|aucun(?: numéro)?|pas de (?:numéro|no\.?|n°)|x+|k\.? ?a\.?|s\.?[ /]?n\.?|sans(?: (?:numéro|no\.?|n°))?)$/i;

/**
 * The number of a house. A Dutch one begins with its digits; its addition has a field of its own and is parted from it
 * by {@link getAddressSchema}. Elsewhere staircase, door and letter belong to the number (12a, 2/15, 12-14, A7), and a
 * house on a mountain, on an island or a farm may have none: ''.
 */
function createHouseNumberSchema(country: string) {
  if (country === 'NL') {
    return typedLine(FIELD_LIMITS.houseNumber)
      .transform(dropNumberSign)
      .pipe(z.string().regex(DUTCH_NUMBER, 'house_number'));
  }
  return z
    .string({ error: 'house_number' })
    .max(4000, 'too_long')
    .default('')
    .transform((typed) => readTyped(typed).replace(NO_NUMBER, ''))
    .transform((typed) => dropNumberSign(typed).replace(/ ?([-/]) ?/g, '$1'))
    .pipe(
      z
        .string()
        .max(FIELD_LIMITS.houseNumber, 'too_long')
        .regex(/^(?:(?=.*\d)[\p{L}\d][\p{L}\d ./,+()½¼¾-]*)?$/u, 'house_number'),
    );
}

/** The digits of a Dutch number, and an addition that was typed behind them. */
const DUTCH_NUMBER =
  /^(?<digits>\d{1,5})[ ,/-]*(?<addition>(?<=[ ,/-]|\d(?=\D))[\p{L}\d(][\p{L}\d ./()'-]*)?$/u;

const houseNumberAddition = optional(
  typedLine(FIELD_LIMITS.houseNumberAddition)
    .transform((typed) => typed.replace(/^[ /-]+/, ''))
    .pipe(z.string().regex(/^[\p{L}\d(][\p{L}\d ./,+()'-]*$/u, 'characters')),
);

/**
 * The country of an address: a place that the Swiss post delivers to in the neighbouring country is addressed there.
 * @returns ISO 3166-1 alpha-2
 */
export function resolveAddressCountry(market: string, postalCode: string): string {
  return market === 'CH' && /^94(8[5-9]|9[0-8])$/.test(postalCode) ? 'LI' : market;
}

const addressSchemas = new Map<string, ReturnType<typeof createAddressSchema>>();

/**
 * The schema of an address of one market; `country` is the tenant's, ISO 3166-1 alpha-2. Made once: that costs more
 * than parsing.
 */
export function getAddressSchema(country: string) {
  const known = addressSchemas.get(country) ?? createAddressSchema(country);
  addressSchemas.set(country, known);
  return known;
}

function createAddressSchema(country: string) {
  const fields = z.object(addressFields(country));
  return fields.transform((typed) => (country === 'NL' ? partDutchNumber(typed) : typed));
}

/** "12a" in the field of the number is 12 with the addition a. */
function partDutchNumber<Typed extends { houseNumber: string; houseNumberAddition: string | null }>(
  typed: Typed,
): Typed {
  const { digits = typed.houseNumber, addition } = DUTCH_NUMBER.exec(typed.houseNumber)?.groups ?? {};
  const additions = new Set([addition, typed.houseNumberAddition].filter(Boolean));
  return { ...typed, houseNumber: digits, houseNumberAddition: [...additions].join(' ') || null };
}

/** The fields of an address, each with its rule. */
export function addressFields(country: string) {
  return {
    salutation: z.enum(SALUTATIONS, { error: 'choice' }).default('not_specified'),
    givenName: personName,
    familyName: personName,
    street: placeName,
    houseNumber: createHouseNumberSchema(country),
    houseNumberAddition,
    postalCode: createPostalCodeSchema(country),
    city: placeName,
    phone: optional(phone),
  };
}

export type AddressForm = z.output<ReturnType<typeof getAddressSchema>>;
