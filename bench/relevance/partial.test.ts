import { describe, expect, it } from 'vitest';
import { answer as answerOf } from '#search/engine/searcher.ts';
import type { FilterChoice } from '#search/search.types.ts';
import { createMemoryCatalogue } from './memory-catalogue.ts';
import { readProducts } from './test-products.ts';

const NAMES = `
  Iron external hard drive 1 TB |
  Slate hard drive 2 TB | For your computer.
  Slate hard drive 4 TB | For your computer.
  Copper external disc drive | Reads discs.
  Copper external floppy drive | Reads floppies.
  Hard shell suitcase | For a journey.
  Officejet 7410 All-in-One Printer | Prints and scans.
  Laserjet 12 printer | Prints all pages in one go, in black.
  Notebook 450 silver 15.6" | A computer to take along, with a webcam.
  Notebook 520 black 15.6" | A computer to take along.
  Laptop backpack 15.6" | Carries what you take along.
  Laptop backpack red 15.6" | Carries what you take along.
  Laptop sleeve 15.6" | Soft.
  Laptop sleeve red 15.6" | Soft.
  Backpack green | For school.
  Sleeve wool | Soft.
  Clip webcam | Sharp pictures.
  Desk webcam | With a foot.
  Foot rest | Soft.
  Tower computer silver | With HD pictures and a webcam inside.
  Tower computer black | With HD pictures and a webcam inside.`;

const products = readProducts(NAMES).map((product, at) => ({
  ...product,
  brand: at % 2 === 0 ? 'Even' : 'Odd',
}));
const { scope } = await createMemoryCatalogue(products, { language: 'en', tree: 'none' });

type Narrowing = { filters?: FilterChoice[]; sort?: 'popularity' | 'price-asc'; verbatim?: boolean };

function ask(text: string, { filters = [], sort = 'popularity', verbatim = false }: Narrowing = {}) {
  const given = { tenantId: 'feed', locale: scope.labels.locale, categoryId: null, explain: false, page: 1 };
  const now = Date.parse('2026-11-20T12:00:00Z');
  const answer = answerOf(scope, { ...given, text, filters, sort, verbatim, now });
  return { ...answer, names: answer.productIds.map((id) => products[id - 1]?.title ?? '') };
}

describe('a query of which few articles have all the words', () => {
  it('shows complete matches first, then partial ones, and says how many are complete', () => {
    const { names, understood } = ask('external hard drive');
    expect(names[0]).toBe('Iron external hard drive 1 TB');
    expect(names).toEqual(expect.arrayContaining(['Slate hard drive 2 TB', 'Slate hard drive 4 TB']));
    expect(understood).toMatchObject({ complete: 1, ignored: [] });
  });

  it('finds no additional articles when a filter is chosen', () => {
    const brand = { kind: 'values', key: 'brand', values: ['odd'] } as const;
    const narrowed = ask('external hard drive', { filters: [brand] });
    const all = ask('external hard drive').productIds;
    expect(narrowed.totalCount).toBeGreaterThan(0);
    expect(all).toEqual(expect.arrayContaining([...narrowed.productIds]));
    expect(narrowed.totalCount).toBeLessThan(all.length);
  });

  it('shows only complete matches in another sort order or when the words are taken as typed', () => {
    for (const narrowing of [{ sort: 'price-asc' }, { verbatim: true }] as const)
      expect(ask('external hard drive', narrowing)).toMatchObject({
        names: ['Iron external hard drive 1 TB'],
        understood: { complete: null },
      });
  });
});

describe('query words that none of the hits has', () => {
  // dear and cheap ones alternate, and more than a page is of one sort
  const names = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 'Garden chair |' : 'Violet parasol |'));
  const dear = readProducts(names.join('\n')).map((product, at) => ({
    ...product,
    priceMinor: at % 2 === 0 ? 1000 : 9000,
  }));

  it('the missing words are the same in each sort order and on each page', async () => {
    const catalogue = await createMemoryCatalogue(dear, { language: 'en', tree: 'none' });
    const given = {
      tenantId: 'feed',
      locale: catalogue.scope.labels.locale,
      categoryId: null,
      explain: false,
    };
    const asked = { ...given, text: 'chair violet', filters: [], verbatim: false, now: 0 };
    const sorts = ['popularity', 'price-asc', 'price-desc', 'newest'] as const;
    const said = sorts.flatMap((sort) =>
      [1, 2].map((page) => answerOf(catalogue.scope, { ...asked, sort, page }).understood),
    );
    for (const understood of said) expect(understood).toEqual(said[0]);
    expect(said[0]?.complete).toBe(0);
  });
});

