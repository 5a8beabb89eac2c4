import { expect, it } from 'vitest';
import { findRedirect } from './search-redirect.rules.ts';

const words = { redirects: [{ term: 'Rücksendung', path: '/ruecksendung/' }] };

it.each([
  ['Rücksendung', '/ruecksendung/'],
  ['rucksendung', '/ruecksendung/'],
  ['Rücksendung Kleid', null],
  ['', null],
])('the search %j redirects to %j', (typed, path) => expect(findRedirect(typed, words)).toBe(path));

it('a redirect requires words configured by the tenant', () =>
  expect(findRedirect('retour', undefined)).toBeNull());
