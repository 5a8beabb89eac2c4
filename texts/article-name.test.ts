import { expect, it } from 'vitest';
import { nameBelowBrand, nameWithBrand } from './article-name.ts';

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

it.each([
  ['Lexmark Laser Toner', 'Lexmark', 'Lexmark Laser Toner'],
  ['LEXMARK - Toner', 'Lexmark', 'LEXMARK - Toner'],
  ['Lexmarkt Toner', 'Lexmark', 'Lexmark Lexmarkt Toner'],
  ['Lexmark', 'Lexmark', 'Lexmark'],
  ['Laser Toner', 'Lexmark', 'Lexmark Laser Toner'],
  ['Jurk', '', 'Jurk'],
])('%j of %j is %j', (name, brand, together) => {
  expect(nameWithBrand(brand, name)).toBe(together);
});
