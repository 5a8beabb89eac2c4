import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listShownPages } from './pages-shown.rules.ts';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 12, [1, 2, 0, 12]],
  [2, 5, [1, 2, 3, 4, 5]],
  [2, 6, [1, 2, 3, 0, 6]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 12, [1, 2, 3, 4, 5, 0, 12]],
  [7, 12, [1, 0, 6, 7, 8, 0, 12]],
  [12, 12, [1, 0, 11, 12]],
])('page %i of %i names %j', (page, pages, shown) => {
  expect(listShownPages(page, pages)).toEqual(shown);
});

it('the pages shown are first, last and current in order, leaving out two pages or more', () => {
  const places = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(places, ([page, pages]) => {
      const shown = listShownPages(page, pages);
      expect(shown).toEqual(expect.arrayContaining([1, page, pages]));
      expect(shown.length).toBeLessThanOrEqual(7);
      shown.forEach((number, at) => {
        const [before = 0, after = 0] = [shown[at - 1], shown[at + 1]];
        if (number === 0) expect(after - before).toBeGreaterThan(2);
        else if (before !== 0) expect(number).toBe(before + 1);
      });
    }),
  );
});
