import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexTerms, tokenize } from './tokens.rules.ts';

describe('terms of the index', () => {
  it.each([
    ['nl', 'Rode JURK van één stof', ['rode', 'jurk', 'stof']],
    ['de', 'Größe Süßes für Mädchen', ['grosse', 'susses', 'madchen']],
    ['fr', "Robe d'été à l’œillet", ['robe', 'ete', 'oeillet']],
    ['nl', "foto's en camera’s", ['fotos', 'cameras']],
    ['nl', 'bed 140 x 200 cm', ['bed', '140x200', '140', '200']],
    ['nl', '140x200', ['140x200', '140', '200']],
    ['de', '1,4 x 2 m', ['140x200', '140', '200']],
    ['fr', '80 × 150', ['80x150', '80', '150']],
    ['nl', '60 x 40 x 30 cm', ['60x40x30', '60', '40', '30']],
    ['nl', 'tv 55 inch', ['tv', '55inch', '55']],
    ['de', '55 Zoll und 65"', ['55inch', '55', '65inch', '65']],
    ['fr', '15,6 pouces', ['15.6inch', '15.6']],
    ['nl', 'wasmachine 8 kg', ['wasmachine', '8kg', '8']],
    ['nl', '8kg', ['8kg', '8']],
    ['nl', '1,5 liter', ['1.5l', '1.5']],
    ['de', '256 GB', ['256gb', '256']],
    ['fr', '256 Go', ['256gb', '256']],
    ['nl', 'maat 42', ['maat', '42']],
    ['nl', 'XR-55', ['xr55', 'xr', '55']],
    ['nl', 'jeans 32/34', ['jeans', '32/34', '32', '34']],
    ['nl', 'band 205/55 R16', ['band', '205/55', '205', '55', 'r16', '16']],
    ['nl', 't-shirt', ['tshirt', 'shirt']],
    ['de', 'Mini-LED-Fernseher', ['miniledfernseher', 'mini', 'led', 'fernseher', 'miniled', 'ledfernseher']],
    ['fr', 'robe mi-longue', ['robe', 'milongue']],
    // as feeds and pages write them: hyphens that do not break, breaks that are not seen
    ['nl', 'T\u2011shirt was\u00admachine\u200b', ['tshirt', 'shirt', 'wasmachine']],
    ['nl', 'wolle-zijde', ['wollezijde', 'wolle', 'zijde']],
    ['nl', '3-zitsbank', ['3zitsbank', '3', 'zitsbank']],
    ['nl', '2,5-zits', ['2.5zits', '2.5', 'zits']],
    ['de', '2,5-Sitzer-Sofa', ['2.5sitzersofa', '2.5', 'sitzer', 'sofa', '2.5sitzer', 'sitzersofa']],
    ['en', '802.11ac', ['802.11ac', '802.11', 'ac', '80211ac']],
    ['en', 'v1.2.3', ['v123', 'v1', '2', '3', '1', 'v12', '23']],
    ['de', '55-Zoll-Fernseher', ['55inch', '55', 'fernseher']],
    ['nl', '2,5-inch', ['2.5inch', '2.5']],
    ['nl', '10.000 mAh', ['10000mah', '10000']],
    ['fr', '10 000mAh', ['10000mah', '10000']],
    ['de', "10'000 mAh", ['10000mah', '10000']],
    ['en', '1,500 g', ['1500g', '1500']],
    ['en', '1.250 kg', ['1.25kg', '1.25']],
    ['en', 'from 2 to 5', ['2', '5']],
    ['fr', '2 To', ['2tb', '2']],
    ['nl', 'rood,blauw;groen', ['rood', 'blauw', 'groen']],
    ['nl', '', []],
    ['nl', '!!! — …', []],
  ])('in %s the index terms of the text %s are found', (language, text, terms) => {
    expect(indexTerms(language, text)).toEqual(terms);
  });

  it('index terms are folded, short and never empty, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('nl', 'de', 'fr', 'xx'),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        (language, text) => {
          for (const term of indexTerms(language, text)) {
            expect(term.length).toBeGreaterThan(0);
            expect(term.length).toBeLessThanOrEqual(40);
            expect(term).toBe(term.toLowerCase());
            expect(term).not.toMatch(/\s/);
          }
        },
      ),
    );
  });
});

describe('words of a search', () => {
  it.each([
    ['de', 'Größe 42', ['Größe', '42']],
    ['nl', 'bed 140 x 200 cm!', ['bed', '140 x 200 cm']],
    ['fr', 'l’été', ['l’été']],
    ['de', 'ein süßes Geschenk', ['ein', 'süßes', 'Geschenk']],
  ])('in %s the words of the search %s are shown as typed', (language, text, typed) => {
    expect(tokenize(language, text).map((token) => token.typed)).toEqual(typed);
  });
});
