import { expect, it } from 'vitest';
import { withFrenchSpaces } from './french-spaces.rules.ts';

it.each([
  ['Une question ?', 'Une question\u202f?'],
  ['Important : « ouvrir » ; fermer !', 'Important\u202f: «\u202fouvrir\u202f»\u202f; fermer\u202f!'],
  ['Déjà posée\u202f?', 'Déjà posée\u202f?'],
  ['de 8:00 à 12:00, [ici](/fr/s/?q=a:b)', 'de 8:00 à 12:00, [ici](/fr/s/?q=a:b)'],
])('keeps the signs of %s with their words', (typed, shown) => {
  expect(withFrenchSpaces(typed)).toBe(shown);
});
