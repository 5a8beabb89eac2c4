import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIELDS_READ } from '../feed/google-feed.rules.ts';
import type { Profile } from './profile.types.ts';
import { PROFILES } from './profiles.rules.ts';

const DOCUMENT = new URL('../../../../docs/import.md', import.meta.url);
/** A row that is no field of Google's: columns by which a system's article is sold or not. */
const SOLD = 'whether it is sold';

/** The field of JSON Lines that Google's becomes. */
const OWN: Readonly<Record<string, string>> = {
  id: 'variants.sku',
  item_group_id: 'sku',
  title: 'texts.name, variants.words.name',
  description: 'texts.description, texts.descriptionHtml',
  brand: 'brand',
  price: 'variants.prices',
  sale_price: 'variants.prices',
  sale_price_effective_date: 'variants.prices',
  availability: 'variants.stock.quantity',
  quantity: 'variants.stock.quantity',
  inventory: 'variants.stock.quantity',
  availability_date: 'variants.stock.expectedOn',
  gtin: 'variants.gtin',
  mpn: 'variants.mpn',
  condition: 'variants.condition',
  color: 'variants.colour',
  size: 'variants.dimensions.size',
  material: 'variants.words.material, attributes',
  pattern: 'variants.words.pattern, attributes',
  gender: 'audience, variants.words.gender',
  age_group: 'audience, variants.words.age',
  product_type: 'listings.categories',
  google_product_category: 'listings.categories, department, kind',
  product_detail: 'attributes',
  product_highlight: 'texts.highlights',
  image_link: 'variants.pictures',
  additional_image_link: 'variants.pictures',
  unit_pricing_measure: 'variants.unitMeasure, variants.unitOfMeasure',
  energy_efficiency_class: 'energyClass',
  min_energy_efficiency_class: 'energyScaleBest',
  max_energy_efficiency_class: 'energyScaleWorst',
  certification: 'eprelId',
};

function buildTable(): string {
  const profiles: readonly Profile[] = Object.values(PROFILES);
  const format = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const findColumns = ({ columns }: Profile, field: string) =>
    Object.entries(columns).flatMap(([fields, names]) => (fields.split(', ').includes(field) ? names : []));
  const lines = [...FIELDS_READ, SOLD].map((field) =>
    [
      field === SOLD ? field : `\`${field}\``,
      format(OWN[field]?.split(', ') ?? []),
      ...profiles.map((profile) => format([...new Set(findColumns(profile, field))])),
    ].join(' | '),
  );
  const head = ['Google', 'JSON Lines', ...profiles.map(({ title }) => title)];
  return [head.join(' | '), head.map(() => '---').join(' | '), ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
}

test('the document names every column that is read, as the code has them', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [, written = ''] = /<!-- columns:[^\n]*-->\n([\s\S]*?)\n?<!-- \/columns -->/.exec(text) ?? [];
  expect(written.trim()).toBe(buildTable());
});

test('every column of a profile is for a field that is read', () => {
  for (const { columns } of Object.values<Profile>(PROFILES))
    for (const field of Object.keys(columns).flatMap((fields) => fields.split(', ')))
      expect([...FIELDS_READ, SOLD]).toContain(field);
});
