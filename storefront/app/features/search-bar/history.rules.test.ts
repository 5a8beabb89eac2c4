import { describe, expect, it } from 'vitest';
import { filterMatchingTerms, removeOwnTerms } from './history.rules.ts';

const OWN = ['rode jurk', 'Jeans', 'Wäsche', 'jas', 'Fußball', 'jersey', 'jumpsuit'];

describe('the visitor’s own search terms', () => {
  it.each([
    ['', OWN],
    ['  ', OWN],
    ['j', ['Jeans', 'jas', 'jersey']],
    ['JU', ['jumpsuit', 'rode jurk']],
    ['wasch', ['Wäsche']],
    ['fuss', ['Fußball']],
    ['jas', []],
    ['x', []],
    ['urk', []],
  ])('the own terms matching "%s" are listed', (typed, expected) =>
    expect(filterMatchingTerms(OWN, typed)).toEqual(expected),
  );

  it('eight own terms at most are shown before anything is typed', () =>
    expect(
      filterMatchingTerms(
        Array.from({ length: 20 }, (_, at) => `term ${at}`),
        '',
      ),
    ).toHaveLength(8));

  it('own terms are not suggested once more', () =>
    expect(removeOwnTerms([{ term: 'jeans' }, { term: 'wasche' }, { term: 'jurk' }], OWN)).toEqual([
      { term: 'jurk' },
    ]));
});
