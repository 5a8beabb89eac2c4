import { expect, test } from 'vitest';
import { chooseHelpPlace } from './help-place.rules.ts';

const dresses = { name: 'Jurken', path: '/dames/jurken/' };

test.each([
  ['no article was found', null, 'first'],
  ['no article is called so, some mention it', { onlyMentioned: ['retour'], category: null }, 'first'],
  ['articles are called so', { onlyMentioned: [], category: null }, 'folded'],
  ['it names a category', { onlyMentioned: [], category: dresses }, 'below'],
])('when %s the help is placed %j', (_, understood, place) => {
  expect(chooseHelpPlace(understood)).toBe(place);
});
