import { describe, expect, it } from 'vitest';
import { createMemoryCatalogue } from './memory-catalogue.ts';
import { readProducts } from './test-products.ts';

const GERMAN = readProducts(`
  Hose mit hohem Bund | Für jede Zeit, in der Freizeit.
  Hose hoch geschnitten, Freizeit | Für jede Zeit.
  Rock hoch geschnitten, Freizeit | Für jede Zeit.
  Rock gerade, Freizeit | Leicht, frei und gut.
  Bluse gerade, Freizeit | Leicht, frei und gut.
  Langes Kleid | Leicht.
  Kurzes Kleid | Leicht.
  Weites Kleid | Leicht, hoch in Mode.
  Langer Mantel Herren | Warm.
  Kurzer Mantel Herren | Warm.
  Pullover Herren | Warm.
  Fernseher 40 | An die Wand, mit Halterung.
  Fernseher 50 | An die Wand, mit Halterung.
`);
const DUTCH = readProducts(`
  Gewatteerde jas | Warm.
  Lichte jas | Voor na het bad.
  Stoel met arm | Stevig.
  Stoel zonder arm | Stevig.
`);

const german = await createMemoryCatalogue(GERMAN, { language: 'de', tree: 'none' });
const dutch = await createMemoryCatalogue(DUTCH, { language: 'nl', tree: 'none' });
const listTitles = (products: typeof GERMAN, ids: readonly number[]) =>
  ids.map((id) => products[id - 1]?.title ?? '');

describe('a compound the shop does not sell', () => {
  it('a compound is not answered by its first part next to articles of the kind it ends in', () => {
    expect(german.answer('Hochzeit').totalCount).toBe(0);
  });

  it('an unknown compound is reported as typed when nothing of it remains', () => {
    const { totalCount, understood } = german.answer('Kleid Hochzeit');
    expect(totalCount).toBeGreaterThan(0);
    expect(understood.ignored).toEqual(['Hochzeit']);
  });

  it('a compound does not match everything made for the same wearers', () => {
    expect(german.answer('Bademantel Herren').totalCount).toBe(0);
  });

  it('a compound does not match things that merely end in the same letters', () => {
    expect(dutch.answer('badjas').totalCount).toBe(0);
    expect(listTitles(DUTCH, dutch.answer('tuinstoel').productIds)).toContain('Stoel met arm');
  });
});

describe('a number of places or seats', () => {
  const sofas = ['2,5-Sitzer-Sofa', '3-Sitzer-Sofa'].flatMap((name) =>
    Array.from({ length: 9 }, (_, at) => `${name} ${at + 100} | Weich.`),
  );

  it('results for a number of places are not padded with other articles, in any language', async () => {
    const catalogue = await createMemoryCatalogue(readProducts(sofas.join('\n')), {
      language: 'de',
      tree: 'none',
    });
    expect(catalogue.answer('2,5 Sitzer Sofa')).toMatchObject({
      totalCount: 9,
      understood: { complete: null },
    });
  });
});

describe('the head word of a query', () => {
  const shop = readProducts(`
    Notebook 15 | Office computer.
    Notebook 15 silver | Office computer.
    Laptop bag black | For your notebook.
    Laptop bag grey | For your notebook.
    Shoulder bag | For your journey.
    Small bag | For your journey.
    Large bag | For your journey.
    Trunk | For your journey.
  `).map((product, at) => ({ ...product, brand: at < 2 ? 'Alpha' : 'Beta' }));

  it('the head word is kept when its articles have another brand', async () => {
    const catalogue = await createMemoryCatalogue(shop, { language: 'en', tree: 'none' });
    expect(listTitles(shop, catalogue.answer('alpha 15 laptop bag').productIds)).toContain(
      'Laptop bag black',
    );
  });
});
