import { expect, it } from 'vitest';
import { ignoredText } from './ignored-text.rules.ts';

it.each([
  [['tuinstoel'], ' Tuinstoel ', 'list.search.ignored.all'],
  [['grijs'], 'tuinstoel grijs', 'list.search.ignored'],
  [['tuin', 'grijs'], 'tuin grijs', 'list.search.ignored'],
])('speaks of other words only where there are some: %s of %s', (ignored, term, text) => {
  expect(ignoredText(ignored, term)).toBe(text);
});
