import { describe, expect, it } from 'vitest';
import { smallDictionary } from '#search/language/test-dictionary.ts';
import { dutchShop } from '#search/language/test-shop-nl.ts';
import { memoryCatalogue } from './memory-catalogue.ts';
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

const german = await memoryCatalogue(GERMAN, { language: 'de', tree: 'none' });
const dutch = await memoryCatalogue(DUTCH, { language: 'nl', tree: 'none' });
const titles = (products: typeof GERMAN, ids: readonly number[]) =>
  ids.map((id) => products[id - 1]?.title ?? '');

describe('a compound that is not sold', () => {
  it('is not found by its beginning beside a kind of what it ends in', () => {
    expect(german.answer('Hochzeit').totalCount).toBe(0);
  });

  it('is named as it was typed when nothing of it is left', () => {
    const { totalCount, understood } = german.answer('Kleid Hochzeit');
    expect(totalCount).toBeGreaterThan(0);
    expect(understood.ignored).toEqual(['Hochzeit']);
  });

  it('is not everything for those who would wear it', () => {
    expect(german.answer('Bademantel Herren').totalCount).toBe(0);
  });

  it('is not what only its letters end in', () => {
    expect(dutch.answer('badjas').totalCount).toBe(0);
    expect(titles(DUTCH, dutch.answer('tuinstoel').productIds)).toContain('Stoel met arm');
  });
});

describe('a number of places', () => {
  const sofas = ['2,5-Sitzer-Sofa', '3-Sitzer-Sofa'].flatMap((name) =>
    Array.from({ length: 9 }, (_, at) => `${name} ${at + 100} | Weich.`),
  );

  it('is not filled up with others, in any language', async () => {
    const catalogue = await memoryCatalogue(readProducts(sofas.join('\n')), { language: 'de', tree: 'none' });
    expect(catalogue.answer('2,5 Sitzer Sofa')).toMatchObject({
      totalCount: 9,
      understood: { complete: null },
    });
  });
});

describe('a head of a question', () => {
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

  it('is not lost because its brand is another', async () => {
    const catalogue = await memoryCatalogue(shop, { language: 'en', tree: 'none' });
    expect(titles(shop, catalogue.answer('alpha 15 laptop bag').productIds)).toContain('Laptop bag black');
  });
});

describe('a synonym of several words', () => {
  const shop = readProducts(`
    Enclosure for one SSD | SSD, SSD, SSD: for any SSD.
    Frame SSD | SSD, and SSD.
    Alpha internal solid state drive 100 GB | Quick.
    Beta internal solid state drive 200 GB | Quick.
    Gamma internal solid state drive 300 GB | Quick.
  `);

  it('that articles are called leads a word for which they are only made', async () => {
    const catalogue = await memoryCatalogue(shop, { language: 'en', tree: 'none' });
    expect(titles(shop, catalogue.answer('ssd').productIds)[0]).toContain('solid state drive');
  });
});

it('a size is kept where words that were typed with it are not', () => {
  const dictionary = smallDictionary(dutchShop);
  const plans = [...dictionary.plans('kast waterdicht 140x200 linnen', { verbatim: false })];
  const left = plans.find(({ ignored }) => ignored.length > 0);
  expect(left?.filters.map(({ typed }) => typed)).toEqual(['140x200']);
});
