import { expect, it } from 'vitest';
import { nameBelowBrand } from './name-below-brand.ts';

it.each([
  ['Lexmark Laser Toner', 'Lexmark', 'Laser Toner'],
  ['LEXMARK - Toner', 'Lexmark', 'Toner'],
  ['Lexmarkt Toner', 'Lexmark', 'Lexmarkt Toner'],
  ['Lexmark', 'Lexmark', 'Lexmark'],
  ['Toner van Lexmark', 'Lexmark', 'Toner van Lexmark'],
  ['Jurk', '', 'Jurk'],
])('%j below %j is %j', (name, brand, below) => {
  expect(nameBelowBrand(name, brand)).toBe(below);
});
