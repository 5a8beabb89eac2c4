import { expect, it } from 'vitest';
import { printFacts } from './key-facts.rules.ts';

const values: Readonly<Record<string, string>> = { load: '9 kg', width: '205 mm', rim: '16 inch' };
const read = {
  value: (key: string) => values[key] ?? null,
  bare: (key: string) => values[key]?.split(' ')[0] ?? null,
  label: (key: string) => (key in values ? key.toUpperCase() : null),
  counted: (key: string) => (key === 'seats' ? '3 seats' : null),
};
const NBSP = '\u00a0';

it.each([
  [['{load}'], [`9${NBSP}kg`]],
  [['{width:bare} R{rim:bare}'], [`205${NBSP}R16`]],
  [['{width:label} {width}'], [`WIDTH${NBSP}205${NBSP}mm`]],
  [
    ['{seats:counted}', '{load}'],
    [`3${NBSP}seats`, `9${NBSP}kg`],
  ],
  // a fact that lacks a part is left out whole, and the others stay
  [['{width:bare}/{profile:bare}', '{load}'], [`9${NBSP}kg`]],
  [['{seats:bare}'], []],
])('prints %j', (facts, printed) => expect(printFacts(facts, read)).toEqual(printed));
