import { describe, expect, it } from 'vitest';
import { buildSuggestions } from '#search/engine/suggester.ts';
import { createMemoryCatalogue } from './memory-catalogue.ts';
import { readProducts } from './test-products.ts';

const DUTCH = `
  Veterschoen leer | Een nette schoen voor elke dag.
  Veterschoen suède | Voor wie veel loopt.
  Schoen met gesp | Stevig.
  Lage schoen | Licht.
  Lage schoen wit | Licht.
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
const { ask, answer, scope } = await createMemoryCatalogue(products, { language: 'nl', tree: 'none' });

async function findTitles(text: string): Promise<readonly string[]> {
  const { ids } = await ask(text);
  return ids.map((id) => products[id - 1]?.title ?? '');
}

describe('the thing a query asks for', () => {
  it('a search finds the thing itself and not articles that only mention it', async () => {
    expect((await findTitles('nette schoenen onder pak')).at(0)).not.toBe('Midirok lyocell');
    expect(await findTitles('nette schoenen onder pak')).toContain('Schoen met gesp');
  });

  it('the thing is kept in the query when no article has the measure', async () => {
    expect(await findTitles('eettafel 180 cm')).toEqual(
      expect.arrayContaining(['Ovale eettafel', 'Uitschuifbare eettafel']),
    );
  });

  it('an unknown compound is searched by the word it ends in', async () => {
    expect((await findTitles('wintersportjas dun')).toSorted()).toEqual(['Gevoerde jas', 'Lichte jas']);
  });

  it('a query of mostly unknown words finds nothing', async () => {
    expect(await findTitles('nike air elektrische')).toEqual([]);
  });
});

describe('a compound that no article is called', () => {
  const listMentioned = (text: string) => answer(text).understood.onlyMentioned;

  it('a compound is accepted when only its parts are mentioned for other things', async () => {
    expect(await findTitles('schoenveters')).toContain('Schoen met veters');
    expect(listMentioned('schoenveters')).toEqual(['schoenveters']);
  });

  it('a compound is searched by the word it ends in when the shop sells that', async () => {
    expect(await findTitles('leerschoenen')).toContain('Veterschoen leer');
    expect(listMentioned('leerschoenen')).toEqual([]);
  });
});

describe('matching and correcting a word', () => {
  it('a word does not match part of a description’s word by chance', async () => {
    expect(await findTitles('oortjes')).toEqual([]);
  });

  it('a word is corrected to what articles are called, also inside a compound', async () => {
    expect((await findTitles('kantoorschone')).length).toBeGreaterThan(0);
    expect(await findTitles('kantor')).toEqual([]);
  });
});

it('completes a second word by article names that also contain the first word', () => {
  const listSuggested = (text: string) =>
    buildSuggestions(scope, {
      ...{ tenantId: 'feed', locale: scope.labels.locale, text, limit: 6 },
      now: Date.parse('2026-11-20T12:00:00Z'),
    }).terms.map(({ term }) => term.toLowerCase());
  expect(listSuggested('lage s')).toContain('lage schoen');
  expect(listSuggested('midirok s')).not.toContain('midirok schoen');
});

describe('a part of a compound the shop does not sell', () => {
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
  ])('a compound is not answered by articles that only share its head: %s', async (text, unrelated) => {
    const catalogue = await createMemoryCatalogue(shop, { language: 'nl', tree: 'none' });
    const { ids } = await catalogue.ask(text);
    expect(ids.map((id) => shop[id - 1]?.title).filter((title) => unrelated.test(title ?? ''))).toEqual([]);
  });
});

it('a noun is not matched by an adjective that ends in it', async () => {
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
  const catalogue = await createMemoryCatalogue(shop, { language: 'de', tree: 'none' });
  const { ids } = await catalogue.ask('bar');
  expect(ids.map((id) => shop[id - 1]?.title).filter((title) => title?.includes('waschbar'))).toEqual([]);
});
