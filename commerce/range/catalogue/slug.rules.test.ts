import { expect, test } from 'vitest';
import { slugify } from './slug.rules.ts';

test.each([
  ['Größe für Füße', 'de', 'groesse-fuer-fuesse'],
  ['Robe d’été à fleurs', 'fr', 'robe-d-ete-a-fleurs'],
  ['Café-crème, “œuvre”', 'fr', 'cafe-creme-oeuvre'],
  ['Truien & vesten', 'nl', 'truien-vesten'],
  ['205/55 R16 91V', 'nl', '205-55-r16-91v'],
  ['Möbel', 'nl', 'mobel'],
])('the slug of %s (%s) is %s', (name, language, slug) => {
  expect(slugify(name, language)).toBe(slug);
});
