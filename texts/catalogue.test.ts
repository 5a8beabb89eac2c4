import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { DEFAULT_LOCALE, readSources, type Sources } from './catalogue.ts';
import { compileMessage, compileMessages } from './compile.ts';
import type { Message, Part } from './message.ts';
import { applySwissSpelling } from './swiss.ts';

const SHIPPED = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const COMPLETE = ['nl-NL', 'fr-CH'];
/** Those that take the rest from the default locale. */
const PARTIAL = SHIPPED.filter((locale) => locale !== DEFAULT_LOCALE && !COMPLETE.includes(locale));
const defaults = await readSources(DEFAULT_LOCALE);

describe('the translated texts', () => {
  it('texts exist for every locale of every tenant', async () => {
    const used = (await loadTenants()).flatMap(({ locales }) => locales.map(({ locale }) => locale));
    expect(SHIPPED).toEqual(expect.arrayContaining(used));
    expect(PARTIAL).toEqual(['de-AT', 'de-CH']);
  });

  it.each(SHIPPED)('the texts of %s have every id of the default locale and no other', async (locale) => {
    expect(Object.keys(await readSources(locale)).sort()).toEqual(Object.keys(defaults).sort());
  });

  it.each(SHIPPED)('the texts of %s compile', async (locale) => {
    const broken: string[] = [];
    compileMessages(await readSources(locale), (id, error) => broken.push(`${id}: ${error}`));
    expect(broken).toEqual([]);
  });

  it.each(SHIPPED)(
    'the texts of %s can break after twenty characters so that they fit a phone’s column',
    async (locale) => {
      const splitWords = (source: string) => source.replaceAll(/\{\w+\}/g, '').split(/[ \n]/);
      const isGlued = (word: string) => word.includes('\u00a0') && word.length > 20;
      const found = Object.entries(await readSources(locale)).filter(([, source]) =>
        splitWords(source).some(isGlued),
      );
      expect(found).toEqual([]);
    },
  );

  it('French texts show the number in the singular too because it also covers zero', async () => {
    const french = Object.entries(await readSources('fr-CH'));
    expect(french.filter(([, source]) => /\bone \{1\b/.test(source)).map(([id]) => id)).toEqual([]);
  });

  it.each(SHIPPED)(
    'the texts of %s use the same placeholders as those of the default locale',
    async (locale) => {
      const sources = await readSources(locale);
      const mapPlaceholders = (texts: typeof sources) =>
        Object.fromEntries(Object.entries(texts).map(([id, source]) => [id, listPlaceholders(source)]));
      expect(mapPlaceholders(sources)).toEqual(mapPlaceholders(defaults));
    },
  );

  it.each(SHIPPED)('the texts of %s are complete and without surrounding blanks', async (locale) => {
    const wrong = Object.entries(await readSources(locale)).filter(
      ([, source]) =>
        source.trim() === '' || source !== source.trim() || /\b(TODO|FIXME|lorem)\b/i.test(source),
    );
    expect(wrong).toEqual([]);
  });

  it.each(PARTIAL)('the texts of %s are separate only where they differ', async (locale) => {
    const convert = locale === 'de-CH' ? applySwissSpelling : (text: string) => text;
    const same = Object.entries(loadOwnTexts(locale)).filter(
      ([id, source]) => source === convert(defaults[id] ?? ''),
    );
    expect(same).toEqual([]);
  });

  it('French texts have a thin space before punctuation', async () => {
    const { 'catalogue.search.results': results, 'basket.summary.tax': tax } = await readSources('fr-CH');
    expect(results).toBe('Résultats pour «\u202f{query}\u202f»');
    expect(tax).toBe('dont TVA {rate}\u202f: {amount}');
  });

  it('texts for Switzerland contain no ß', async () => {
    const written = Object.entries(await readSources('de-CH')).filter(([, source]) => /ß/i.test(source));
    expect(written).toEqual([]);
  });
});

function loadOwnTexts(locale: string): Sources {
  const folder = join(import.meta.dirname, locale);
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return Object.assign({}, ...files);
}

/** Names of values and tags, and the keys of selects: what the code gives must fit every language. */
function listPlaceholders(source: string): string[] {
  return [...new Set(listMessagePlaceholders(compileMessage(source)))].sort();
}

function listMessagePlaceholders(message: Message): string[] {
  return typeof message === 'string' ? [] : message.flatMap(listPartPlaceholders);
}

function listPartPlaceholders(part: Part): string[] {
  if (part === 0 || typeof part === 'string') return [];
  if ('v' in part) return [`{${part.v}}`];
  if ('t' in part) return [`<${part.t}>`, ...listMessagePlaceholders(part.c)];
  const inForms = Object.values(part.o).flatMap(listMessagePlaceholders);
  if ('p' in part) return [`{${part.p}}`, ...inForms];
  return [`{${part.s}}`, `{${part.s}: ${Object.keys(part.o).sort().join(' ')}}`, ...inForms];
}

describe('the texts of a retailer’s folder', () => {
  const retailer = mkdtempSync(join(tmpdir(), 'retailer-texts-'));
  const german = join(retailer, 'de-DE');
  const folders = { product: import.meta.dirname, retailer };
  beforeAll(() => mkdirSync(german));
  afterAll(() => rmSync(retailer, { recursive: true }));

  it('a text replaces the product’s of that key, in that language alone', async () => {
    writeFileSync(join(german, 'own.json'), '{ "shell.skip": "Gleich zu den Möbeln" }');
    expect(await readSources('de-DE', folders)).toEqual({
      ...defaults,
      'shell.skip': 'Gleich zu den Möbeln',
    });
    expect(await readSources('nl-NL', folders)).toEqual(await readSources('nl-NL'));
  });

  it('a text that the product does not have is refused by its folder and key', async () => {
    writeFileSync(join(german, 'typo.json'), '{ "shell.skp": "Möbel" }');
    await expect(readSources('de-DE', folders)).rejects.toThrow(/de-DE replaces texts .* shell\.skp$/);
  });
});
