import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDictionary, MOST_PLANS } from './dictionary.ts';
import { MOST_ALTERNATIVES } from './groups.ts';
import { createSmallDictionary, describePlanFor, parseCases } from './test-dictionary.ts';
import { germanShop } from './test-shop-de.ts';
import { frenchShop } from './test-shop-fr.ts';
import { dutchShop } from './test-shop-nl.ts';

const shops = [dutchShop, germanShop, frenchShop];
const dictionaries = shops.map((shop) => createSmallDictionary(shop));
const [dutch, german] = dictionaries as [(typeof dictionaries)[0], (typeof dictionaries)[0]];

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 150 }),
  fc
    .array(
      fc.constantFrom(
        ...'rode jurk sneakers heren maat 42 onder 50 euro tussen und zwischen moins de € - 140 x 200 " trui-xl'.split(
          ' ',
        ),
      ),
      { maxLength: 14 },
    )
    .map((words) => words.join(' ')),
);

describe('a dictionary', () => {
  it('the dictionary answers every text with a bounded number of bounded plans, always the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dictionaries), typed, fc.boolean(), (dictionary, text, verbatim) => {
        const plans = [...dictionary.plans(text, { verbatim })];
        expect(plans.length).toBeLessThanOrEqual(MOST_PLANS);
        if (/[a-z0-9]{2}/i.test(text)) expect(plans.length).toBeGreaterThan(0);
        for (const { groups } of plans) {
          expect(groups.length).toBeLessThanOrEqual(12);
          for (const { alternatives } of groups) {
            expect(alternatives.length).toBeLessThanOrEqual(MOST_ALTERNATIVES);
            for (const { closeness } of alternatives) {
              expect(closeness).toBeGreaterThan(0);
              expect(closeness).toBeLessThanOrEqual(1);
            }
          }
        }
        expect([...dictionary.plans(text, { verbatim })]).toEqual(plans);
        expect(dictionary.complete(text, 5).length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('the dictionary does not reinterpret words that are meant as they are', () => {
    const [plan, ...others] = dutch.plans('rode jurkn molenstraat', { verbatim: true });
    expect(others).toEqual([]);
    expect(plan).toMatchObject({ filters: [], categoryId: null, correctedTo: null });
    const required = plan?.groups.filter((group) => group.required);
    expect(required?.map((group) => group.typed)).toEqual(['rode', 'jurkn', 'molenstraat']);
  });

  it('the dictionary tries a name as a word, then corrects, then drops words', () => {
    const plans = [...dutch.plans('rode jurkn maat 42', { verbatim: false })];
    expect(plans[0]).toMatchObject({ correctedTo: 'rode jurk maat 42', categoryId: { typed: 'jurk' } });
    const asWord = plans.findIndex(({ categoryId, ignored }) => categoryId === null && ignored.length === 0);
    expect(plans[asWord]?.groups.map((group) => group.typed)).toContain('jurk');
    expect(plans.findIndex(({ ignored }) => ignored.length > 0)).toBeGreaterThan(asWord);
  });

  it('the dictionary leaves out what a weight of 0 switches off', () => {
    const terms = ['jurk', 'jurken', 'zomerjurk', 'zomer'].map((term) => ({ term, documents: 9 }));
    const things = { brands: [], categories: [], colours: [], sizes: [], measured: [], options: [] };
    const words = { synonyms: [], narrower: [], redirects: [] };
    const createNamedDictionary = (ranking: object) => {
      const dictionary = createDictionary({ language: 'nl', terms, things, words, ranking });
      const [plan] = dictionary.plans('jurk', { verbatim: false });
      return plan?.groups[0]?.alternatives.map(({ term }) => term);
    };
    expect(createNamedDictionary({})).toEqual(['jurk', 'jurken', 'zomerjurk']);
    expect(createNamedDictionary({ inflection: 0 })).toEqual(['jurk', 'zomerjurk']);
    expect(createNamedDictionary({ compound: 0 })).toEqual(['jurk', 'jurken']);
  });
});

describe('compounds', () => {
  it('compounds are found when written apart, and their parts only where they are words', () => {
    const listPlanTerms = (text: string) => {
      const [plan] = german.plans(text, { verbatim: true });
      return plan?.groups.map(({ alternatives }) =>
        alternatives.map(({ term, with: others = [] }) => [term, ...others].join('+')),
      );
    };
    expect(listPlanTerms('Schrank Schuhe')?.[0]).toContain('schuhschrank');
    expect(listPlanTerms('Schrank Schuhe')?.[1]).toContain('schuhschrank');
    expect(listPlanTerms('Schuhschrank')?.[0]).toContain('schuhe+schrank');
    expect(listPlanTerms('schrank')?.[0]).toEqual(expect.arrayContaining(['schuhschrank', 'kleiderschrank']));
    expect(listPlanTerms('Schuh')?.[0]).not.toContain('handschuhe');
    expect(listPlanTerms('olle')?.[0]).toEqual([]);
    expect(listPlanTerms('sofa')?.[0]).toContain('ecksofa');
  });
});

describe('completions', () => {
  it.each(
    parseCases(`
      jur = jurken
      sneak = sneakers
      mol = Molenstraat
      arns = Möbelhaus Arnsberg
      mobel = Möbelhaus Arnsberg
      tele = televisies
      wijn = wijnrood
    `),
  )('the completion of %s is %s', (text, expected) => {
    expect(dutch.complete(text, 1).join('')).toBe(expected);
  });

  it.each(['xyz', 'xyz ju', '', '  '])('no completion exists for %j', (text) => {
    expect(dutch.complete(text, 3)).toEqual([]);
  });

  it('completions keep capitals and accents', () => {
    expect(german.complete('kuh', 3)).toEqual(['Kühlschränke']);
    expect(dictionaries[2]?.complete('refri', 3)).toEqual(['réfrigérateurs']);
  });
});

describe('a shop without its own words', () => {
  it('a shop without its own words can still be searched', () => {
    const bare = createSmallDictionary(dutchShop, 'none');
    expect(describePlanFor(bare, dutchShop, 'rode jurk maat 42')).toBe(
      'Dames › Kleding › Jurken · colour red · size 42',
    );
  });
});

it('the word that stands for a category is kept, even where the category has another name', () => {
  const plans = [...dutch.plans('hoesje mobiel', { verbatim: false })];
  const required = plans.flatMap(({ groups }) => groups.filter((group) => group.required));
  const said = required.filter(({ typed: word }) => word === 'mobiel');
  expect(said.length).toBeGreaterThan(0);
  expect(said.every(({ isCategoryName }) => isCategoryName)).toBe(true);
});
