import { expect, it } from 'vitest';
import { isNestedTooDeep } from './request-params.ts';

const nestBrackets = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it.each([
  ['twenty levels of variables', `{"variables":{"x":${nestBrackets(18)}}}`, false],
  ['hundreds of levels', `{"variables":{"x":${nestBrackets(300)}}}`, true],
  ['objects', `${'{"x":'.repeat(300)}0${'}'.repeat(300)}`, true],
  ['brackets in texts', JSON.stringify({ query: `"${'['.repeat(300)}\\"{{` }), false],
  ['many lists beside each other', JSON.stringify({ variables: { x: Array(500).fill([]) } }), false],
])('the nesting depth is checked: %s', (_what, json, expected) => {
  expect(isNestedTooDeep(Buffer.from(json))).toBe(expected);
});
