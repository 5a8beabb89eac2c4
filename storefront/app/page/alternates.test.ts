import { expect, test } from 'vitest';
import { buildAlternates } from './alternates.ts';

const createMarket = (tenant: string, locale: `${string}-${string}`, isDefault = false) => ({
  tenant,
  locale,
  origin: `https://${tenant}.example`,
  isDefault,
});
const markets = [
  createMarket('at', 'de-AT'),
  createMarket('ch', 'de-CH'),
  createMarket('ch', 'fr-CH'),
  createMarket('lu', 'de-AT'),
  createMarket('nl', 'nl-NL', true),
];
const damen = { tenant: 'ch', locale: 'de-CH', path: '/damen/' };
const femme = { tenant: 'ch', locale: 'fr-CH', path: '/fr/femme/' };
const dames = { tenant: 'nl', locale: 'nl-NL', path: '/dames/' };
const austrian = { tenant: 'at', locale: 'de-AT', path: '/frauen/' };
const luxembourgish = { tenant: 'lu', locale: 'de-AT', path: '/damen/' };

test.each([
  {
    name: 'each at its own market, the default one also for all other languages',
    here: damen,
    places: [dames, femme, damen],
    hrefs: [
      ['de-CH', 'https://ch.example/damen/'],
      ['fr-CH', 'https://ch.example/fr/femme/'],
      ['nl-NL', 'https://nl.example/dames/'],
      ['x-default', 'https://nl.example/dames/'],
    ],
  },
  {
    name: 'what the default market does not have has no default',
    here: femme,
    places: [femme],
    hrefs: [['fr-CH', 'https://ch.example/fr/femme/']],
  },
  { name: 'a page that the others cannot name names none', here: damen, places: [femme, dames], hrefs: [] },
  {
    name: 'a locale stands once, and for a market that there is',
    here: austrian,
    places: [luxembourgish, austrian, { tenant: 'it', locale: 'it-IT', path: '/donna/' }],
    hrefs: [['de-AT', 'https://at.example/frauen/']],
  },
  {
    name: 'so another market of that locale has none',
    here: luxembourgish,
    places: [luxembourgish, austrian],
    hrefs: [],
  },
])('language alternates are correct: $name', ({ here, places, hrefs }) => {
  expect(buildAlternates(markets, here, places).map(({ locale, href }) => [locale, href])).toEqual(hrefs);
});
