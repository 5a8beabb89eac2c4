import { describe, expect, it } from 'vitest';
import { listHeadTerms, pairTerm } from './name-words.ts';
import { stemEnglish } from './stem-english.rules.ts';

describe('the thing named by an article name', () => {
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
  ])('the thing named by an article is found (%s, %s): %s', (language, name, head) => {
    expect(listHeadTerms(language, name, () => false)).toEqual([head]);
  });

  it.each([
    ['en', 'HP 530 Notebook PC', ['notebook', 'pc']],
    ['nl', 'Tablet computer', ['tablet', 'computer']],
    ['en', 'Notebook battery', ['battery']],
    ['en', 'PC', ['pc']],
  ])(
    'the thing in %s, %s includes the word before a head that says little alone',
    (language, name, heads) => {
      expect(listHeadTerms(language, name, () => false)).toEqual(heads);
    },
  );

  it('the thing is not taken from an attribute', () => {
    expect(listHeadTerms('en', 'Laser toner cartridge original', (term) => term === 'original')).toEqual([
      'cartridge',
    ]);
  });
});

it('neighbouring words are known in any number', () => {
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
])('the plural %s has the singular %s', (plural, singular) => {
  expect(stemEnglish(plural)).toBe(singular);
});
