import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDictionary, MOST_PLANS } from './dictionary.ts';
import { MOST_ALTERNATIVES } from './groups.ts';
import { casesOf, smallDictionary, understood } from './test-dictionary.ts';
import { germanShop } from './test-shop-de.ts';
import { frenchShop } from './test-shop-fr.ts';
import { dutchShop } from './test-shop-nl.ts';

const shops = [dutchShop, germanShop, frenchShop];
const dictionaries = shops.map((shop) => smallDictionary(shop));
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
  it('answers every text with a bounded number of bounded plans, always the same', () => {
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

  it('takes nothing for something else when the words are meant as they are', () => {
    const [plan, ...others] = dutch.plans('rode jurkn molenstraat', { verbatim: true });
    expect(others).toEqual([]);
    expect(plan).toMatchObject({ filters: [], categoryId: null, correctedTo: null });
    const required = plan?.groups.filter((group) => group.required);
    expect(required?.map((group) => group.typed)).toEqual(['rode', 'jurkn', 'molenstraat']);
  });

  it('reads a name as a word when the filter finds nothing, corrects, then leaves words out', () => {
    const plans = [...dutch.plans('rode jurkn maat 42', { verbatim: false })];
    expect(plans[0]).toMatchObject({ correctedTo: 'rode jurk maat 42', categoryId: { typed: 'jurk' } });
    const asWord = plans.findIndex(({ categoryId, ignored }) => categoryId === null && ignored.length === 0);
    expect(plans[asWord]?.groups.map((group) => group.typed)).toContain('jurk');
    expect(plans.findIndex(({ ignored }) => ignored.length > 0)).toBeGreaterThan(asWord);
  });

  it('leaves out what a weight of 0 switches off', () => {
    const terms = ['jurk', 'jurken', 'zomerjurk', 'zomer'].map((term) => ({ term, documents: 9 }));
    const things = { brands: [], categories: [], colours: [], sizes: [], measured: [], options: [] };
    const words = { synonyms: [], narrower: [], redirects: [] };
    const of = (ranking: object) => {
      const dictionary = createDictionary({ language: 'nl', terms, things, words, ranking });
      const [plan] = dictionary.plans('jurk', { verbatim: false });
      return plan?.groups[0]?.alternatives.map(({ term }) => term);
    };
    expect(of({})).toEqual(['jurk', 'jurken', 'zomerjurk']);
    expect(of({ inflection: 0 })).toEqual(['jurk', 'zomerjurk']);
    expect(of({ compound: 0 })).toEqual(['jurk', 'jurken']);
  });
});

describe('compounds', () => {
  it('are found written apart, and a word in them only where it is one', () => {
    const terms = (text: string) => {
      const [plan] = german.plans(text, { verbatim: true });
      return plan?.groups.map(({ alternatives }) =>
        alternatives.map(({ term, with: others = [] }) => [term, ...others].join('+')),
      );
    };
    expect(terms('Schrank Schuhe')?.[0]).toContain('schuhschrank');
    expect(terms('Schrank Schuhe')?.[1]).toContain('schuhschrank');
    expect(terms('Schuhschrank')?.[0]).toContain('schuhe+schrank');
    expect(terms('schrank')?.[0]).toEqual(expect.arrayContaining(['schuhschrank', 'kleiderschrank']));
    expect(terms('Schuh')?.[0]).not.toContain('handschuhe');
    expect(terms('olle')?.[0]).toEqual([]);
    expect(terms('sofa')?.[0]).toContain('ecksofa');
  });
});

describe('completions', () => {
  it.each(
    casesOf(`
      jur = jurken
      sneak = sneakers
      mol = Molenstraat
      arns = Möbelhaus Arnsberg
      mobel = Möbelhaus Arnsberg
      tele = televisies
      trui ju = trui jurken
      wijn = wijnrood
    `),
  )('%s: %s', (text, expected) => {
    expect(dutch.complete(text, 1).join('')).toBe(expected);
  });

  it.each(['xyz', 'xyz ju', '', '  '])('there are none for %j', (text) => {
    expect(dutch.complete(text, 3)).toEqual([]);
  });

  it('keep capitals and accents', () => {
    expect(german.complete('kuh', 3)).toEqual(['Kühlschränke']);
    expect(dictionaries[2]?.complete('refri', 3)).toEqual(['réfrigérateurs']);
  });
});

describe('without words of its own', () => {
  it('a shop is searched all the same', () => {
    const bare = smallDictionary(dutchShop, 'none');
    expect(understood(bare, dutchShop, 'rode jurk maat 42')).toBe(
      'Dames › Kleding › Jurken · colour red · size 42',
    );
  });
});

it('keeps the word that stands for a category, also where it is called otherwise', () => {
  const plans = [...dutch.plans('hoesje iphone', { verbatim: false })];
  const required = plans.flatMap(({ groups }) => groups.filter((group) => group.required));
  const said = required.filter(({ typed: word }) => word === 'iphone');
  expect(said.length).toBeGreaterThan(0);
  expect(said.every(({ isCategoryName }) => isCategoryName)).toBe(true);
});
