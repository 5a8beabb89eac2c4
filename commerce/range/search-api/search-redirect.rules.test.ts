import { expect, it } from 'vitest';
import { redirectOf } from './search-redirect.rules.ts';

const words = { redirects: [{ term: 'Rücksendung', path: '/ruecksendung/' }] };

it.each([
  ['Rücksendung', '/ruecksendung/'],
  ['rucksendung', '/ruecksendung/'],
  ['Rücksendung Kleid', null],
  ['', null],
])('%j leads to %j', (typed, path) => expect(redirectOf(typed, words)).toBe(path));

it('leads nowhere without words of the tenant', () => expect(redirectOf('retour', undefined)).toBeNull());
