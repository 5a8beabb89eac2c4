import { describe, expect, it } from 'vitest';
import { detectNews, type KeptArticle, type WishlistNews } from './wishlist-news.rules.ts';

const KEPT: KeptArticle = {
  ...{ lineId: 1, productId: 1, variantId: 1, keptMinor: 10_000, nowMinor: 10_000 },
  ...{ canBeHad: true, toldMinor: null, wasSoldOut: false },
};

describe('news about a wishlist article', () => {
  it.each<[string, Partial<KeptArticle>, WishlistNews | null]>([
    ['nothing happened', {}, null],
    ['it costs more', { nowMinor: 12_000 }, null],
    ['it costs less', { nowMinor: 9_000 }, 'cheaper'],
    ['it costs a hundredth less', { nowMinor: 9_900 }, 'cheaper'],
    ['it costs a cent less', { nowMinor: 9_999 }, null],
    ['its price was told', { nowMinor: 9_000, toldMinor: 9_000 }, null],
    ['it fell further', { nowMinor: 8_000, toldMinor: 9_000 }, 'cheaper'],
    ['it rose and fell to what was told', { nowMinor: 9_000, toldMinor: 9_000, keptMinor: 11_000 }, null],
    ['a mail named a dearer price', { toldMinor: 12_000 }, null],
    ['it is sold out', { canBeHad: false }, 'gone'],
    ['it is sold out and cheaper', { canBeHad: false, nowMinor: 5_000 }, 'gone'],
    ['it is sold out still', { canBeHad: false, wasSoldOut: true }, null],
    ['it is there again', { wasSoldOut: true }, 'back'],
    ['it is there again, for less', { wasSoldOut: true, nowMinor: 9_000 }, 'cheaper'],
  ])('the news about a wishlist article is correct: %s', (_what, change, news) => {
    expect(detectNews({ ...KEPT, ...change })).toBe(news);
  });
});
