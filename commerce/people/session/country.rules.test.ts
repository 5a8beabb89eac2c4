import { expect, it } from 'vitest';
import { resolveCountry } from './country.rules.ts';

it.each([
  [undefined, 'de-AT,de;q=0.9,en;q=0.8', 'AT'],
  [undefined, 'de;q=0.5,fr-CH;q=0.9', 'CH'],
  [undefined, 'zh-Hant-TW', 'TW'],
  [undefined, 'it,de;q=0.7', 'IT'],
  [undefined, 'de,en-US;q=0.7', null],
  [undefined, '*', null],
  [undefined, undefined, null],
  ['at', 'de-DE', 'AT'],
  ['XX', 'de-AT', 'AT'],
  ['T1', 'fr', null],
  ['<script>', 'de-AT', 'AT'],
])('the country for proxy %s and languages %s: %s', (proxy, languages, country) => {
  expect(resolveCountry(proxy, languages)).toBe(country);
});
