import { expect, it } from 'vitest';
import { NamePhrases } from './name-phrases.ts';

function listOf(language: string, names: readonly string[]): Record<string, number> {
  const phrases = new NamePhrases(language);
  for (const name of names) phrases.add(name);
  return Object.fromEntries(
    phrases.list().flatMap(({ shown, products, isApart }) => (isApart ? [] : [[shown, products]])),
  );
}

it('counts words and pairs that several names hold, as people type them', () => {
  expect(
    listOf('en', [
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

it('counts a number with what it counts as one word', () => {
  expect(
    listOf('nl', ['2,5-zitsbank van fluweel', 'Grijze 2,5-zitsbank', '3-zitsbank', '3-zitsbank']),
  ).toEqual({
    '2,5-zitsbank': 2,
    '3-zitsbank': 2,
  });
});

it('takes a number with a unit or of pieces for no model', () => {
  const names = [
    'Cable 5 m',
    'Cable 5 m',
    'Toner black 1 pc(s)',
    'Toner black 1 pc(s)',
    'Phone 7 plus',
    'Phone 7 plus',
  ];
  const pairs = Object.keys(listOf('en', names)).filter((shown) => shown.includes(' '));
  expect(pairs).toEqual(['toner black', 'phone 7']);
});

it('leaves German nouns large', () => {
  expect(Object.keys(listOf('de', ['Rotes Kleid', 'Rotes Kleid', 'Kleid in Rot']))).toEqual([
    'Rotes',
    'Kleid',
    'Rotes Kleid',
  ]);
});

it('does not pair over a comma or a word that only holds a sentence together', () => {
  expect(listOf('nl', ['Jas, blauw', 'Jas, blauw', 'Jas met rits', 'Jas met rits'])).not.toHaveProperty(
    'jas blauw',
  );
  expect(listOf('nl', ['Jas met rits', 'Jas met rits'])).toEqual({ jas: 2, rits: 2 });
});

it.each([
  ['nl', 'Hoes voor een laptop', 'hoes laptop'],
  ['de', 'Lampe für Beamer', 'lampe beamer'],
  ['fr', "Housse d'ordinateur", 'housse ordinateur'],
  ['en', 'Lamp for your projector', 'lamp projector'],
])('keeps apart what a name says it is for: %s, %s', (language, name, pair) => {
  const phrases = new NamePhrases(language);
  for (const one of [name, name]) phrases.add(one);
  expect(phrases.list().filter(({ isApart }) => isApart)).toEqual([
    { shown: pair, products: 2, isApart: true },
  ]);
});

it('stays bounded whatever the catalogue, and keeps what is said often', () => {
  const phrases = new NamePhrases('en');
  for (let at = 0; at < 90_000; at += 1) {
    const rare = [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    phrases.add(`Desk lamp x${rare}x y${rare}y`);
  }
  const list = phrases.list();
  expect(list.length).toBeLessThan(150_000);
  expect(list.find(({ shown }) => shown === 'desk lamp')?.products).toBe(90_000);
});
