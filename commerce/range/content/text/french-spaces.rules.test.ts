import { expect, it } from 'vitest';
import { applyFrenchSpaces } from './french-spaces.rules.ts';

it.each([
  ['Une question ?', 'Une question\u202f?'],
  ['Important : « ouvrir » ; fermer !', 'Important\u202f: «\u202fouvrir\u202f»\u202f; fermer\u202f!'],
  ['Déjà posée\u202f?', 'Déjà posée\u202f?'],
  ['de 8:00 à 12:00, [ici](/fr/s/?q=a:b)', 'de 8:00 à 12:00, [ici](/fr/s/?q=a:b)'],
])('keeps the punctuation of %s with its words', (typed, shown) => {
  expect(applyFrenchSpaces(typed)).toBe(shown);
});
