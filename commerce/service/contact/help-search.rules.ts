import { fold } from '#search/language/fold.rules.ts';
import { stemTerm } from '#search/language/stem.rules.ts';

/** A page or topic of the help that can be found. */
export type HelpEntry = {
  readonly title: string;
  /** the text below its title in a list */
  readonly text: string;
  readonly path: string;
  /** further words that people search for */
  readonly keywords: readonly string[];
  /** its whole text */
  readonly body: string;
};

type Indexed = {
  readonly entry: HelpEntry;
  readonly titles: ReadonlySet<string>;
  readonly bodies: ReadonlySet<string>;
};
export type HelpIndex = { readonly language: string; readonly entries: readonly Indexed[] };

const MOST_WORDS = 8;

/** @param language ISO 639-1 */
export function indexHelp(language: string, entries: readonly HelpEntry[]): HelpIndex {
  const buildStemSet = (text: string) => new Set(extractStems(language, text));
  return {
    language,
    entries: entries.map((entry) => ({
      entry,
      titles: buildStemSet([entry.title, ...entry.keywords].join(' ')),
      bodies: buildStemSet(entry.body),
    })),
  };
}

/**
 * The help topics that contain all words of a search, those with them in the title or keywords first.
 * @param strict only the latter: a search for an article must not list every page that mentions it
 */
export function findHelp(
  { language, entries }: HelpIndex,
  term: string,
  { most, strict }: { readonly most: number; readonly strict: boolean },
): HelpEntry[] {
  const words = extractStems(language, term).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const ranked = entries.flatMap(({ entry, titles, bodies }, place) => {
    const named = words.filter((word) => titles.has(word)).length;
    if (strict && named < words.length) return [];
    if (!words.every((word) => titles.has(word) || bodies.has(word))) return [];
    return [{ entry, named, place }];
  });
  return ranked
    .sort((a, b) => b.named - a.named || a.place - b.place)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Shorter words (of, de, la) carry no meaning alone. */
const SHORTEST = 3;

function extractStems(language: string, text: string): string[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST);
  return words.map((word) => stemTerm(language, word));
}
