import { expect, it } from 'vitest';
import { DetailReader } from './google-details.rules.ts';
import { readFeedRow } from './google-feed.rules.ts';
import { loadGoogleTaxonomy } from './read-google-taxonomy.ts';

/** A row of the feed of a Dutch shop. */
function read(fields: Readonly<Record<string, string>>) {
  const row = {
    id: 'A1',
    title: 'Toestel',
    price: '12.00 EUR',
    availability: 'in_stock',
    brand: 'Proefmerk',
    ...fields,
  };
  return readFeedRow(Object.fromEntries(Object.entries(row).map(([field, value]) => [field, [value]])), {
    ...{ currency: 'EUR', now: new Date('2026-11-28T12:00:00Z'), timeZone: 'Europe/Amsterdam' },
    ...{
      isTable: true,
      hasDetails: false,
      details: new DetailReader('nl', true),
      loadTaxonomy: loadGoogleTaxonomy,
    },
    pictureHosts: new Set(),
  });
}

it.each([
  ['683', 'A+', '', { energyClass: 'A+', energyBest: 'A+++', energyWorst: 'D' }],
  ['684', 'A++', 'A+++', { energyClass: 'A++', energyBest: 'A+++', energyWorst: 'D' }],
  ['605', 'A+++', '', { energyClass: 'A+++', energyBest: 'A+++', energyWorst: 'D' }],
  ['683', 'B', '', { energyClass: 'B', energyBest: 'A+++', energyWorst: 'D' }],
  ['621', 'A+', 'A++', { energyClass: 'A+', energyBest: 'A++', energyWorst: 'D' }],
  ['404', 'F', '', { energyClass: 'F', energyBest: undefined, energyWorst: undefined }],
])('the energy class of category %s may be %s', (category, energyClass, best, expected) => {
  const fields = { energy_efficiency_class: energyClass, min_energy_efficiency_class: best };
  expect(read({ google_product_category: category, ...fields })).toMatchObject({ item: expected });
});

it.each(['404', '686', '2549', '2612', '680', '3329'])(
  'the energy class of category %s has no plus',
  (category) => {
    expect(read({ google_product_category: category, energy_efficiency_class: 'A+' })).toEqual({
      reasons: ['energy_efficiency_class: classes with + are no longer valid for this kind of product'],
    });
  },
);

it('an article number may have the signs of a real feed', () => {
  expect(read({ id: 'KL-AP13NEW(W)' })).toMatchObject({ item: { id: 'KL-AP13NEW(W)' } });
});
