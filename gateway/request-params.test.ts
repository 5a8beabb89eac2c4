import { expect, it } from 'vitest';
import { isNestedTooDeep } from './request-params.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it.each([
  ['twenty levels of variables', `{"variables":{"x":${nested(18)}}}`, false],
  ['hundreds of levels', `{"variables":{"x":${nested(300)}}}`, true],
  ['objects', `${'{"x":'.repeat(300)}0${'}'.repeat(300)}`, true],
  ['brackets in texts', JSON.stringify({ query: `"${'['.repeat(300)}\\"{{` }), false],
  ['many lists beside each other', JSON.stringify({ variables: { x: Array(500).fill([]) } }), false],
])('says of %s whether they are nested too deep', (_what, json, expected) => {
  expect(isNestedTooDeep(Buffer.from(json))).toBe(expected);
});
