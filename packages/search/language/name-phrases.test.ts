import { expect, it } from 'vitest';
import { NamePhrases } from './name-phrases.ts';

function countPhrases(language: string, names: readonly string[]): Record<string, number> {
  const phrases = new NamePhrases(language);
  for (const name of names) phrases.add(name);
  return Object.fromEntries(
    phrases.list().flatMap(({ shown, products, isApart }) => (isApart ? [] : [[shown, products]])),
  );
}

it('counts words and pairs that several names contain, in the spelling people type', () => {
  expect(
    countPhrases('en', [
      'Wireless Mouse, Black',
      'Wireless Mouse for USB-C',
      'Mouse pad',
      'USB cable',
      'USB cable for the iPhone 8',
      'Case for iPhone 8',
    ]),
  ).toEqual({
    wireless: 2,
    mouse: 3,
    USB: 2,
    cable: 2,
    iPhone: 2,
    'wireless mouse': 2,
    'USB cable': 2,
    'iPhone 8': 2,
  });
});

it('counts a number with its counted thing as one word', () => {
  expect(
    countPhrases('nl', ['2,5-zitsbank van fluweel', 'Grijze 2,5-zitsbank', '3-zitsbank', '3-zitsbank']),
  ).toEqual({
    '2,5-zitsbank': 2,
    '3-zitsbank': 2,
  });
});

it('a number with a unit or of pieces is not taken for a model', () => {
  const names = [
    'Cable 5 m',
    'Cable 5 m',
    'Toner black 1 pc(s)',
    'Toner black 1 pc(s)',
    'Phone 7 plus',
    'Phone 7 plus',
  ];
  const pairs = Object.keys(countPhrases('en', names)).filter((shown) => shown.includes(' '));
  expect(pairs).toEqual(['toner black', 'phone 7']);
});

it('German nouns keep their capital letter', () => {
  expect(Object.keys(countPhrases('de', ['Rotes Kleid', 'Rotes Kleid', 'Kleid in Rot']))).toEqual([
    'Rotes',
    'Kleid',
    'Rotes Kleid',
  ]);
});

it('words are not paired across a comma or a function word', () => {
  expect(countPhrases('nl', ['Jas, blauw', 'Jas, blauw', 'Jas met rits', 'Jas met rits'])).not.toHaveProperty(
    'jas blauw',
  );
  expect(countPhrases('nl', ['Jas met rits', 'Jas met rits'])).toEqual({ jas: 2, rits: 2 });
});

it.each([
  ['nl', 'Hoes voor een laptop', 'hoes laptop'],
  ['de', 'Lampe für Beamer', 'lampe beamer'],
  ['fr', "Housse d'ordinateur", 'housse ordinateur'],
  ['en', 'Lamp for your projector', 'lamp projector'],
])('the purpose stated in a name is kept apart: %s, %s', (language, name, pair) => {
  const phrases = new NamePhrases(language);
  for (const one of [name, name]) phrases.add(one);
  expect(phrases.list().filter(({ isApart }) => isApart)).toEqual([
    { shown: pair, products: 2, isApart: true },
  ]);
});

it('the phrases stay bounded for any catalogue and keep the frequent ones', () => {
  const phrases = new NamePhrases('en');
  for (let at = 0; at < 90_000; at += 1) {
    const rare = [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    phrases.add(`Desk lamp x${rare}x y${rare}y`);
  }
  const list = phrases.list();
  expect(list.length).toBeLessThan(150_000);
  expect(list.find(({ shown }) => shown === 'desk lamp')?.products).toBe(90_000);
});

it.each([
  ['en', 'Wireless optical mouse', 'mouse', ['wireless mouse', 'optical mouse']],
  ['fr', 'Chaise pliante blanche', 'chaise', ['chaise pliante', 'chaise blanche']],
])('the head of a name goes with each of its words: %s', (language, name, head, pairs) => {
  const phrases = new NamePhrases(language);
  for (const one of [name, name]) phrases.add(one, new Set([head]));
  expect(phrases.list().filter(({ isLoose }) => isLoose)).toEqual(
    pairs.map((shown) => ({ shown, products: 2, isLoose: true })),
  );
});
