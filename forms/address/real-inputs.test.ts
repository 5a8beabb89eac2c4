import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFaults } from '../faults.ts';
import { accountHolder, emailAddress, orderNumber, personName, phone, placeName } from '../typed-fields.ts';
import { addressFields, getAddressSchema } from './address.ts';

/**
 * Names, streets, places, numbers and addresses as people and phones type them, one file a market: `[field]`, then
 * inputs parted by bars. `typed => stored` where the stored form differs, `=> -` where nothing is stored, `=> !` where
 * it is refused; a Dutch number that has its addition with it is `typed => number,addition`.
 */
function readExamples(country: string) {
  const file = join(import.meta.dirname, '../real-inputs', `${country.toLowerCase()}.txt`);
  let field = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((row) => {
      const heading = /^\[(\w+)\]$/.exec(row)?.[1];
      if (heading) field = heading;
      const examples = heading || row === '' ? [] : row.split(' | ');
      return examples.map((example) => {
        const [typed = '', stored = typed] = example.split(' => ');
        return { field, typed, stored: stored === '-' ? '' : stored };
      });
    });
}

function readStored(country: string, field: string, typed: string): string {
  if (field === 'houseNumber' && country === 'NL') {
    const { houseNumber, houseNumberAddition } = getAddressSchema(country).parse({
      ...{ givenName: 'A', familyName: 'B', street: 'C', postalCode: '1011 AB', city: 'D' },
      houseNumber: typed,
    });
    return [houseNumber, houseNumberAddition].filter((part) => part !== null).join();
  }
  const schemas = { ...addressFields(country), personName, placeName, accountHolder, phone, orderNumber };
  const schema = { ...schemas, email: emailAddress }[field as keyof typeof schemas | 'email'];
  const parsed = schema.safeParse(typed);
  return parsed.success ? String(parsed.data) : '!';
}

describe.each(['NL', 'DE', 'AT', 'CH'])('real inputs in %s', (country) => {
  const examples = readExamples(country);

  test('the table has at least 300 examples', () => {
    expect(new Set(examples.map(({ field, typed }) => `${field} ${typed}`)).size).toBeGreaterThanOrEqual(300);
  });

  test('every example is read as its market writes it', () => {
    const read = examples.map(({ field, typed }) => ({
      field,
      typed,
      stored: readStored(country, field, typed),
    }));
    expect(read).toEqual(examples);
  });
});

const findFault = (country: string, change: object) => {
  const typed = { givenName: 'A', familyName: 'B', street: 'C', houseNumber: '1', city: 'D' };
  const postalCode = country === 'NL' ? '1011 AB' : country === 'DE' ? '20354' : '5020';
  const parsed = getAddressSchema(country).safeParse({ ...typed, postalCode, ...change });
  return parsed.success ? 'accepted' : listFaults(parsed.error)[0]?.code;
};

test.each([
  ['NL', { houseNumber: '' }, 'required'],
  ['NL', { houseNumber: 'geen' }, 'house_number'],
  ['NL', { houseNumber: '123456' }, 'house_number'],
  ['NL', { houseNumber: '-5' }, 'house_number'],
  ['DE', { houseNumber: '' }, 'accepted'],
  ['AT', { houseNumber: undefined }, 'accepted'],
  ['CH', { houseNumber: '  ' }, 'accepted'],
  ['DE', { houseNumber: 'a' }, 'house_number'],
  ['DE', { houseNumber: '12 <b>' }, 'house_number'],
  ['DE', { houseNumber: '1'.repeat(17) }, 'too_long'],
  ['DE', { houseNumber: 12 }, 'house_number'],
  ['DE', { postalCode: '2035A' }, 'digits'],
  ['DE', { postalCode: '203 54' }, 'digits'],
  ['DE', { postalCode: 'A-20354' }, 'digits'],
  ['AT', { postalCode: 'D-5020' }, 'digits'],
  ['AT', { postalCode: 'Wien' }, 'digits'],
  ['CH', { postalCode: '80 01' }, 'digits'],
  ['CH', { postalCode: 'D-8001' }, 'digits'],
  ['DE', { postalCode: '2035' }, 'postal_code'],
  ['DE', { postalCode: '00123' }, 'postal_code'],
  ['AT', { postalCode: '0123' }, 'postal_code'],
  ['CH', { postalCode: '80001' }, 'postal_code'],
  ['NL', { postalCode: '2288 SS' }, 'postal_code'],
  ['NL', { postalCode: 'D-20354' }, 'postal_code'],
  ['NL', { givenName: 'Jan3' }, 'characters_or_digits'],
  ['NL', { givenName: 'J@n' }, 'characters'],
  ['NL', { familyName: '<b>Bos</b>' }, 'characters'],
  ['NL', { familyName: '3' }, 'characters_or_digits'],
  ['NL', { familyName: '\u3164' }, 'required'],
  ['NL', { familyName: 'Bo\u0000s' }, 'characters'],
  ['NL', { familyName: 'www.example.nl' }, 'link'],
  ['NL', { street: 'Main = Street' }, 'characters'],
  ['NL', { city: '*' }, 'characters'],
  ['NL', { houseNumberAddition: '<a' }, 'characters'],
])('the input in %s with %j gives %s', (country, change, expected) => {
  expect(findFault(country, change)).toBe(expected);
});
