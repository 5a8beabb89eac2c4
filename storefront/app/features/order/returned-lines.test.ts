import { expect, it } from 'vitest';
import { getReturnFieldName, readReturned } from './returned-lines.ts';

it.each([
  [
    `${getReturnFieldName(1)}=2&${getReturnFieldName(3)}=1`,
    [
      [1, 2],
      [3, 1],
    ],
  ],
  ['q1=0&q2=&q3=abc&q4=-1&q5=1.5', []],
  ['order=1&token=q1&q2=1&q2=4', [[2, 4]]],
  ['q=1&q0=1&q1000=1&xq1=1', []],
])('reads the returned lines %s', (query, expected) => {
  const read = readReturned(new URLSearchParams(query));
  expect(read.map(({ position, quantity }) => [position, quantity])).toEqual(expected);
});
