import { expect, it } from 'vitest';
import type { Locale } from '#tenants/tenant.ts';
import { findShopsOfCountry } from './shop-of-country.ts';

const createMarket = (tenant: string, locale: Locale) => ({
  ...{ tenant, locale, isDefault: false, home: '/' },
  origin: `https://${tenant}.example`,
});
const here = {
  country: 'DE',
  markets: [
    createMarket('de', 'de-DE'),
    createMarket('at', 'de-AT'),
    createMarket('ch', 'de-CH'),
    createMarket('ch', 'fr-CH'),
  ] as const,
};
const createShop = (country: string, address: string | null = null) => ({ country, address });
const shops = [createShop('DE'), createShop('AT'), createShop('CH'), createShop('IT')];

it('a visitor from a country with a shop of this installation is told of that one', () => {
  expect(findShopsOfCountry('AT', shops, here)).toEqual({
    own: true,
    named: [{ country: 'AT', href: 'https://at.example/', language: 'de-AT' }],
  });
});

it('a visitor from Italy is told of the Italian shop by its own address', () => {
  const withItaly = [...shops.slice(0, 3), createShop('IT', 'https://it.example/')];
  expect(findShopsOfCountry('IT', withItaly, here)).toEqual({
    own: true,
    named: [{ country: 'IT', href: 'https://it.example/', language: undefined }],
  });
});

it('a visitor is told of all others once each where the Italian shop has no address', () => {
  expect(findShopsOfCountry('IT', shops, here)).toMatchObject({
    own: false,
    named: [{ country: 'AT' }, { country: 'CH', language: 'de-CH' }],
  });
});

it.each(['DE', 'US'])('a visitor from %s is not welcomed', (country) => {
  expect(findShopsOfCountry(country, shops, here)).toBeNull();
});
