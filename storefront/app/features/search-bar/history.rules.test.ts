import { describe, expect, it } from 'vitest';
import { matchingTerms, withoutOwn } from './history.rules.ts';

const OWN = ['rode jurk', 'Jeans', 'Wäsche', 'jas', 'Fußball', 'jersey', 'jumpsuit'];

describe('own terms', () => {
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
  ])('that fit "%s"', (typed, expected) => expect(matchingTerms(OWN, typed)).toEqual(expected));

  it('are eight at most before anything is typed', () =>
    expect(
      matchingTerms(
        Array.from({ length: 20 }, (_, at) => `term ${at}`),
        '',
      ),
    ).toHaveLength(8));

  it('are not suggested once more', () =>
    expect(withoutOwn([{ term: 'jeans' }, { term: 'wasche' }, { term: 'jurk' }], OWN)).toEqual([
      { term: 'jurk' },
    ]));
});
