import { expect, it } from 'vitest';
import { printFacts, selectUsualFacts } from './key-facts.rules.ts';

const values: Readonly<Record<string, string>> = {
  load: '9 kg',
  width: '205 mm',
  rim: '16 inch',
  material: '70% wool, 30% silk',
};
const read = {
  value: (key: string) => values[key] ?? null,
  bare: (key: string) => values[key]?.split(' ')[0] ?? null,
  label: (key: string) => (key in values ? key.toUpperCase() : null),
  counted: (key: string) => (key === 'seats' ? '3 seats' : null),
  flag: (key: string) => (key === 'hood' ? 'With hood' : null),
};
const NBSP = '\u00a0';

it.each([
  [['{load}'], [`9${NBSP}kg`]],
  [['{width:bare} R{rim:bare}'], [`205${NBSP}R16`]],
  // a fact wider than a tile breaks after a comma alone
  [['{material}'], [`70%${NBSP}wool, 30%${NBSP}silk`]],
  [['{width:label} {width}'], [`WIDTH${NBSP}205${NBSP}mm`]],
  [
    ['{seats:counted}', '{load}'],
    [`3${NBSP}seats`, `9${NBSP}kg`],
  ],
  // a fact that lacks a part is left out whole, and the others stay
  [['{width:bare}/{profile:bare}', '{load}'], [`9${NBSP}kg`]],
  [['{seats:bare}'], []],
  [['{hood:flag}', '{belt:flag}'], [`With${NBSP}hood`]],
])('key facts are printed from %j', (facts, printed) => expect(printFacts(facts, read)).toEqual(printed));

it('an article of a kind without facts shows its first three attributes, none as long as a sentence', () => {
  const own: Readonly<Record<string, string>> = {
    colour: 'red',
    'Print technology': 'a sentence that no tile has room for',
    'Paper (max)': 'A4',
    load: '9 kg',
    width: '205 mm',
  };
  const reader = { ...read, value: (key: string) => own[key] ?? null, label: (key: string) => key };
  const attributes = [
    { key: 'belt', valueType: 'boolean' },
    { key: 'colour', valueType: 'option' },
    { key: 'Print technology', valueType: 'text' },
    { key: 'Paper (max)', valueType: 'text' },
    { key: 'load', valueType: 'number' },
    { key: 'width', valueType: 'number' },
  ] as const;
  expect(selectUsualFacts(attributes, reader).map((fact) => fact.replaceAll(NBSP, ' '))).toEqual([
    'red',
    'Paper (max) A4',
    'load 9 kg',
  ]);
});

it('a fact wider than a phone’s tile breaks between label and value and never inside a word', () => {
  const words: Readonly<Record<string, string>> = {
    sole: 'caoutchouc',
    rise: 'taille haute et droite devant',
  };
  const reader = {
    ...read,
    value: (key: string) => words[key] ?? null,
    label: (key: string) => (key === 'sole' ? 'Semelle extérieure' : 'Coupe'),
  };
  expect(printFacts(['{sole:label} {sole}', '{rise:label} {rise}'], reader)).toEqual([
    `Semelle${NBSP}extérieure caoutchouc`,
    'Coupe taille haute et droite devant',
  ]);
});

it('a feed fact wider than a phone’s tile breaks only before its value', () => {
  const reader = {
    ...read,
    value: (key: string) => (key === 'size' ? '431 x 125 x 342 mm' : '460 mm'),
    label: (key: string) => (key === 'size' ? 'Size wxdxh' : 'Width'),
  };
  const attributes = ['size', 'width'].map((key) => ({ key, valueType: 'text' as const }));
  expect(selectUsualFacts(attributes, reader)).toEqual([
    `Size wxdxh 431${NBSP}x${NBSP}125${NBSP}x${NBSP}342${NBSP}mm`,
    `Width${NBSP}460${NBSP}mm`,
  ]);
});

it.each([
  // nothing says of what these are numbers
  ['weight', '907', []],
  ['package dimensions', '38 x 98 x 70', []],
  ['operating temperature', '0 - 55', []],
  // the label does
  ['Aantal poorten', '4', ['Aantal poorten 4']],
  ['Gewicht (g)', '907', ['Gewicht (g) 907']],
  ['Breite in cm', '60', ['Breite in cm 60']],
  ['weight', '907 g', ['weight 907 g']],
  ['ratio', '16:9', ['ratio 16:9']],
  // yes is said by the label alone, no is no reason to buy
  ['Bluetooth', 'Yes', ['Bluetooth']],
  ['Bluetooth', 'nee', []],
  ['Colour', 'True', ['Colour']],
  ['Xdsl connection', 'False', []],
  // nobody buys by the pallet
  ['Quantity per pallet', '240.0', []],
  ['Stück je Palette', '240', []],
  ['Eyeshadow palette', '12 colours', ['Eyeshadow palette 12 colours']],
])('a feed’s %s of %s appears on its tile as %j', (label, value, facts) => {
  const reader = { ...read, value: () => value, label: () => label };
  const told = selectUsualFacts([{ key: 'one', valueType: 'text' }], reader);
  expect(told.map((fact) => fact.replaceAll(NBSP, ' '))).toEqual(facts);
});
