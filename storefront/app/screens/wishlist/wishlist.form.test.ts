import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';
import { readEdited, readNotice, readRemoved, readWishlistForm } from './wishlist.form.ts';

function createForm(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const buildPageUrl = (query: string) => new URL(`https://shop.example/verlanglijst${query}`);

describe('wishlist forms', () => {
  it.each([
    [{ add: 'AB-1' }, { intent: 'add', sku: 'AB-1', variantSku: null }],
    [{ add: 'AB_1.2|AB_1.2-M' }, { intent: 'add', sku: 'AB_1.2', variantSku: 'AB_1.2-M' }],
    [{ add: 'AB-1|AB-1-42' }, { intent: 'add', sku: 'AB-1', variantSku: 'AB-1-42' }],
    [{ add: 'RC/1|RC/1 L+' }, { intent: 'add', sku: 'RC/1', variantSku: 'RC/1 L+' }],
    [
      { intent: 'remove', sku: 'AB-1' },
      { intent: 'remove', sku: 'AB-1' },
    ],
    [
      { intent: 'change', sku: 'A', 'value.0': 'rood' },
      { intent: 'change', sku: 'A' },
    ],
    [
      { intent: 'move', sku: 'A', variantSku: 'A-1' },
      { intent: 'move', sku: 'A', variantSku: 'A-1' },
    ],
  ])('the form %j is read', (fields: Record<string, string>, read) => {
    expect(readWishlistForm(createForm(fields))).toEqual(read);
  });

  it.each([
    [{}],
    [{ add: 'a  b' }],
    [{ add: 'A|B|C' }],
    [{ intent: 'move', sku: 'A' }],
    [{ intent: 'empty' }],
    [{ intent: 'remove', sku: '../x' }],
  ])('the form %j is rejected', (fields: Record<string, string>) => {
    expect(readWishlistForm(createForm(fields))).toBeNull();
  });

  it('every form is answered with article numbers only', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('add', 'intent', 'sku', 'variantSku'), fc.string()),
        (fields) => {
          const read = readWishlistForm(createForm(fields));
          if (read) expect(read.sku).toMatch(WHOLE_ARTICLE_NUMBER);
          expect(read?.sku.length ?? 0).toBeLessThanOrEqual(50);
        },
      ),
    );
  });
});

describe('the wishlist address', () => {
  it('the address tells what happened', () => {
    expect(readNotice(buildPageUrl('?notice=soldOut'))).toBe('soldOut');
    expect(readRemoved(buildPageUrl('?removed=A%2F1%7CA%2F1%20M'))).toBe('A/1|A/1 M');
    expect(readEdited(buildPageUrl('?edit=A'))).toBe('A');
  });

  it.each(['', '?notice=constructor&removed=%3Cb%3E&edit=a%20%20b', '?notice=&removed=&edit='])(
    'the address tells nothing with %j',
    (query) => {
      expect([
        readNotice(buildPageUrl(query)),
        readRemoved(buildPageUrl(query)),
        readEdited(buildPageUrl(query)),
      ]).toEqual([null, null, null]);
    },
  );
});
