import { expect, it } from 'vitest';
import { loadTenants } from '../../../../tenants/load.ts';
import { generateCatalogue } from '../generate.ts';

/** The attributes that the form of each kind asks for besides those that its page shows. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'washing-machine': [
    'efficiency-index',
    'washing-index',
    'rinsing',
    'wash-temperature',
    'moisture',
    'off-mode',
  ],
  dryer: ['efficiency-index', 'condensation-class', 'off-mode', 'installation'],
  dishwasher: ['efficiency-index', 'cleaning-index', 'drying-index', 'off-mode', 'installation'],
  fridge: ['efficiency-index', 'climate-class'],
  oven: ['efficiency-index', 'weight'],
  'cooker-hood': ['efficiency-index', 'fluid-class', 'lighting-class', 'grease-class'],
  television: ['off-mode', 'screen-category', 'supported-until', 'hdr-class', 'energy-hdr'],
  monitor: ['off-mode', 'screen-category', 'supported-until', 'hdr-class', 'energy-hdr'],
  tyre: ['production-start', 'load-version'],
};

it('an article has all that the product information sheet of its kind requires', async () => {
  const tenants = await loadTenants();
  const seen = new Set<string>();
  for await (const { kind, attributes } of generateCatalogue({ size: 900, tenants, reviewsPerProduct: 0 })) {
    const asked = ASKED[kind];
    if (!asked) continue;
    seen.add(kind);
    expect(Object.keys(attributes), kind).toEqual(expect.arrayContaining([...asked]));
    if (kind === 'washing-machine') {
      expect(attributes['washing-index']).toBeGreaterThan(1.03);
      expect(attributes.rinsing).toBeLessThanOrEqual(5);
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(ASKED).sort());
});
