import { expect, it } from 'vitest';
import { nextPlace, type Place } from './keys.rules.ts';

const at = (row: number, cell = 0): Place => ({ row, cell });
/** a term of the visitor's own with its button, and two suggestions */
const CELLS = [2, 1, 1];

it.each<[string, Place | null, Place | null | undefined]>([
  ['ArrowDown', null, at(0)],
  ['ArrowDown', at(0, 1), at(1)],
  ['ArrowDown', at(2), null],
  ['ArrowUp', null, at(2)],
  ['ArrowUp', at(1), at(0)],
  ['ArrowUp', at(0), null],
  ['Home', at(2), at(0)],
  ['End', at(0), at(2)],
  ['Home', null, undefined],
  ['End', null, undefined],
  ['ArrowRight', at(0), at(0, 1)],
  ['ArrowRight', at(0, 1), undefined],
  ['ArrowLeft', at(0, 1), at(0)],
  ['ArrowLeft', at(0), undefined],
  ['ArrowRight', at(1), undefined],
  ['ArrowRight', null, undefined],
  ['a', at(1), undefined],
])('%s at %o leads to %o', (key, place, expected) => expect(nextPlace(key, place, CELLS)).toEqual(expected));

it.each(['ArrowDown', 'ArrowUp', 'Home'])('%s is the field’s while nothing is suggested', (key) =>
  expect(nextPlace(key, null, [])).toBeUndefined(),
);