it('shows other articles of a brand when few of its articles are called by the thing', async () => {
  const phones = readProducts(`
    Edge smartphone 6.7" |
    Moto G8 power 64 GB | Blue, with two cameras.
    Moto One Macro 4 GB | Violet.
    Galaxy smartphone 6.1" |
    ${NAMES.trim()}`).map((product, at) => ({ ...product, brand: at < 3 ? 'Motorola' : 'Samsung' }));
  const catalogue = await createMemoryCatalogue(phones, { language: 'en', tree: 'none' });
  const { ids } = await catalogue.ask('motorola phone');
  expect(ids[0]).toBe(1);
  expect(ids).toEqual(expect.arrayContaining([2, 3]));
  expect(catalogue.answer('motorola phone').understood.complete).toBe(1);
});

it('ranks a thing before a matching number when no article has both', () => {
  expect(ask('webcam 7410').names[0]).toMatch(/webcam/);
});

it('says that no article has all the words and which words none of the shown articles has', () => {
  const { names, understood } = ask('take hard drive');
  expect(names).toContain('Slate hard drive 2 TB');
  expect(understood).toMatchObject({ complete: 0, ignored: ['take'] });
});

it('finds articles when each word occurs in a different article', () => {
  const { names, understood } = ask('clip shell foot');
  expect(names).toEqual(expect.arrayContaining(['Hard shell suitcase', 'Clip webcam']));
  expect(understood.complete).toBe(0);
});

it('finds a phrase that article names write as one word', () => {
  expect(ask('all in one printer').names[0]).toBe('Officejet 7410 All-in-One Printer');
});

it('looks for the thing before a measure and not for articles that carry it', () => {
  expect(ask('laptop 15 inch').names.slice(0, 2)).toEqual(
    expect.arrayContaining(['Notebook 450 silver 15.6"', 'Notebook 520 black 15.6"']),
  );
});

it('ranks a thing before articles that only have one inside', () => {
  expect(ask('webcam hd').names.slice(0, 2).toSorted()).toEqual(['Clip webcam', 'Desk webcam']);
});

it('reads a product type as the kind of an article and keeps head words that names contain too', async () => {
  const typed = readProducts(`
    Silver Book 14 notebook | Quiet.
    Notebook paper lined | For a notebook.
    Black Book 15 notebook | Fast.`).map((product, at) => ({
    ...product,
    attributes: at === 1 ? { 'product type': 'Paper' } : { 'product type': 'Notebook' },
  }));
  const catalogue = await createMemoryCatalogue(typed, { language: 'en', tree: 'none' });
  expect((await catalogue.ask('notebook')).ids.at(-1)).toBe(2);
});

it('finds nothing when the thing that names a category is missing', async () => {
  const own = readProducts(`
    Flat monitor black | Sharp.
    Wide monitor silver | Bright.
    Walnut toaster | For bread.
    Walnut kettle | For tea.`);
  const catalogue = await createMemoryCatalogue(own, { language: 'en', tree: 'plausible' });
  expect([...(await catalogue.ask('walnut monitor')).ids].toSorted()).toEqual([1, 2]);
});

it('shows no other size of a tyre, even when there are few results', async () => {
  const tyres = readProducts(`
    Winter tyre Polar 205/55 R16 91V |
    Summer tyre Silent 205/55 R16 91V |
    Winter tyre Polar 215/60 R16 99H |
    ${NAMES.trim()}`);
  const { ask: askTyres } = await createMemoryCatalogue(tyres, { language: 'en', tree: 'none' });
  expect([...(await askTyres('205/55 R16')).ids].toSorted()).toEqual([1, 2]);
});
