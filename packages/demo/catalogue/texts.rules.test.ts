import { expect, test } from 'vitest';
import { loadTenants } from '../../../tenants/load.ts';
import type { ProductDraft } from './draft.ts';
import { listSafetyNotes } from './facts/safety-notes.ts';
import { generateCatalogue } from './generate.ts';
import { LANGUAGES } from './kind.ts';
import { KINDS } from './kinds.ts';
import { careSentences } from './phrases/care-phrases.ts';
import { getFrame } from './phrases/common-phrases.ts';
import { factSentences } from './phrases/fact-phrases.ts';
import { REMARKS } from './reviews/review-texts.ts';

const products: ProductDraft[] = [];
for await (const product of generateCatalogue({ size: 3_000, tenants: await loadTenants() })) {
  products.push(product);
}

/** Sentences end with a mark and go on with a capital letter or a digit; "1.7" and "z. B." do not occur. */
const splitSentences = (text: string) => text.split(/(?<=[.!?…»])\s+(?=[\p{Lu}\d’«"])/u);

test.each(LANGUAGES)('descriptions in %s differ, especially within a kind', (language) => {
  const all = products.map((one) => one.texts[language].description);
  expect(new Set(all).size / all.length).toBeGreaterThan(0.998);
  for (const { kind } of KINDS) {
    const texts = products.filter((one) => one.kind === kind).map((one) => one.texts[language].description);
    const sentences = texts.slice(0, 40).map((text) => new Set(splitSentences(text)));
    let shared = 0;
    let pairs = 0;
    for (const [index, one] of sentences.entries()) {
      for (const other of sentences.slice(index + 1)) {
        pairs += 1;
        shared += [...one].filter((sentence) => other.has(sentence)).length;
      }
    }
    expect(shared / Math.max(1, pairs), kind).toBeLessThan(2);
  }
});

test.each([
  [
    'nl',
    /(?<!\p{L})(een een|het het|van van|met met|te te|de (?:bed|dressoir|horloge|overhemd|vest))(?!\p{L})/u,
  ],
  ['de', /(?<!\p{L})(mit mit|aus aus|und und|ein ein|in in)(?!\p{L})/u],
  ['fr', /(?<!\p{L})(en en|de de|le le|(?:de|que|le|la|se|ne|je|si il) [aeiouéèêâîôû]\p{Ll}*)(?!\p{L})/u],
] as const)('texts in %s double nothing and have correct articles and elisions', (language, fault) => {
  const texts = products.flatMap((one) => {
    const { name, description, highlights } = one.texts[language];
    return [name, description, ...highlights];
  });
  const faults = texts.filter((text) => fault.test(text)).map((text) => `${fault.exec(text)?.[0]}: ${text}`);
  expect(faults.slice(0, 5)).toEqual([]);
});

test('Dutch texts say je, German texts Sie and French texts vous', () => {
  const texts = (language: 'nl' | 'de' | 'fr') =>
    products.map((one) => one.texts[language].description).join('\n');
  expect(/(?<!\p{L})(u|uw)(?!\p{L})/iu.exec(texts('nl'))?.[0]).toBeUndefined();
  expect(/(?<!\p{L})(du|dir|dich|dein\p{L}*)(?!\p{L})/u.exec(texts('de'))?.[0]).toBeUndefined();
  expect(/(?<!\p{L})(tu|toi|tes|ta)(?!\p{L})/iu.exec(texts('fr'))?.[0]).toBeUndefined();
});

test('sellers and buyers use each kind’s own words', () => {
  for (const kind of KINDS) {
    expect(getFrame(kind).openings.length, kind.kind).toBeGreaterThan(1);
    expect(kind.openings.length, kind.kind).toBeGreaterThan(1);
    expect(REMARKS[kind.kind]?.good.length, kind.kind).toBeGreaterThan(1);
    expect(REMARKS[kind.kind]?.fair.length, kind.kind).toBeGreaterThan(0);
    expect(REMARKS[kind.kind]?.poor.length, kind.kind).toBeGreaterThan(0);
  }
});

test('facts are stated with their numbers, decimals with a comma, and only where they are true', () => {
  const texts = factSentences({ weight: 0.7, noise: 48, battery: 4500 });
  expect(texts).toContainEqual(['Het gewicht: 0,7 kg.', 'Das Gewicht: 0,7 kg.', 'Le poids : 0,7 kg.']);
  expect(texts.flat().join(' ')).toContain('48 dB');
  expect(factSentences({ noise: 70 }).flat().join(' ')).not.toContain('verstaanbaar');
  expect(factSentences({ width: 60 })).toEqual([]);
  expect(factSentences({ 'battery-life': 1 })).toEqual([]);
});

test('care instructions match the label', () => {
  expect(careSentences({ care: ['hand-wash', 'no-tumble-dry'] })).toHaveLength(2);
  expect(careSentences({})).toEqual([]);
});

test.each([
  ['wardrobe', null, 'Kippgefahr'],
  ['kettle', null, 'Verbrühungsgefahr'],
  ['watch', 'women', 'Knopfzelle'],
  ['curtain', null, 'Strangulationsgefahr'],
  ['pyjamas', 'girls', 'Feuer'],
  ['mattress', null, 'Erstickungsgefahr'],
] as const)('a %s comes with its warning', (kind, audience, word) => {
  expect(
    listSafetyNotes(kind, {}, audience)
      .map((note) => note[1])
      .join(' '),
  ).toContain(word);
});

test('children’s hoods have a safety note about cords and adults’ hoods need none', () => {
  const notes = (audience: 'girls' | 'women') => listSafetyNotes('hoodie', { neckline: 'hood' }, audience);
  expect(notes('girls')).toHaveLength(1);
  expect(notes('women')).toEqual([]);
});
