import { describe, expect, it } from 'vitest';
import { headTerms, pairTerm } from './name-words.ts';
import { stemEnglish } from './stem-english.rules.ts';

describe('what a name says that the article is', () => {
  it.each([
    ['en', 'Mouse pad, black', 'pad'],
    ['en', 'Lamp for a projector', 'lamp'],
    ['nl', 'Zwarte laptophoes met rits', 'laptophoes'],
    ['de', 'Kinderstuhl aus Buche', 'kinderstuhl'],
    ['fr', 'Robe longue à fleurs', 'robe'],
    // a list whose last word says it
    ['en', 'Newstar Speaker wall-, and ceiling mount', 'mount'],
    ['nl', 'Luidspreker wand- en plafondbeugel', 'plafondbeugel'],
    ['de', 'Lautsprecher Wand- und Deckenhalterung', 'deckenhalterung'],
    ['en', 'Mouse, pad and cable', 'mouse'],
    // that it fits something
    ['en', 'Ink cartridge compatible with printers', 'cartridge'],
    ['nl', 'Hoes geschikt voor tablet', 'hoes'],
    ['de', 'Tasche passend für Notebook', 'tasche'],
    ['fr', 'Coque compatible avec téléphone', 'coque'],
    ['en', 'Compatible with everything', 'compatible'],
  ])('%s, %s: %s', (language, name, head) => {
    expect(headTerms(language, name, () => false)).toEqual([head]);
  });

  it.each([
    ['en', 'HP 530 Notebook PC', ['notebook', 'pc']],
    ['nl', 'Tablet computer', ['tablet', 'computer']],
    ['en', 'Notebook battery', ['battery']],
    ['en', 'PC', ['pc']],
  ])('%s, %s: also the word before a head that says little alone', (language, name, heads) => {
    expect(headTerms(language, name, () => false)).toEqual(heads);
  });

  it('is not what an attribute says', () => {
    expect(headTerms('en', 'Laser toner cartridge original', (term) => term === 'original')).toEqual([
      'cartridge',
    ]);
  });
});

it('knows words side by side whatever their number', () => {
  expect(pairTerm('en', 'usb', 'hubs')).toBe(pairTerm('en', 'usb', 'hub'));
  expect(pairTerm('en', 'hub', '7')).toBeNull();
});

it.each([
  ['batteries', 'battery'],
  ['mice', 'mouse'],
  ['switches', 'switch'],
  ['cameras', 'camera'],
  ['lens', 'lens'],
  ['glass', 'glass'],
  ['bus', 'bus'],
])('%s is %s', (plural, singular) => {
  expect(stemEnglish(plural)).toBe(singular);
});
