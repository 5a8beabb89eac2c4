import { expect, test } from 'vitest';
import { parseWalletAddress } from './wallet-address.rules.ts';

const known = { email: 'zoe@example.com', givenName: 'Zoë', familyName: 'Bos' };
const places = {
  NL: { postalCode: '5038EA', city: 'Tilburg' },
  DE: { postalCode: '20095', city: 'Hamburg' },
  CH: { postalCode: '1003', city: 'Lausanne' },
} as const;

const read = (country: keyof typeof places, addressLine: string) => {
  const address = parseWalletAddress(country, { ...known, ...places[country], country, addressLine });
  return address && [address.street, address.houseNumber, address.houseNumberAddition ?? null];
};

test.each([
  ['NL', 'Dorpsstraat 12', ['Dorpsstraat', '12', null]],
  ['NL', 'Dorpsstraat 12 B', ['Dorpsstraat', '12', 'B']],
  ['NL', 'Dorpsstraat 12-2', ['Dorpsstraat', '12', '2']],
  ['NL', '2e Oosterparkstraat 5 hs', ['2e Oosterparkstraat', '5', 'hs']],
  ['NL', 'Plein 1944 3', ['Plein 1944', '3', null]],
  ['DE', 'Straße des 17. Juni 100', ['Straße des 17. Juni', '100', null]],
  ['DE', 'Lange Reihe 7a', ['Lange Reihe', '7a', null]],
  ['CH', '12, rue du Lac', ['rue du Lac', '12', null]],
  ['CH', 'Rue du Lac 12', ['Rue du Lac', '12', null]],
  ['CH', 'Berghaus Alpina', ['Berghaus Alpina', '', null]],
  ['DE', 'Lange Reihe 12–14/2/15a', ['Lange Reihe', '12-14/2/15a', null]],
] as const)('%s: "%s" is split into street and house number', (country, line, expected) => {
  expect(read(country, line)).toEqual(expected);
});

test.each([
  ['NL', 'Dorpsstraat'],
  ['CH', ''],
] as const)('%s: "%s" is rejected as a delivery address', (country, line) => {
  expect(read(country, line)).toBeNull();
});

test('a wallet address with another market’s postal code is rejected', () => {
  const contact = { ...known, ...places.DE, country: 'NL', addressLine: 'Dorpsstraat 12' };
  expect(parseWalletAddress('NL', contact)).toBeNull();
});
