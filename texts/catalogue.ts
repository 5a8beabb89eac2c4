import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyFrenchSpacing } from './french.ts';
import { applySwissSpelling } from './swiss.ts';

/** Message id to ICU source. */
export type Sources = Readonly<Record<string, string>>;

/** The locale whose messages are the default ones: every id exists here. */
export const DEFAULT_LOCALE = 'de-DE';

const shippedTexts = dirname(fileURLToPath(import.meta.url));

/** The parents of locales: a locale without texts, or with a few of its own, takes the others from its parent. */
const parents: Readonly<Record<string, { locale: string; convert?: (text: string) => string }>> = {
  'de-AT': { locale: 'de-DE' },
  'de-CH': { locale: 'de-DE', convert: applySwissSpelling },
};

/** All message sources of a locale: texts/<locale>/*.json, which override its parent's. {} for an unknown locale. */
export async function readSources(locale: string, folder = shippedTexts): Promise<Sources> {
  const typed = await readFolder(join(folder, locale));
  const own = locale.startsWith('fr') ? mapValues(typed, applyFrenchSpacing) : typed;
  const parent = parents[locale];
  if (!parent) return own;
  const inherited = await readSources(parent.locale, folder);
  const convert = parent.convert ?? ((text: string) => text);
  return { ...mapValues(inherited, convert), ...own };
}

async function readFolder(folder: string): Promise<Sources> {
  const names = await readdir(folder).catch(() => []);
  const sources: Record<string, string> = {};
  for (const name of names.filter((file) => file.endsWith('.json')).sort()) {
    const texts: Record<string, string> = JSON.parse(await readFile(join(folder, name), 'utf8'));
    for (const [id, source] of Object.entries(texts)) {
      if (id in sources) throw new Error(`the text ${id} stands twice in ${folder}`);
      sources[id] = source;
    }
  }
  return sources;
}

function mapValues(sources: Sources, convert: (text: string) => string): Sources {
  return Object.fromEntries(Object.entries(sources).map(([id, source]) => [id, convert(source)]));
}
