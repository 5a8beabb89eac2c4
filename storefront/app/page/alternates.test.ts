import { expect, test } from 'vitest';
import { alternatesOf } from './alternates.ts';

const shop = {
  locale: 'de-CH',
  origin: 'https://ch.example',
  markets: [
    { tenant: 'ch', locale: 'de-CH', origin: 'https://ch.example', home: '/' },
    { tenant: 'ch', locale: 'fr-CH', origin: 'https://ch.example', home: '/fr' },
    { tenant: 'nl', locale: 'nl-NL', origin: 'https://nl.example', home: '/' },
  ],
} as const;

test.each([
  {
    name: 'the page itself stands first, others at their market',
    others: [
      { locale: 'fr-CH', path: '/fr/femme/' },
      { locale: 'nl-NL', path: '/dames/' },
    ],
    hrefs: [
      ['de-CH', 'https://ch.example/damen/'],
      ['fr-CH', 'https://ch.example/fr/femme/'],
      ['nl-NL', 'https://nl.example/dames/'],
    ],
  },
  { name: 'no other language', others: [], hrefs: [['de-CH', 'https://ch.example/damen/']] },
  {
    name: 'its own locale is not listed twice, an unknown one not at all',
    others: [
      { locale: 'de-CH', path: '/damen/' },
      { locale: 'it-CH', path: '/it/donna/' },
    ],
    hrefs: [['de-CH', 'https://ch.example/damen/']],
  },
])('$name', ({ others, hrefs }) => {
  expect(alternatesOf(shop, '/damen/', others).map(({ locale, href }) => [locale, href])).toEqual(hrefs);
});
