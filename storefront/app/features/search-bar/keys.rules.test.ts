import { expect, it } from 'vitest';
import { moveByKey, type Place } from './keys.rules.ts';

const createPlace = (row: number, cell = 0): Place => ({ row, cell });
/** a term of the visitor's own with its button, and two suggestions */
const CELLS = [2, 1, 1];

it.each<[string, Place | null, Place | null | undefined]>([
  ['ArrowDown', null, createPlace(0)],
  ['ArrowDown', createPlace(0, 1), createPlace(1)],
  ['ArrowDown', createPlace(2), null],
  ['ArrowUp', null, createPlace(2)],
  ['ArrowUp', createPlace(1), createPlace(0)],
  ['ArrowUp', createPlace(0), null],
  ['Home', createPlace(2), createPlace(0)],
  ['End', createPlace(0), createPlace(2)],
  ['Home', null, undefined],
  ['End', null, undefined],
  ['ArrowRight', createPlace(0), createPlace(0, 1)],
  ['ArrowRight', createPlace(0, 1), undefined],
  ['ArrowLeft', createPlace(0, 1), createPlace(0)],
  ['ArrowLeft', createPlace(0), undefined],
  ['ArrowRight', createPlace(1), undefined],
  ['ArrowRight', null, undefined],
  ['a', createPlace(1), undefined],
])('the key %s at %o leads to %o', (key, place, expected) =>
  expect(moveByKey(key, place, CELLS)).toEqual(expected),
);

it.each(['ArrowDown', 'ArrowUp', 'Home'])(
  'the key %s is left to the field while nothing is suggested',
  (key) => expect(moveByKey(key, null, [])).toBeUndefined(),
);
