import { describe, expect, it } from 'vitest';
import type { NamedThings } from '#search/engine/plan.types.ts';
import { createSmallDictionary, describePlanFor, parseCases, type SmallShop } from './test-dictionary.ts';
import { germanShop } from './test-shop-de.ts';
import { frenchShop } from './test-shop-fr.ts';
import { dutchShop } from './test-shop-nl.ts';

const LABELS = {
  nl: ['Breedte', 'Hoogte', 'Zithoogte', 'Gewicht', 'Vulgewicht', 'Inhoud', 'Maximale belasting'],
  de: ['Breite', 'Höhe', 'Sitzhöhe', 'Gewicht', 'Füllmenge', 'Nutzinhalt', 'Maximale Belastung'],
  fr: ['Largeur', 'Hauteur', 'Hauteur d’assise', 'Poids', 'Charge', 'Capacité', 'Charge maximale'],
};
const KEYS = ['width', 'height', 'seat-height', 'weight', 'load', 'capacity', 'max-load'];
const UNITS = ['cm', 'cm', 'cm', 'kg', 'kg', 'l', 'kg'];

function createMeasuredShop(shop: SmallShop) {
  const measured: NamedThings['measured'] = LABELS[shop.language].map((label, at) => ({
    label,
    key: KEYS[at] ?? '',
    unit: UNITS[at] ?? '',
  }));
  const own = { ...shop, measured };
  const dictionary = createSmallDictionary(own);
  return (text: string) => describePlanFor(dictionary, own, text);
}

describe('measures as limits', () => {
  it.each(
    parseCases(`
      kast max 80 cm breed = Wonen › Meubels › Kasten · width –80
      kast max 80 cm = Wonen › Meubels › Kasten · width –80
      kast breedte maximaal 80 cm = Wonen › Meubels › Kasten · width –80
      kast minder dan 1,5 m hoog = Wonen › Meubels › Kasten · height –150
      kast tussen 80 en 100 cm breed = Wonen › Meubels › Kasten · width 80–100
      kast vanaf 200 cm hoog = Wonen › Meubels › Kasten · height 200–
      kast 80 cm breed = Wonen › Meubels › Kasten · width 76–84
      kast max 80 cm breed min 2 m hoog = Wonen › Meubels › Kasten · width –80 · height 200–
      koelkast minimaal 300 liter = Huishouden › Koelkasten · capacity 300–
      kast onder 80 euro = Wonen › Meubels › Kasten · price –8000
    `),
  )('in Dutch %s is read as a limit', (query, expected) =>
    expect(createMeasuredShop(dutchShop)(query)).toBe(expected),
  );

  it.each(
    parseCases(`
      Schrank bis 80 cm breit = Wohnen › Möbel › Schränke · width –80
      Schrank mindestens 2 m hoch = Wohnen › Möbel › Schränke · height 200–
      Schrank zwischen 80 und 100 cm = Wohnen › Möbel › Schränke · width 80–100
    `),
  )('in German %s is read as a limit', (query, expected) =>
    expect(createMeasuredShop(germanShop)(query)).toBe(expected),
  );

  it.each(
    parseCases(`
      armoire max 80 cm de large = Maison › Meubles › Armoires · width –80
      armoire largeur moins de 80 cm = Maison › Meubles › Armoires · width –80
      armoire entre 80 et 100 cm = Maison › Meubles › Armoires · width 80–100
    `),
  )('in French %s is read as a limit', (query, expected) =>
    expect(createMeasuredShop(frenchShop)(query)).toBe(expected),
  );

  it('a length without a named dimension is tried for the other dimensions next', () => {
    const dictionary = createSmallDictionary({
      ...dutchShop,
      measured: ['Hoogte', 'Breedte'].map((label) => ({ key: label, label, unit: 'mm' })),
    });
    const plans = [...dictionary.plans('kast max 80 cm', { verbatim: false })];
    expect(plans.slice(0, 2).map(({ filters: [first] }) => first?.choice)).toEqual([
      { kind: 'range', key: 'Breedte', min: null, max: 800 },
      { kind: 'range', key: 'Hoogte', min: null, max: 800 },
    ]);
  });

  it('a bare measure is a word first and an approximate value where no article has the word', () => {
    const dutch = createMeasuredShop(dutchShop);
    expect(dutch('koelkast 324 l')).not.toContain('capacity');
    expect(dutch('koelkast 300 l')).toContain('capacity 285–315');
    // the weight of the machine, or that of the laundry
    expect(dutch('wasmachine minimaal 7 kg')).not.toContain('–');
  });
});

it.each([
  ['tv 55 inch', '55inch'],
  ['tv 65 inch', '65inch'],
])('%s is found by the whole inches of its screen', (query, term) => {
  const articles = 'QLED-tv Aura 55,6 inch, televisie\nOLED-tv 65 inch';
  const [plan] = createSmallDictionary({ ...dutchShop, articles }).plans(query, { verbatim: false });
  const terms = plan?.groups.flatMap(({ alternatives }) => alternatives.map((one) => one.term)) ?? [];
  expect(terms).toContain(term === '55inch' ? '55.6inch' : term);
});

it('a word of lacking and its noun form one part of the query', () => {
  const [plan] = createSmallDictionary(dutchShop).plans('sokken zonder naad', { verbatim: false });
  expect(plan?.groups.map(({ typed }) => typed)).toContain('zonder naad');
  expect(plan?.ignored).toEqual([]);
});
