import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from './fold.rules.ts';

it.each([
  ['Größe GROSSE', 'grosse grosse'],
  ['Jurk – één, twee- én driedelig', 'jurk – een, twee- en driedelig'],
  ['L’œillet d´été', "l'oeillet d'ete"],
  ['e\u0301e\u0301n', 'een'],
  ['Stof\u00adzuiger', 'stofzuiger'],
  ['140 × 200 cm², 15″', '140 x 200 cm2, 15"'],
])('the text %j is folded', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('letters fold identically, whatever is beside them', () => {
  const letters = fc.constantFrom(...'éüß×œ–’ñ²', 'e\u0301', 'ﬁ', '\u00ad', '中');
  const pieces = fc.array(fc.oneof(letters, fc.constantFrom('a', 'B', ' ', '-', '7')), { maxLength: 12 });
  fc.assert(
    fc.property(pieces, (all) => {
      expect(fold(all.join(''))).toBe(all.map((piece) => fold(piece)).join(''));
    }),
  );
});
