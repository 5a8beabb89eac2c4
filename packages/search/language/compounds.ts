import { getOrMake } from './remembered.ts';
import { stemTerm } from './stem.rules.ts';
import type { Vocabulary, Word } from './vocabulary.ts';
import { getLanguageWords } from './words/words.rules.ts';

/** Finds compounds in the catalogue's own words, so that no list of them has to be kept. */
export type Compounds = {
  /** terms that are a kind of this: kast → boekenkast */
  listKinds(term: string): readonly Word[];
  /** terms made of both, the second of which is the head: schuh + schrank → schuhschrank, Schuhschränke */
  findCompounds(modifier: string, head: string): readonly Word[];
  /** the known words of a compound, the head last; null: it is no compound */
  split(term: string): readonly string[] | null;
};

const SHORTEST_HEAD = 3;
const SHORTEST_MODIFIER = 3;
/** a shorter word ends others by chance */
const LONG_HEAD = 5;
/** number of a word's forms that compounds are searched with */
const FORMS = 4;
const ENDING_LOOKED_AT = 300;
const MOST_KINDS = 24;
/** a part that this many articles have is a word and no typing error */
const KNOWN_FROM = 2;

/** @param isWord words that are known without being in the catalogue, since they have synonyms */
export function createCompounds(
  language: string,
  vocabulary: Vocabulary,
  isWord: (word: string) => boolean,
): Compounds {
  const { links, bound, falseHeads } = getLanguageWords(language);
  const kinds = new Map<string, readonly Word[]>();
  const joined = new Map<string, readonly Word[]>();
  const splits = new Map<string, readonly string[] | null>();
  const isKnown = (word: string) =>
    word.length >= SHORTEST_MODIFIER &&
    (vocabulary.countDocuments(word) >= KNOWN_FROM ||
      vocabulary.countStemDocuments(stemTerm(language, word)) >= KNOWN_FROM);
  // "waschbar" is no kind of bar in German, a "soundbar" is one in Dutch
  const endsAdjectives = (term: string) => language === 'de' && (term === 'bar' || NO_HEAD.test(term));
  const isPart = (word: string) => isKnown(word) || (word.length >= SHORTEST_MODIFIER && isWord(word));
  const isModifier = (front: string) =>
    bound.has(front) ||
    isKnown(front) ||
    links.some((link) => front.endsWith(link) && isKnown(front.slice(0, -link.length)));
  const listKinds = (term: string): readonly Word[] => {
    if (links.length === 0 || term.length < SHORTEST_HEAD || /\d/.test(term) || endsAdjectives(term))
      return [];
    const found = new Map<string, Word>();
    const known = vocabulary.listInflections(term).slice(0, FORMS);
    // "mes" alone is in no text: a Maaimes is one all the same, though "maai" is no word
    const isHead = (front: string, word: string) => {
      if (known.length > 0 || front.length < SHORTEST_MODIFIER) return false;
      const { heads, isSaid } = vocabulary.getStanding(word);
      return heads || (isSaid && term.length >= LONG_HEAD);
    };
    // "oortjes" are no "kantoor", which ends in their stem by chance
    const isSaidOf = (form: string, word: string) =>
      !falseHeads.has(word) &&
      (form === term || form.length >= LONG_HEAD || vocabulary.getStanding(word).heads);
    for (const form of known.length > 0 ? known.map((word) => word.term) : [term])
      for (const word of vocabulary.listEndingWith(form, ENDING_LOOKED_AT)) {
        const front = word.term.slice(0, -form.length);
        if (isSaidOf(form, word.term) && (isModifier(front) || isHead(front, word.term)))
          found.set(word.term, word);
      }
    return [...found.values()].sort((a, b) => b.documents - a.documents).slice(0, MOST_KINDS);
  };
  const findCompounds = (modifier: string, head: string): readonly Word[] => {
    const found = new Map<string, Word>();
    for (const front of listForms(language, vocabulary, modifier))
      for (const back of listForms(language, vocabulary, head))
        for (const link of ['', ...links]) {
          const joined = `${front}${link}${back}`;
          if (vocabulary.countDocuments(joined) === 0) continue;
          for (const word of vocabulary.listInflections(joined)) found.set(word.term, word);
        }
    return [...found.values()];
  };
  return {
    listKinds: (term) => getOrMake(kinds, term, () => listKinds(term)),
    findCompounds: (modifier, head) =>
      getOrMake(joined, `${modifier} ${head}`, () => findCompounds(modifier, head)),
    split: (term) => getOrMake(splits, term, () => split(language, term, { isKnown, isPart, vocabulary })),
  };
}

function listForms(language: string, vocabulary: Vocabulary, term: string): string[] {
  const inflected = vocabulary.listInflections(term).slice(0, FORMS);
  return [...new Set([term, stemTerm(language, term), ...inflected.map((word) => word.term)])];
}

type SplitKnowledge = {
  readonly isKnown: (word: string) => boolean;
  readonly isPart: (word: string) => boolean;
  readonly vocabulary: Vocabulary;
};

/** Endings that make adjectives: kabellos is no kind of los. */
const NO_HEAD = /^(?:los|frei|arm|reich|artig|voll|loos|loze|vrij|rijk|achtig)(?:e|er|es|en|em)?$/;

/** The split with the best known parts; into two or three parts. */
function split(
  language: string,
  term: string,
  { isKnown, isPart, vocabulary }: SplitKnowledge,
): readonly string[] | null {
  const { links, falseHeads } = getLanguageWords(language);
  if (links.length === 0 || falseHeads.has(term) || !/^[a-z]+$/.test(term)) return null;
  let best: { parts: readonly string[]; value: number } | null = null;
  const isKnownWord = (word: string) => vocabulary.countStemDocuments(stemTerm(language, word));
  // "stofzuiger" is a word, and no "stofzuig" with a link
  const isLinked = (front: string, link: string) => link === '' || (front.endsWith(link) && !isKnown(front));
  for (let at = SHORTEST_MODIFIER; at + SHORTEST_HEAD <= term.length; at += 1) {
    const head = term.slice(at);
    if (NO_HEAD.test(head) || !isKnown(head)) continue;
    for (const link of ['', ...links]) {
      const front = term.slice(0, at);
      if (!isLinked(front, link)) continue;
      const modifier = front.slice(0, front.length - link.length);
      if (!isPart(modifier)) continue;
      // many words contain short parts by chance
      const value =
        Math.min(Math.max(1, isKnownWord(modifier)), isKnownWord(head)) *
        Math.min(modifier.length, head.length) ** 2;
      if (value > (best?.value ?? 0)) best = { parts: [modifier, head], value };
    }
  }
  return best?.parts ?? null;
}
