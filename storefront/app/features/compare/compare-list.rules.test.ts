import { describe, expect, it } from 'vitest';
import {
  type CompareList,
  NOTHING,
  readList,
  removeArticle,
  toggleArticle,
  writeList,
} from './compare-list.rules.ts';

const list = (...skus: string[]): CompareList => ({ group: 'sofa', skus });

describe('choosing articles to compare', () => {
  it('a press chooses an article and another removes it', () => {
    const one = toggleArticle(NOTHING, 'A', 'sofa');
    expect(one).toEqual({ list: list('A'), refused: null });
    expect(toggleArticle(one.list, 'A', 'sofa')).toEqual({ list: NOTHING, refused: null });
  });

  it('an article of another kind is refused and changes nothing', () => {
    expect(toggleArticle(list('A'), 'B', 'tyre')).toEqual({ list: list('A'), refused: 'otherKind' });
  });

  it('a fifth article is refused', () => {
    expect(toggleArticle(list('A', 'B', 'C', 'D'), 'E', 'sofa').refused).toBe('full');
    expect(toggleArticle(list('A', 'B', 'C', 'D'), 'D', 'sofa').list).toEqual(list('A', 'B', 'C'));
  });

  it('after the last one is removed any kind can be chosen', () => {
    expect(toggleArticle(removeArticle(list('A'), 'A'), 'B', 'tyre').list).toEqual({
      group: 'tyre',
      skus: ['B'],
    });
  });
});

describe('the comparison stored on the device', () => {
  it('a stored comparison can be read back', () => {
    expect(readList(writeList(list('A', 'B')))).toEqual(list('A', 'B'));
    expect(readList(writeList(NOTHING))).toEqual(NOTHING);
  });

  it.each([null, '', ' ', 'sofa', 'sofa ', '<b> A', `sofa ${'x'.repeat(60)}`])(
    'the stored value %j is read as empty',
    (kept) => expect(readList(kept)).toEqual(NOTHING),
  );

  it('a stored comparison never contains more than four articles or one twice', () => {
    expect(readList('sofa A A B C D E').skus).toEqual(['A', 'B', 'C', 'D']);
  });
});
