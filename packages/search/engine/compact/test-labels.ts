import type { Labels } from '#search/engine/labels.ts';

/** For tests: three brands, and nothing else that has a name. */
export const testLabels: Labels = {
  locale: 'nl-NL',
  brands: new Map([1, 2, 3].map((id) => [id, { slug: `brand-${id}`, name: `Brand ${id}` }])),
  brandNames: new Map(),
  colours: new Map(),
  colourNames: [],
  attributes: new Map(),
  categories: new Map(),
  text: (key) => key,
  formatNumber: String,
  spellUnit: (unit) => unit,
};
