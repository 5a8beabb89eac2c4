import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTerm } from './search-term.rules.ts';

describe('search terms', () => {
  it.each(['', '   ', '\n\t', '\u0000', '\u00ad'])('the search term %j is empty', (asked) => {
    expect(searchTerm(asked)).toBeNull();
  });

  it.each([
    ['  rode   jurk ', 'rode jurk', "'rode' & 'jurk':*"],
    ['Größe 42', 'Größe 42', "'größe' & '42':*"],
    ["l'été!", "l'été!", "'l' & 'été':*"],
    ["x':* & ! | <-> (", "x':* & ! | <-> (", "'x':*"],
    ['wasch\u00admaschine\ufeff', 'waschmaschine', "'waschmaschine':*"],
    ['!!!', '!!!', null],
  ])('the search term is cleaned of %j', (asked, text, prefixQuery) => {
    expect(searchTerm(asked)).toMatchObject({
      text,
      prefixQuery,
      anyWordQuery: prefixQuery?.includes('&') ? prefixQuery.replaceAll('&', '|') : null,
    });
  });

  it('the search matches prefixes of names for words that are long enough', () => {
    expect(searchTerm('sneakrs 42 wit')?.alikeQuery).toBe("'sne':*A");
    expect(searchTerm('rode jurkk')?.alikeQuery).toBe("'rod':*A | 'jur':*A");
    expect(searchTerm('jas')?.alikeQuery).toBeNull();
  });

  it('the search term is short and harmless, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (asked) => {
        const term = searchTerm(asked);
        if (!term) return;
        expect([...term.text].length).toBeLessThanOrEqual(120);
        expect(term.words.length).toBeLessThanOrEqual(10);
        if (term.prefixQuery !== null)
          expect(term.prefixQuery).toMatch(/^'[^'\\:&|!()<>*]+'( & '[^'\\:&|!()<>*]+')*:\*$/);
      }),
    );
  });
});
