import { describe, expect, it } from 'vitest';
import { suggestions } from '#search/engine/suggester.ts';
import { memoryCatalogue } from './memory-catalogue.ts';
import { readProducts } from './test-products.ts';

const DUTCH = `
  Veterschoen leer | Een nette schoen voor elke dag.
  Veterschoen suède | Voor wie veel loopt.
  Schoen met gesp | Stevig.
  Lage schoen | Licht.
  Midirok lyocell | Staat goed bij nette schoenen of onder een pak.
  Hoogpolig vloerkleed | Geschikt voor kantoor en woonkamer.
  Laagpolig vloerkleed | Voor kantoor.
  Waterkoker elektrische | Een liter.
  Tv-meubel eiken | Is 180 cm breed.
  Tv-meubel wit | Is 180 cm breed.
  Ovale eettafel | Met kolompoot.
  Uitschuifbare eettafel | Van eiken.
  Gevoerde jas | Warm.
  Lichte jas | Voor de zomer.
  Muts | Van wol.
  Wandelschoen met veters | Stevig.
  Riem leer | Smal.
  Tas leer | Groot.
  Schoen met veters | Licht.
`;

const products = readProducts(DUTCH);
const { ask, answer, scope } = await memoryCatalogue(products, { language: 'nl', tree: 'none' });

async function found(text: string): Promise<readonly string[]> {
  const { ids } = await ask(text);
  return ids.map((id) => products[id - 1]?.title ?? '');
}

describe('what is looked for', () => {
  it('is found, not what only speaks of it', async () => {
    expect((await found('nette schoenen onder pak')).at(0)).not.toBe('Midirok lyocell');
    expect(await found('nette schoenen onder pak')).toContain('Schoen met gesp');
  });

  it('is kept when a measure is in nothing', async () => {
    expect(await found('eettafel 180 cm')).toEqual(
      expect.arrayContaining(['Ovale eettafel', 'Uitschuifbare eettafel']),
    );
  });

  it('is what an unknown compound ends in', async () => {
    expect((await found('wintersportjas dun')).toSorted()).toEqual(['Gevoerde jas', 'Lichte jas']);
  });

  it('is nothing where most of the words are unknown', async () => {
    expect(await found('nike air elektrische')).toEqual([]);
  });
});

describe('a compound that nothing is called', () => {
  const mentioned = (text: string) => answer(text).understood.onlyMentioned;

  it('is admitted where only its parts are said of something else', async () => {
    expect(await found('schoenveters')).toContain('Schoen met veters');
    expect(mentioned('schoenveters')).toEqual(['schoenveters']);
  });

  it('is what it ends in, where that is sold', async () => {
    expect(await found('leerschoenen')).toContain('Veterschoen leer');
    expect(mentioned('leerschoenen')).toEqual([]);
  });
});

describe('a word', () => {
  it('is no part of a description’s word by chance', async () => {
    expect(await found('oortjes')).toEqual([]);
  });

  it('is corrected to what articles are called, in a compound too', async () => {
    expect((await found('kantoorschone')).length).toBeGreaterThan(0);
    expect(await found('kantor')).toEqual([]);
  });
});

it('completes a second word by what is called so with the first', () => {
  const suggested = (text: string) =>
    suggestions(scope, {
      ...{ tenantId: 'feed', locale: scope.labels.locale, text, limit: 6 },
      now: Date.parse('2026-11-20T12:00:00Z'),
    }).terms.map(({ term }) => term.toLowerCase());
  expect(suggested('lage s')).toContain('lage schoen');
  expect(suggested('midirok s')).not.toContain('midirok schoen');
});

describe('a part of a compound that is not sold', () => {
  const shop = readProducts(`
    Steelstofzuiger met filter | Voor huis en kantoor.
    Sleestofzuiger met filter | Voor huis en kantoor.
    Kruimelstofzuiger met filter | Klein.
    Stofzuiger rood | Ruimt op, ook haren van honden.
    Stofzuiger blauw | Ruimt op, ook haren van honden.
    Jeans met vijf zakken | Recht.
    Vest met twee zakken | Warm.
    Blazer met opgezette zakken | Kort.
    Espressomachine zwart | Zet koffie met melk.
    Espressomachine rood | Zet koffie met melk.
    Espressomachine wit | Zet koffie zonder melk.
    Parfum voor man en vrouw | Fris.
    Deodorant voor de man | Fris.
    Horloge man | Van staal, voor wie van honden houdt.
  `);

  it.each([
    ['stofzuigerzakken', /^(?:Jeans|Vest|Blazer)/],
    ['koffiefilters', /stofzuiger/i],
    ['hondenmand', /man\b/],
  ])('is not answered by what only has its head: %s', async (text, unrelated) => {
    const catalogue = await memoryCatalogue(shop, { language: 'nl', tree: 'none' });
    const { ids } = await catalogue.ask(text);
    expect(ids.map((id) => shop[id - 1]?.title).filter((title) => unrelated.test(title ?? ''))).toEqual([]);
  });
});

it('is no adjective that ends in it', async () => {
  const shop = readProducts(`
    Barhocker schwarz | Hoch.
    Barhocker weiß | Hoch.
    Bluse waschbar | Leicht.
    Hose waschbar | Leicht.
    Zum Waschen bar bezahlt | Ein Buch.
    Wäsche waschen | Ein Buch.
    Wäsche trocknen | Ein Buch, das vom Wasch sagt, und Wasch, und bar.
    Wasch und Bar | Ein Buch.
  `);
  const catalogue = await memoryCatalogue(shop, { language: 'de', tree: 'none' });
  const { ids } = await catalogue.ask('bar');
  expect(ids.map((id) => shop[id - 1]?.title).filter((title) => title?.includes('waschbar'))).toEqual([]);
});
