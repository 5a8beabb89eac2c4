import { expect, it } from 'vitest';
import { replaceNumerals } from './figures.rules.ts';

it.each([
  ['nl', 'twee en een half zits', '2.5 zits'],
  ['nl', 'twee-en-een-half zitsbank', '2.5 zitsbank'],
  ['nl', 'tweeënhalfzitsbank', '2.5zitsbank'],
  ['nl', 'anderhalve liter', '1.5 liter'],
  ['nl', 'bed 140 bij 200 cm', 'bed 140 x 200 cm'],
  ['nl', 'jas bij regen', 'jas bij regen'],
  ['de', 'Zweieinhalb-Sitzer', '2.5-Sitzer'],
  ['de', 'fünf ein halb', '5.5'],
  ['de', 'anderthalb Liter', '1.5 Liter'],
  ['de', '1,40 m mal 2 m', '1,40 m x 2 m'],
  ['de', 'halb so teuer', 'halb so teuer'],
  ['fr', 'canapé deux places et demie', 'canapé 2.5 places'],
  ['fr', 'deux et demi', '2.5'],
  ['fr', 'drap 140 sur 190', 'drap 140 x 190'],
  ['en', 'two and a half seater', '2.5 seater'],
  ['en', 'desk 120 by 60', 'desk 120 x 60'],
  ['en', '2½ seater', '2.5 seater'],
  ['xx', '½ kg', '0.5 kg'],
])('number words become figures in %s: %s', (language, text, expected) => {
  expect(replaceNumerals(language, text).trim()).toBe(expected);
});
