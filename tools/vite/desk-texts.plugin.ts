import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PRODUCT_FOLDER } from '#retailer/folder.ts';
import { compileMessages } from '#texts/compile.ts';
import { applyFrenchSpacing } from '#texts/french.ts';

const TEXTS = join(PRODUCT_FOLDER, 'desk/app/texts');
const MODULE = /^\0?virtual:desk-texts\/(nl|de|fr|en)$/;

/** Provides the desk's texts, compiled: `virtual:desk-texts/<language>` has all of one language. */
export function deskTextsPlugin(): Plugin {
  return {
    name: 'desk-texts',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, language] = MODULE.exec(id) ?? [];
      if (!language) return undefined;
      const files = listFiles(language);
      for (const file of files) this.addWatchFile(file);
      const sources = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
      const spelled = language === 'fr' ? mapValues(sources, applyFrenchSpacing) : sources;
      const messages = compileMessages(spelled, (key, error) =>
        this.error(`the desk's text ${language} ${key}: ${String(error)}`),
      );
      return `export default ${JSON.stringify(messages)}`;
    },
  };
}

function listFiles(language: string): string[] {
  const folder = join(TEXTS, language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}

function mapValues(sources: Record<string, string>, convert: (text: string) => string) {
  return Object.fromEntries(Object.entries(sources).map(([id, source]) => [id, convert(source)]));
}
