import { expect, it } from 'vitest';
import { createMemoryCatalogue } from './memory-catalogue.ts';
import { readProducts } from './test-products.ts';

/** In each language: names, the thing that is asked for, and which of the names are it. */
const CATALOGUES = {
  en: {
    asked: 'projector',
    names: `
      Epson V11 projector lamp 230 W UHP | Lamp for your projector. Projector lamps for every projector.
      Canon LV27 projector lamp 200 W NSH | Projector lamp.
      Chief projector mount black | For every projector.
      Sony projector mount | Mounts a projector.
      NEC VT480 data projector 2000 ANSI lumens LCD SVGA | Bright picture in any room, with remote control and a bag.
      Acer data projector | Quiet.
      Osram lamp E27 |
      Ceiling mount white |`,
    things: ['NEC VT480 data projector 2000 ANSI lumens LCD SVGA', 'Acer data projector'],
  },
  nl: {
    asked: 'laptop',
    names: `
      Rugzak voor laptop 15 inch zwart | Laptop veilig mee. Past op elke laptop.
      Rugzak voor laptop grijs | Laptop in het vak.
      Hoes voor laptop 14 inch | Laptop beschermd.
      Hoes voor een laptop | Laptop.
      Lenovo IdeaPad laptop 15,6 inch 8 GB | Snel, licht, lange accuduur en een scherp scherm.
      Acer Aspire laptop | Stil.
      Rugzak rood |
      Hoes leer |`,
    things: ['Lenovo IdeaPad laptop 15,6 inch 8 GB', 'Acer Aspire laptop'],
  },
  de: {
    asked: 'Drucker',
    names: `
      Kabel für Drucker 2 m USB | Drucker anschließen. Für jeden Drucker.
      Kabel für Drucker grau | Drucker.
      Tisch für den Drucker | Drucker abstellen.
      Tisch für Drucker | Drucker.
      Brother Drucker 1200 dpi A4 | Schnell und leise, mit großem Papierfach und WLAN.
      HP Drucker | Leise.
      Kabel rund |
      Tisch Eiche |`,
    things: ['Brother Drucker 1200 dpi A4', 'HP Drucker'],
  },
  fr: {
    asked: 'ordinateur',
    names: `
      Housse pour ordinateur 15 pouces noire | Ordinateur protégé. Pour tout ordinateur.
      Housse d'ordinateur grise | Ordinateur.
      Table d'ordinateur chêne | Ordinateur.
      Table pour ordinateur | Ordinateur.
      Ordinateur HP 15 pouces 8 Go | Rapide et léger, avec une longue autonomie et un bel écran.
      Ordinateur Acer | Silencieux.
      Housse rouge |
      Table ronde |`,
    things: ['Ordinateur HP 15 pouces 8 Go', 'Ordinateur Acer'],
  },
} as const;

it.each([
  ...Object.entries(CATALOGUES).map(([language, one]) => ({ language, tree: 'none' as const, ...one })),
  { language: 'en', tree: 'plausible' as const, ...CATALOGUES.en },
])(
  '$language, tree $tree: a thing ranks before its accessories, even where both are in the category of that name',
  async ({ language, tree, asked, names, things }) => {
    const products = readProducts(names);
    const { ask } = await createMemoryCatalogue(products, { language, tree });
    const { ids } = await ask(asked);
    const found = ids.map((id) => products[id - 1]?.title ?? '');
    expect(found.length).toBeGreaterThan(things.length);
    expect(found.slice(0, things.length).toSorted()).toEqual([...things].toSorted());
  },
);

it('puts articles that call themselves accessories behind the thing itself, even when there are only a few things', async () => {
  const products = readProducts(`
    Remington SP261 hair trimmer accessory |
    Braun beard and hair trimmer 10 in 1, black, for face and body |
    Tristar nose trimmer | With a brush.`);
  const { ask } = await createMemoryCatalogue(products, { language: 'en', tree: 'none' });
  expect((await ask('trimmer')).ids.at(-1)).toBe(1);
});
