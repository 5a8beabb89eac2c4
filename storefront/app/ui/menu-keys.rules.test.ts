import { expect, it } from 'vitest';
import { menuTarget } from './menu-keys.rules.ts';

const LABELS = ['Delen', 'Bewaren', 'Düsseldorf', 'Écharpe', ' Bekijken'];

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 0],
  ['ArrowUp', -1, 4],
  ['ArrowUp', 0, 4],
  ['ArrowUp', 2, 1],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['b', 0, 1],
  ['b', 1, 4],
  ['B', 4, 1],
  ['é', 0, 3],
  ['x', 0, null],
  [' ', 0, null],
  ['Enter', 0, null],
  ['Tab', 0, null],
])('%s from %i leads to %s', (key, at, to) => {
  expect(menuTarget(key, at, LABELS)).toBe(to);
});

it('leads nowhere in an empty menu', () => {
  expect(menuTarget('ArrowDown', -1, [])).toBeNull();
});
