import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { DEFAULT_LOCALE, readSources, type Sources } from './catalogue.ts';
import { compileMessage, compileMessages } from './compile.ts';
import type { Message, Part } from './message.ts';
import { swissSpelling } from './swiss.ts';

const SHIPPED = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const COMPLETE = ['nl-NL', 'fr-CH'];
/** Those that take the rest from the default locale. */
const PARTIAL = SHIPPED.filter((locale) => locale !== DEFAULT_LOCALE && !COMPLETE.includes(locale));
const defaults = await readSources(DEFAULT_LOCALE);

describe('the texts', () => {
  it('are there for every locale of every tenant', async () => {
    const used = (await loadTenants()).flatMap(({ locales }) => locales.map(({ locale }) => locale));
    expect(SHIPPED).toEqual(expect.arrayContaining(used));
    expect(PARTIAL).toEqual(['de-AT', 'de-CH']);
  });

  it.each(SHIPPED)('of %s have every id of the default locale and no other', async (locale) => {
    expect(Object.keys(await readSources(locale)).sort()).toEqual(Object.keys(defaults).sort());
  });

  it.each(SHIPPED)('of %s compile', async (locale) => {
    const broken: string[] = [];
    compileMessages(await readSources(locale), (id, error) => broken.push(`${id}: ${error}`));
    expect(broken).toEqual([]);
  });

  it.each(SHIPPED)(
    'of %s can break after twenty characters: what is longer leaves a phone’s column',
    async (locale) => {
      const words = (source: string) => source.replaceAll(/\{\w+\}/g, '').split(/[ \n]/);
      const glued = (word: string) => word.includes('\u00a0') && word.length > 20;
      const found = Object.entries(await readSources(locale)).filter(([, source]) =>
        words(source).some(glued),
      );
      expect(found).toEqual([]);
    },
  );

  it('of French count with the number that there is: its singular is said of nothing too', async () => {
    const french = Object.entries(await readSources('fr-CH'));
    expect(french.filter(([, source]) => /\bone \{1\b/.test(source)).map(([id]) => id)).toEqual([]);
  });

  it.each(SHIPPED)('of %s ask for what those of the default locale ask for', async (locale) => {
    const sources = await readSources(locale);
    const asked = (texts: typeof sources) =>
      Object.fromEntries(Object.entries(texts).map(([id, source]) => [id, askedBy(source)]));
    expect(asked(sources)).toEqual(asked(defaults));
  });

  it.each(SHIPPED)('of %s say something, in full, without blanks around it', async (locale) => {
    const wrong = Object.entries(await readSources(locale)).filter(
      ([, source]) =>
        source.trim() === '' || source !== source.trim() || /\b(TODO|FIXME|lorem)\b/i.test(source),
    );
    expect(wrong).toEqual([]);
  });

  it.each(PARTIAL)('of %s are its own only where they differ', async (locale) => {
    const convert = locale === 'de-CH' ? swissSpelling : (text: string) => text;
    const same = Object.entries(ownOf(locale)).filter(
      ([id, source]) => source === convert(defaults[id] ?? ''),
    );
    expect(same).toEqual([]);
  });

  it('in French set a thin space before punctuation', async () => {
    const { 'catalogue.search.results': results, 'basket.summary.tax': tax } = await readSources('fr-CH');
    expect(results).toBe('Résultats pour «\u202f{query}\u202f»');
    expect(tax).toBe('dont TVA {rate}\u202f: {amount}');
  });

  it('for Switzerland know no ß', async () => {
    const written = Object.entries(await readSources('de-CH')).filter(([, source]) => /ß/i.test(source));
    expect(written).toEqual([]);
  });
});

function ownOf(locale: string): Sources {
  const folder = join(import.meta.dirname, locale);
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return Object.assign({}, ...files);
}

/** Names of values and tags, and the keys of selects: what the code gives must fit every language. */
function askedBy(source: string): string[] {
  return [...new Set(askedByMessage(compileMessage(source)))].sort();
}

function askedByMessage(message: Message): string[] {
  return typeof message === 'string' ? [] : message.flatMap(askedByPart);
}

function askedByPart(part: Part): string[] {
  if (part === 0 || typeof part === 'string') return [];
  if ('v' in part) return [`{${part.v}}`];
  if ('t' in part) return [`<${part.t}>`, ...askedByMessage(part.c)];
  const inForms = Object.values(part.o).flatMap(askedByMessage);
  if ('p' in part) return [`{${part.p}}`, ...inForms];
  return [`{${part.s}}`, `{${part.s}: ${Object.keys(part.o).sort().join(' ')}}`, ...inForms];
}
