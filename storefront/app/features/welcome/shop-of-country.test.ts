import { expect, it } from 'vitest';
import type { Locale } from '#tenants/tenant.ts';
import { shopsOfCountry } from './shop-of-country.ts';

const market = (tenant: string, locale: Locale) => ({
  ...{ tenant, locale, isDefault: false, home: '/' },
  origin: `https://${tenant}.example`,
});
const here = {
  country: 'DE',
  markets: [
    market('de', 'de-DE'),
    market('at', 'de-AT'),
    market('ch', 'de-CH'),
    market('ch', 'fr-CH'),
  ] as const,
};
const shop = (country: string, address: string | null = null) => ({ country, address });
const shops = [shop('DE'), shop('AT'), shop('CH'), shop('IT')];

it('a visitor from a country with a shop of this installation is told of that one', () => {
  expect(shopsOfCountry('AT', shops, here)).toEqual({
    own: true,
    named: [{ country: 'AT', href: 'https://at.example/', language: 'de-AT' }],
  });
});

it('a visitor from Italy is told of the Italian shop by its own address', () => {
  const withItaly = [...shops.slice(0, 3), shop('IT', 'https://it.example/')];
  expect(shopsOfCountry('IT', withItaly, here)).toEqual({
    own: true,
    named: [{ country: 'IT', href: 'https://it.example/', language: undefined }],
  });
});

it('where the Italian shop has no address, of all others, each once', () => {
  expect(shopsOfCountry('IT', shops, here)).toMatchObject({
    own: false,
    named: [{ country: 'AT' }, { country: 'CH', language: 'de-CH' }],
  });
});

it.each(['DE', 'US'])('a visitor from %s is not welcomed', (country) => {
  expect(shopsOfCountry(country, shops, here)).toBeNull();
});
