import type { NamedThings } from '#search/engine/plan.types.ts';
import { fold } from './fold.rules.ts';
import { tokensOf } from './tokens.rules.ts';
import type { Vocabulary } from './vocabulary.ts';

type Phrase = { readonly shown: string; readonly folded: string; readonly weight: number };

const BRAND_WEIGHT = 20;

/** Completions made of the names of categories, brands and colours: never a word that is none. */
export function createCompletions(
  language: string,
  things: NamedThings,
  vocabulary: Vocabulary,
): (typed: string, limit: number) => readonly string[] {
  const phrases = phrasesOf(language, things);
  return (typed, limit) => {
    const folded = fold(typed.trimStart()).replace(/\s+/g, ' ');
    if (folded === '' || limit <= 0) return [];
    const whole = matching(phrases, folded);
    const found = whole.length > 0 ? whole : afterKnownWords(language, phrases, vocabulary, typed);
    return [...new Set(found)].slice(0, limit);
  };
}

/** Names that begin so come before those with a later word that does. */
function matching(phrases: readonly Phrase[], folded: string): string[] {
  const starting = phrases.filter((phrase) => phrase.folded.startsWith(folded));
  const inside = phrases.filter((phrase) => phrase.folded.includes(` ${folded}`));
  return [...starting, ...inside].map(({ shown }) => shown);
}

/** "rode j": what was typed before stays, the word being typed is completed. */
function afterKnownWords(
  language: string,
  phrases: readonly Phrase[],
  vocabulary: Vocabulary,
  typed: string,
): string[] {
  const last = /^(.*\s)(\S+)$/s.exec(typed.trimStart());
  if (!last?.[1] || !last[2]) return [];
  const before = tokensOf(language, last[1]);
  if (before.length === 0 || before.some(({ term }) => vocabulary.inflections(term).length === 0)) return [];
  const front = last[1].replace(/\s+/g, ' ');
  return matching(phrases, fold(last[2])).map((shown) => `${front}${shown}`);
}

function phrasesOf(language: string, { categories, brands, colours }: NamedThings): Phrase[] {
  const byShown = new Map<string, Phrase>();
  const add = (shown: string, weight: number) => {
    const folded = fold(shown);
    const known = byShown.get(folded);
    if (!known || known.weight < weight)
      byShown.set(folded, { shown: known?.shown ?? shown, folded, weight });
  };
  for (const { name, products } of categories) if (products > 0) add(spoken(language, name), products);
  for (const { name } of brands) add(name, BRAND_WEIGHT);
  for (const { name } of colours) add(name, 1);
  return [...byShown.values()].sort((a, b) => b.weight - a.weight || (a.folded < b.folded ? -1 : 1));
}

/** As one would type it: Dutch and French write the names of things small, German its nouns large. */
function spoken(language: string, name: string): string {
  return language === 'de' || /^\p{Lu}{2}/u.test(name)
    ? name
    : `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}
