import { expect, test } from 'vitest';
import { chooseResultsTitle } from './results-title.rules.ts';

const exact = { ignored: [], onlyMentioned: [], complete: null };

test.each([
  ['articles have all the words', exact, 'catalogue.search.results'],
  ['some have all, others follow', { ...exact, complete: 3 }, 'catalogue.search.results'],
  ['none has all', { ...exact, complete: 0 }, 'catalogue.search.nearest'],
  ['the case was left out of "phone case"', { ...exact, ignored: ['case'] }, 'catalogue.search.nearest'],
  ['none is called so', { ...exact, onlyMentioned: ['charger'] }, 'catalogue.search.nearest'],
])('when %s the title is %j', (_, understood, title) => {
  expect(chooseResultsTitle(understood)).toBe(title);
});
