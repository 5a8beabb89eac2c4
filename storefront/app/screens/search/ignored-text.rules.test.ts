import { expect, it } from 'vitest';
import { chooseIgnoredText } from './ignored-text.rules.ts';

it.each([
  [['tuinstoel'], ' Tuinstoel ', 'list.search.ignored.all'],
  [['grijs'], 'tuinstoel grijs', 'list.search.ignored'],
  [['tuin', 'grijs'], 'tuin grijs', 'list.search.ignored'],
])('mentions other words only where there are some: %s of %s', (ignored, term, text) => {
  expect(chooseIgnoredText(ignored, term)).toBe(text);
});
