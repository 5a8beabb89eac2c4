import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RETAILER_FOLDER } from '#retailer/folder.ts';
import { applyFrenchSpacing } from './french.ts';
import { applySwissSpelling } from './swiss.ts';

/** Message id to ICU source. */
export type Sources = Readonly<Record<string, string>>;

/** The locale whose messages are the default ones: every id exists here. */
export const DEFAULT_LOCALE = 'de-DE';

/** The product's texts, and those by which the retailer replaces some of them. */
const TEXTS: Folders = {
  product: import.meta.dirname,
  retailer: join(RETAILER_FOLDER, 'texts'),
};

type Folders = { readonly product: string; readonly retailer: string | null };

/** The parents of locales: a locale without texts, or with a few of its own, takes the others from its parent. */
const parents: Readonly<Record<string, { locale: string; convert?: (text: string) => string }>> = {
  'de-AT': { locale: 'de-DE' },
  'de-CH': { locale: 'de-DE', convert: applySwissSpelling },
};

/**
 * All message sources of a locale: texts/<locale>/*.json, which override its parent's, and over them the retailer's own
 * files of that name. {} for an unknown locale.
 * @throws Error if the retailer replaces a text that the product does not have
 */
export async function readSources(locale: string, folders = TEXTS): Promise<Sources> {
  const typed = await readFolder(join(folders.product, locale));
  const replaced = folders.retailer === null ? {} : await readFolder(join(folders.retailer, locale));
  const own = { ...typed, ...replaced };
  const spelled = locale.startsWith('fr') ? mapValues(own, applyFrenchSpacing) : own;
  const parent = parents[locale];
  const inherited = parent ? await readSources(parent.locale, folders) : {};
  const unknown = Object.keys(replaced).filter((id) => !(id in typed || id in inherited));
  if (unknown.length > 0)
    throw new Error(
      `${folders.retailer}/${locale} replaces texts that the product does not have: ${unknown.join(', ')}`,
    );
  return { ...mapValues(inherited, parent?.convert ?? ((text) => text)), ...spelled };
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
