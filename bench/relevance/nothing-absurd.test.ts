import { describe, expect, it } from 'vitest';
import { createMemoryCatalogue } from './memory-catalogue.ts';
import { readProducts } from './test-products.ts';
import { createShop } from './test-shop.ts';

const FRENCH = `
  Rideau en coton noir | Pour la salle de bain, lavable.
  Rideau thermique en velours | Pour la salle de bain, noir.
  Robe longue noire | Pour femme.
  Robe courte noire | Pour femme.
`;

const DUTCH = `
  Vloerkleed Alpha hoogpolig | Geschikt voor kantoor, met een oor.
  Vloerkleed Beta laagpolig | Geschikt voor kantoor.
  Afzuigkap Alpha 60 cm | Past boven een inductie kookplaat.
  Sneaker Alpha wit | Van leer.
  Sneaker Beta zwart | Van leer.
  Sneaker Gamma zwart | Van leer.
`;

const GERMAN = `
  Schlafsofa Alpha | Ausziehbar.
  Schlafsofa Beta | Ausziehbar.
  Schlafsofa Gamma | Ausziehbar.
  Ecksofa Delta mit Bettkasten | Weich.
  Ecksofa Epsilon mit Bettkasten | Weich.
  Schrank Zeta mit Bettkasten | Breit.
`;

describe('a question of which no word is left', async () => {
  const french = await createShop('fr', FRENCH);
  const dutch = await createShop('nl', DUTCH);

  it.each(['maillot de bain femme noir', 'monokini de bain'])('shows no curtains for "%s"', (question) => {
    expect(french(question).names.filter((name) => name.startsWith('Rideau'))).toEqual([]);
  });

  it('shows no cooker hood that only fits above the hob that was asked for', () => {
    expect(dutch('inductiekookplaat 4 pits').names).toEqual([]);
  });

  it('corrects no usual word to another thing', () => {
    const { names, understood } = dutch('speaker');
    expect([names, understood.correctedTo]).toEqual([[], null]);
  });

  it('finds no compound that ends in the stem of a word by chance', () => {
    expect(dutch('oortjes').names).not.toContain('Vloerkleed Beta laagpolig');
  });
});

it('the thing is never dropped for what stands behind "mit"', async () => {
  const german = await createShop('de', GERMAN);
  const { names } = german('Schlafsofa mit Bettkasten');
  expect(names.filter((name) => name.startsWith('Schlafsofa'))).toHaveLength(3);
  expect(names).not.toContain('Schrank Zeta mit Bettkasten');
});

it('a typing error on the keyboard is read as the key beside it', async () => {
  const english = await createShop(
    'en',
    `
    Portable radio | With an aerial.
    Clock radio | With an aerial.
    Wide ratio privacy filter | For a screen.
    Wide ratio screen protector | For a screen.
    Wide ratio frame | For a picture.
    `,
  );
  expect(english('rario').understood.correctedTo).toBe('radio');
});

it('an article that is called as it was typed comes among those called by a word for the same', async () => {
  const notebooks = Array.from({ length: 40 }, (_, at) => `Notebook series ${at + 100} | Quick.`);
  const products = readProducts(`
    Laptop Alpha 15 | Quick.
    Laptop Beta 17 | Quick.
    Case for laptop black | Soft.
    Case for laptop blue | Soft.
    Case for laptop red | Soft.
    ${notebooks.join('\n')}
  `);
  const { answer } = await createMemoryCatalogue(products, { language: 'en', tree: 'none' });
  const first = answer('laptop').productIds.map((id) => products[id - 1]?.title);
  expect(first).toContain('Laptop Alpha 15');
  expect(first).toContain('Laptop Beta 17');
});

it('a word as it was typed leads its synonyms, though it is mostly in names of accessories', async () => {
  const colours = ['black', 'blue', 'red', 'green', 'white', 'grey', 'brown', 'pink', 'purple', 'orange'];
  const products = readProducts(`
    Laptop Alpha | Quick.
    Laptop Beta | Quick.
    ${colours.map((colour) => `Case for laptop ${colour} | Soft.`).join('\n')}
    ${Array.from({ length: 40 }, (_, at) => `Notebook series ${at + 100} | Quick.`).join('\n')}
  `);
  const { answer } = await createMemoryCatalogue(products, { language: 'en', tree: 'none' });
  const titles = answer('laptop').productIds.map((id) => products[id - 1]?.title);
  expect(titles.slice(0, 2).toSorted()).toEqual(['Laptop Alpha', 'Laptop Beta']);
});

it('the head of a question is left where no article has all of its words, though it heads one name only', async () => {
  const english = await createShop(
    'en',
    `
    Motherboard Alpha gaming | For a desktop.
    Motherboard Beta gaming | For a desktop.
    Graphics card Gamma gaming | For a desktop.
    Ergonomic leaning chair | For the office.
    Office desk | With drawers.
    `,
  );
  expect(english('gaming chair').names).toEqual(['Ergonomic leaning chair']);
});

it('a slip that is a word of other articles is read by its neighbour', async () => {
  const drives = Array.from({ length: 6 }, (_, at) => `Tape drive ${at + 100} | Reads tapes.`);
  const english = await createShop(
    'en',
    `
    Dive watch Alpha | For water.
    Dive watch Beta | For water.
    Dive watch Gamma | For water.
    ${drives.join('\n')}
    `,
  );
  const { names, understood } = english('tape dive');
  expect([names.length, understood.correctedTo]).toEqual([6, 'tape drive']);
});
