import { fold } from './fold.rules.ts';
import type { NamePhrase } from './name-phrases.ts';
import { pairTerm } from './name-words.ts';
import { getOrMake } from './remembered.ts';
import { stemTerm } from './stem.rules.ts';
import type { Vocabulary } from './vocabulary.ts';
import { getLanguageWords } from './words/words.rules.ts';

/** Number of the commonest words behind another that are checked. */
const LOOKED_AT = 40;
/** Most accessories of a thing. */
const MOST = 16;

/** A thing made for another: its word, and the term of both side by side. */
export type Accessory = { readonly stem: string; readonly pair: string };

/**
 * Finds what a catalogue sells for a thing, by its own names: a lamp is for a projector where names contain
 * "projector lamp" or "lamp for projectors", and "lamp" heads names. More of the same (a set, a pack) and heads with
 * little meaning are none.
 * @param phrases that names often contain
 * @returns by the words for one thing what is made for it; where none of them heads a name, only what is called its
 *   accessory
 */
export function createAccessories(
  language: string,
  phrases: readonly NamePhrase[],
  vocabulary: Vocabulary,
): (words: readonly string[]) => readonly Accessory[] {
  const { belonging, genericHeads, sets } = getLanguageWords(language);
  const beside = groupPairsByThing(language, phrases);
  const known = new Map<string, readonly Accessory[]>();
  const isOther = (word: string) =>
    !genericHeads.has(word) && !sets.has(word) && vocabulary.getStanding(word).heads;
  const find = (thing: string): readonly Accessory[] => {
    const likely = [...(beside.get(stemTerm(language, thing)) ?? [])].sort((a, b) => b.products - a.products);
    const found = likely
      .slice(0, LOOKED_AT)
      .flatMap(({ other, pair }) => (isOther(other) ? { stem: stemTerm(language, other), pair } : []));
    return found.slice(0, MOST);
  };
  /** "Projector accessories" */
  const listAccessories = (thing: string): readonly Accessory[] =>
    [...belonging].flatMap((word) => {
      const pair = pairTerm(language, thing, word);
      return pair !== null && vocabulary.countDocuments(pair) > 0
        ? { stem: stemTerm(language, word), pair }
        : [];
    });
  return (words) => {
    // "laptop" heads no name where notebooks are called so, and a laptop bag is for one all the same
    const isThing = words.some((word) => vocabulary.getStanding(word).everHeads);
    return words.flatMap((word) => [
      ...(isThing ? getOrMake(known, word, () => find(word)) : []),
      ...listAccessories(word),
    ]);
  };
}

type Beside = { readonly other: string; readonly pair: string; readonly products: number };

/** By the stem of a thing, the words at which the language puts another thing made for it. */
function groupPairsByThing(language: string, phrases: readonly NamePhrase[]): ReadonlyMap<string, Beside[]> {
  const { headFirst } = getLanguageWords(language);
  const byThing = new Map<string, Beside[]>();
  for (const { shown, products, isApart = false, isLoose } of phrases) {
    if (isLoose) continue;
    const [first, second, third] = fold(shown).split(' ');
    if (first === undefined || second === undefined || third !== undefined) continue;
    const pair = pairTerm(language, first, second);
    if (pair === null) continue;
    const [thing, other] = isApart || headFirst ? [second, first] : [first, second];
    const stem = stemTerm(language, thing);
    const known = byThing.get(stem);
    if (known) known.push({ other, pair, products });
    else byThing.set(stem, [{ other, pair, products }]);
  }
  return byThing;
}
