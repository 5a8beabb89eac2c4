import { expect, it } from 'vitest';
import { addBrandToName, joinAmounts, removeBrandFromName } from './article-name.ts';

it.each([
  ['Lexmark Laser Toner', 'Lexmark', 'Laser Toner'],
  ['LEXMARK - Toner', 'Lexmark', 'Toner'],
  ['Lexmark | Toner', 'Lexmark', 'Toner'],
  ['Lexmark · Toner', 'Lexmark', 'Toner'],
  ['Lexmark — Toner', 'Lexmark', 'Toner'],
  ['Lexmark|Toner', 'Lexmark', 'Toner'],
  ['Lexmarkt Toner', 'Lexmark', 'Lexmarkt Toner'],
  ['Lexmark', 'Lexmark', 'Lexmark'],
  ['Toner van Lexmark', 'Lexmark', 'Toner van Lexmark'],
  ['Jurk', '', 'Jurk'],
])('the name %j below %j is shown as %j', (name, brand, below) => {
  expect(removeBrandFromName(name, brand)).toBe(below);
});

it.each([
  ['OLED-tv Lumo 60, 55 inch', 'OLED-tv Lumo 60, 55_inch'],
  ['Waschmaschine Eco 40 9 kg 1600 U/min', 'Waschmaschine Eco 40 9_kg 1600_U/min'],
  ['Lave-vaisselle Lucida 60, 14 couverts', 'Lave-vaisselle Lucida 60, 14_couverts'],
  ['Winterreifen Arctica 225/45 R17 94V', 'Winterreifen Arctica 225/45_R17 94V'],
  ['Boxspring Nova 160 x 200 cm', 'Boxspring Nova 160_x_200_cm'],
  ['Kopfhörer Stilla 60 mit Geräuschunterdrückung', 'Kopfhörer Stilla 60 mit Geräuschunterdrückung'],
  ['Jeans 501 Originalschnitt', 'Jeans 501 Originalschnitt'],
])('the name %j breaks where %j has a space', (name, breaks) => {
  expect(removeBrandFromName(name, '').replaceAll('\u00a0', '_')).toBe(breaks);
  expect(joinAmounts(name).replaceAll('\u00a0', '_')).toBe(breaks);
});

it.each([
  ['Lexmark Laser Toner', 'Lexmark', 'Lexmark Laser Toner'],
  ['LEXMARK - Toner', 'Lexmark', 'LEXMARK - Toner'],
  ['Lexmarkt Toner', 'Lexmark', 'Lexmark Lexmarkt Toner'],
  ['Lexmark', 'Lexmark', 'Lexmark'],
  ['Laser Toner', 'Lexmark', 'Lexmark Laser Toner'],
  ['Jurk', '', 'Jurk'],
])('the name %j of %j is shown as %j', (name, brand, together) => {
  expect(addBrandToName(brand, name)).toBe(together);
});
