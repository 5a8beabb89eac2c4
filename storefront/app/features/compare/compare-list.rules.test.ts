import { describe, expect, it } from 'vitest';
import { type CompareList, NOTHING, readList, toggled, without, writeList } from './compare-list.rules.ts';

const list = (...skus: string[]): CompareList => ({ group: 'sofa', skus });

describe('choosing what to compare', () => {
  it('a press chooses, another takes it back', () => {
    const one = toggled(NOTHING, 'A', 'sofa');
    expect(one).toEqual({ list: list('A'), refused: null });
    expect(toggled(one.list, 'A', 'sofa')).toEqual({ list: NOTHING, refused: null });
  });

  it('an article of another kind is refused and changes nothing', () => {
    expect(toggled(list('A'), 'B', 'tyre')).toEqual({ list: list('A'), refused: 'otherKind' });
  });

  it('a fifth is refused', () => {
    expect(toggled(list('A', 'B', 'C', 'D'), 'E', 'sofa').refused).toBe('full');
    expect(toggled(list('A', 'B', 'C', 'D'), 'D', 'sofa').list).toEqual(list('A', 'B', 'C'));
  });

  it('after the last one any kind can be chosen', () => {
    expect(toggled(without(list('A'), 'A'), 'B', 'tyre').list).toEqual({ group: 'tyre', skus: ['B'] });
  });
});

describe('what the device keeps', () => {
  it('reads what it wrote', () => {
    expect(readList(writeList(list('A', 'B')))).toEqual(list('A', 'B'));
    expect(readList(writeList(NOTHING))).toEqual(NOTHING);
  });

  it.each([null, '', ' ', 'sofa', 'sofa ', '<b> A', `sofa ${'x'.repeat(60)}`])('%j is nothing', (kept) =>
    expect(readList(kept)).toEqual(NOTHING),
  );

  it('never holds more than four, or one twice', () => {
    expect(readList('sofa A A B C D E').skus).toEqual(['A', 'B', 'C', 'D']);
  });
});
