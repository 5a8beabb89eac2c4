import { describe, expect, it } from 'vitest';
import { createMemoryCatalogue } from './memory-catalogue.ts';
import { readProducts } from './test-products.ts';
import { createShop } from './test-shop.ts';

const ENGLISH = `
  Desk disk Alpha hard disk 500 GB | External.
  Desk disk Beta hard disk 500 GB | External.
  Hard disk box | For a disk.
  Hard disk case | For a disk.
  Workstation 500 GB silver | External, quick.
  Workstation 500 GB black | External, quick.
  Workstation 500 GB grey | External, quick.
  Beast maze game | With a ball in it.
  Puma figure | Wild.
  Cat6 cable 10 m | Network.
  Cat6 cable 5 m | Network.
  Cat6 cable 2 m | Network.
  Labels A4 70x37 mm white | Paper.
  Labels A4 38.1x21.2 mm white | Paper.
  Labels A4 99x57 mm white | Paper.
  Vacuum cleaner bags | Four of them.
  Vacuum cleaner bag Alpha | One of them.
  Handheld vacuum dust bag | Quick.
  Handheld vacuum Alpha silver, bagless | Quick.
  Handheld vacuum Beta purple, bagless | Quick.
  Washing machine 8 kg | White.
  Panel KZ301AA | Flat.
  Projector Alpha | For a screen.
  Projector Beta | For a screen.
  Touch screen Gamma | Bright.
  Touch screen Delta | Bright.
  Original ink black | Of the house.
  Original ink cyan | Of the house.
`;

const DUTCH = `
  Tweepersoonsbed Alpha | Hout.
  Tweepersoonsbed Beta | Hout.
  Eenpersoonsbed Gamma | Hout.
  2,5-zitsbank Alpha | Grijs.
  2,5-zitsbank Beta | Grijs.
  3-zitsbank Gamma | Grijs.
  Bank zonder rug | Voor 2 personen, met zitting.
  Sneaker dames wit | Leer.
  Sneaker dames zwart | Leer.
  Sneaker heren zwart | Leer.
`;

describe('queries as shoppers type them', async () => {
  const english = await createShop('en', ENGLISH);
  const dutch = await createShop('nl', DUTCH);

  it('keeps a corrected word that names a thing alongside words that were typed correctly', () => {
    const { names, understood } = english('external harddisk 750gb');
    expect(names[0]).toMatch(/hard disk/i);
    expect(understood.correctedTo).toBe('external hard disk 750gb');
  });

  it('does not drop words on the basis of guesses alone', () => {
    expect(english('breast pump').names).toEqual([]);
  });

  it('splits a word after a digit', () => {
    const { names, understood } = english('cat6cable 5m');
    expect(names[0]).toBe('Cat6 cable 5 m');
    expect(understood.correctedTo).toBe('cat6 cable 5m');
  });

  it('reads measures without a unit as millimetres too', () => {
    expect(english('labels 70x37').names[0]).toBe('Labels A4 70x37 mm white');
    expect(english('labels 57 x 99').names[0]).toBe('Labels A4 99x57 mm white');
    expect(english('labels 38 x 21').names[0]).toBe('Labels A4 38.1x21.2 mm white');
  });

  it('searches for articles that lack a feature when the query excludes it', () => {
    const { names } = english('handheld vacuum without bag');
    expect(names.slice(0, 2).every((name) => name.endsWith('bagless'))).toBe(true);
  });

  it('ranks the thing before a number in the part number of another article', () => {
    expect(english('301 ink').names.slice(0, 2).sort()).toEqual(['Original ink black', 'Original ink cyan']);
  });

  it.each(['2 persoons bed', '2-persoons bed', '2 personen bed', '2persoonsbed', '2 persoons'])(
    '"%s" is understood as a tweepersoonsbed',
    (question) => {
      expect(dutch(question).names.sort()).toEqual(['Tweepersoonsbed Alpha', 'Tweepersoonsbed Beta']);
    },
  );

  it('"1 persoons bed" is understood as an eenpersoonsbed', () => {
    expect(dutch('1 persoons bed').names).toEqual(['Eenpersoonsbed Gamma']);
  });

  it.each(['2,5 z', '2,5 zi', '2.5 zits'])('"%s" is completed to the thing that is counted', (question) => {
    expect(dutch(question).names.sort()).toEqual(['2,5-zitsbank Alpha', '2,5-zitsbank Beta']);
  });

  it.each(['snieker dames', 'sniker dames'])('"%s" is recognised as sneaker by its sound', (question) => {
    const { names, understood } = dutch(question);
    expect(names.slice(0, 2).sort()).toEqual(['Sneaker dames wit', 'Sneaker dames zwart']);
    expect(understood.correctedTo).toBe('sneaker dames');
  });

  it.each([
    ['en', 'i am looking for a washing machine', 'Washing machine 8 kg'],
    ['en', 'where do i find some washing machine', 'Washing machine 8 kg'],
    ['nl', 'ik heb een bank nodig voor 2 personen', 'Bank zonder rug'],
  ])('%s: "%s" is searched without its filler words', async (language, question, first) => {
    const { names, understood } = (language === 'en' ? english : dutch)(question);
    expect(names[0]).toBe(first);
    expect(understood.ignored).toEqual([]);
  });
});

it('another brand inside a name weighs less than the article’s own brand', async () => {
  const products = readProducts(`
    Phone case for Alpha nova | For any nova, also of Alpha.
    Phone nova 4 black, 64 GB | Quick.
    Phone nova 5 blue, 64 GB | Quick.
    Shelf | Steel.
    Panel | Steel.
  `).map((product, at) => ({ ...product, brand: at === 1 || at === 2 ? 'Alpha' : 'Beta' }));
  const { answer } = await createMemoryCatalogue(products, { language: 'en', tree: 'none' });
  const [first] = answer('alpha nova').productIds;
  expect(products[(first ?? 0) - 1]?.brand).toBe('Alpha');
});

it('a query with a typing error ranks articles in the order of the query without it', async () => {
  const products = readProducts(`
    Docking unit | With a station.
    Station frame | With a docking.
    Shelf | Steel.
    Panel | Steel.
  `);
  const { answer } = await createMemoryCatalogue(products, { language: 'en', tree: 'none' });
  expect(answer('docking station').productIds).toEqual([1, 2]);
  expect(answer('dockinng station').productIds).toEqual([1, 2]);
});
