import { expect, it } from 'vitest';
import { NOT_SAID } from '#search/engine/empty.rules.ts';
import { createCompletions } from './completions.ts';
import { createVocabulary } from './vocabulary.ts';

const things = {
  brands: [
    { slug: 'samsung', name: 'SAMSUNG', products: 20 },
    { slug: 'zanussi', name: 'Zanussi', products: 20 },
  ],
  categories: [{ categoryId: 1, name: 'Jassen', trail: '', products: 40 }],
  colours: [{ family: 'black', name: 'zwart' }],
  sizes: [],
  measured: [],
  options: [],
};
const phrases = [
  { shown: 'jas', products: 12 },
  { shown: 'jurk', products: 30 },
  { shown: 'leren jas', products: 5 },
  { shown: 'leren jurk', products: 2 },
  { shown: 'samsung galaxy', products: 9 },
  { shown: 'jongens', products: 2 },
  { shown: 'jongensjas', products: 1 },
  { shown: 'zadel', products: 1 },
  { shown: 'lederen zadel', products: 3, isLoose: true },
  { shown: 'galaxy samsung', products: 4 },
  { shown: 'zanussi', products: 5 },
];
const words = ['zwarte', 'heren', 'leren', 'lederen', 'jas', 'jassen', 'jurk', 'samsung', 'galaxy'];
const THINGS = new Set(['jas', 'jassen', 'jurk', 'jongensjas', 'zadel', 'zitsbank']);
const vocabulary = createVocabulary(
  'nl',
  words.map((term) => ({ term, documents: 10 })),
  {
    countDocuments: () => 0,
    getStanding: (term) => ({ ...NOT_SAID, heads: THINGS.has(term) }),
  },
);
const { complete, commonest } = createCompletions({ language: 'nl', things, phrases, vocabulary });

it.each([
  ['j', ['jassen', 'jurk', 'jongensjas', 'jongens']],
  ['leren j', ['leren jas', 'leren jurk']],
  ['zwarte leren ju', ['zwarte leren jurk']],
  ['sams', ['SAMSUNG', 'SAMSUNG galaxy']],
  ['samsung za', ['samsung zadel']],
  ['zwarte za', ['zwarte Zanussi', 'zwarte zadel']],
  ['heren j', ['heren jassen', 'heren jurk', 'heren jongensjas']],
  ['jas j', []],
  ['lederen z', ['lederen zadel']],
  ['lederen j', []],
  ['onbekend j', []],
  ['', []],
])('"%s" is completed to %j', (typed, expected) => {
  expect(complete(typed, 6)).toEqual(expected);
});

it('a category that lists things is completed to one of them', () => {
  const categories = [{ categoryId: 1, name: 'Huis & tuin', trail: '', products: 40 }];
  const listed = createCompletions({
    language: 'nl',
    things: { ...things, categories },
    phrases,
    vocabulary,
  });
  expect([...listed.complete('h', 6), ...listed.complete('t', 6)]).toEqual(['huis', 'tuin']);
});

it('a word that names have only as a part of a brand is completed to the brand', () => {
  const brands = [{ slug: 'tripp-lite', name: 'Tripp Lite', products: 9 }];
  const lite = createCompletions({
    ...{ language: 'en', vocabulary, things: { ...things, brands, categories: [] } },
    phrases: [
      { shown: 'tripp', products: 9 },
      { shown: 'tripod', products: 4 },
    ],
  });
  expect(lite.complete('tri', 6)).toEqual(['Tripp Lite', 'tripod']);
});

it('completions begin with what most articles are', () => {
  expect(commonest(3)).toEqual(['jassen', 'jurk', 'SAMSUNG']);
});

it.each(['2,5 z', '2,5-z', '2.5 z', '2,5 '])('a number is completed with its counted thing: %s', (typed) => {
  const counted = [{ shown: '2,5-zitsbank', products: 13 }];
  const { complete: completeCounted } = createCompletions({
    language: 'nl',
    things,
    phrases: counted,
    vocabulary,
  });
  expect(completeCounted(typed, 6)[0]).toBe('2,5-zitsbank');
});

it('German typed without umlauts is completed', () => {
  const { complete: completeGerman } = createCompletions({
    ...{ language: 'de', things: { ...things, categories: [] }, vocabulary: createVocabulary('de', []) },
    phrases: [
      { shown: 'Kühlschrank', products: 9 },
      { shown: 'Feuerzeug', products: 3 },
    ],
  });
  expect(completeGerman('kuehl', 6)).toEqual(['Kühlschrank']);
  expect(completeGerman('feu', 6)).toEqual(['Feuerzeug']);
  expect(completeGerman('kuex', 6)).toEqual([]);
});
