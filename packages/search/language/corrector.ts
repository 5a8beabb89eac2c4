import type { NamedThings, SearchWords } from '#search/engine/plan.types.ts';
import { fold } from './fold.rules.ts';
import { buildGroups } from './groups.ts';
import type { Lexicon } from './lexicon.types.ts';
import { pairTerm } from './name-words.ts';
import type { Item } from './reading.types.ts';
import { computeDistance, listCorrections } from './spelling.rules.ts';
import { indexTerms, type Token, tokenize } from './tokens.rules.ts';
import { getLanguageWords } from './words/words.rules.ts';

/** A text with other words for the misspelt ones. */
export type Corrected = {
  readonly tokens: readonly Token[];
  /** the terms that replaced typed ones */
  readonly corrected: ReadonlySet<string>;
  /** those of them that were not typed: the parts of "redshirt" were */
  readonly guessed: ReadonlySet<string>;
  /** the corrected text for display */
  readonly correctedTo: string;
};

/** Of this many similar words, those that describe articles are preferred: descriptions contain any word. */
const LOOKED_AT = 12;

/** Second choices are tried for one word only. */
const CHOICES = 3;
/** A word in at most this many articles may be a typing error of theirs … */
const RARE = 2;
/** … when a similar word is in this many times as many. */
const FAR_MORE = 50;
/** Any word may be meant for one in this many times as many that names have beside its neighbour: a "tape dive". */
const MORE = 2;

/** @returns for a text its corrections, likeliest first; none when nothing is misspelt */
export function createCorrector(
  lexicon: Lexicon,
  things: NamedThings,
  words: SearchWords,
): (items: readonly Item[]) => Corrected[] {
  const written = createWrittenForms(lexicon.language, things, words);
  const spoken = listSynonymWords(lexicon.language, words);
  return (items) => {
    const tokens = items.flatMap((item) =>
      item.tokens.map((token) => ({ token, isWord: item.meaning.kind === 'word' })),
    );
    const choices = tokens.map(({ token, isWord }, index) => {
      const beside = { before: tokens[index - 1]?.token.term, behind: tokens[index + 1]?.token.term };
      return isWord ? listReplacements(lexicon, spoken, token, beside) : [];
    });
    if (choices.every((list) => list.length === 0)) return [];
    const most = Math.max(...choices.map((list) => list.length));
    return Array.from({ length: Math.min(CHOICES, most) }, (_, rank) => {
      const put = tokens.map(({ token }, index) => {
        const list = choices[index] ?? [];
        const choice = list[Math.min(rank, list.length - 1)];
        return choice ? choice.map(written) : [token];
      });
      const replaced = put.flatMap((list, index) =>
        choices[index]?.length ? list.map(({ term }) => ({ term, typed: tokens[index]?.token.term })) : [],
      );
      const guessed = replaced.filter(({ term, typed = '' }) => !typed.includes(term));
      return {
        tokens: put.flat(),
        corrected: new Set(replaced.map(({ term }) => term)),
        guessed: new Set(guessed.map(({ term }) => term)),
        correctedTo: put
          .flat()
          .map(({ typed }) => typed)
          .join(' '),
      };
    });
  };
}

/** Other words for one, each as the words that replace it; none for a correct word. */
function listReplacements(
  lexicon: Lexicon,
  spoken: readonly string[],
  token: Token,
  beside: Beside,
): string[][] {
  const { vocabulary } = lexicon;
  // a word that has others for the same is one, whether this shop sells such things or not: a speaker is no sneaker
  if (lexicon.synonyms.findSynonyms([token]).length > 0) return [];
  const [group] = buildGroups(lexicon, [token], {
    ...{ last: beside.behind === undefined, corrected: new Set<string>() },
  });
  const found = group?.alternatives ?? [];
  const documents = Math.max(0, ...found.map(({ term }) => vocabulary.countDocuments(term)));
  const isBeside = (term: string) => isSideBySide(lexicon, term, beside);
  // a thing is meant as it was typed, and so is a word that names have beside its neighbour
  if (documents > RARE && (vocabulary.getStanding(token.term).heads || isBeside(token.term))) return [];
  const near = listCorrections(vocabulary, token.term, LOOKED_AT)
    .filter(({ term }) => vocabulary.getStanding(term).isSaid)
    .map((one) => ({ ...one, isBeside: isBeside(one.term) }))
    .filter(
      (one) =>
        found.length === 0 ||
        (one.isBeside && one.documents >= documents * MORE) ||
        (documents <= RARE && one.documents >= documents * FAR_MORE),
    );
  const better = near.toSorted((a, b) => Number(b.isBeside) - Number(a.isBeside)).slice(0, CHOICES);
  const apart =
    found.length === 0 ? (splitWords(lexicon, token.term) ?? splitBehindDigit(lexicon, token.term)) : null;
  const list = better.map(({ term }) => [term]);
  const compound = list.length === 0 && found.length === 0 ? correctCompound(lexicon, token.term) : null;
  if (compound) list.push(compound);
  // "pulover" is pullover, where the articles are called pull
  if (list.length === 0 && found.length === 0) list.push(...findSimilar(spoken, token.term));
  // a missing space is likelier than two wrong letters
  if (apart) list.splice(better[0] && better[0].distance <= 1 ? 1 : 0, 0, apart);
  return list.slice(0, CHOICES);
}

/** The words before and behind one that was typed. */
type Beside = { readonly before: string | undefined; readonly behind: string | undefined };

/** Whether names have a word side by side with one of those beside it: a "hair drer" is a hair dryer. */
function isSideBySide({ language, vocabulary }: Lexicon, term: string, { before, behind }: Beside): boolean {
  const pairs = [before && pairTerm(language, before, term), behind && pairTerm(language, term, behind)];
  return pairs.some((pair) => pair && vocabulary.countDocuments(pair) > 0);
}

/** Words that stand for others; articles need not have them. */
function listSynonymWords(language: string, { synonyms, narrower }: SearchWords): readonly string[] {
  const phrases = [...synonyms.flat(), ...narrower.flatMap(([phrase]) => phrase ?? [])];
  const words = phrases.map((phrase) => tokenize(language, phrase));
  const single = words.flatMap(([only, another]) => (only && !another ? only.term : []));
  return [...new Set(single)].filter((term) => /^[a-z]+$/.test(term) && term.length >= SHORTEST_LIKE);
}

/** Of shorter words too many differ by one letter. */
const SHORTEST_LIKE = 6;

function findSimilar(spoken: readonly string[], term: string): string[][] {
  if (term.length < SHORTEST_LIKE) return [];
  const near = spoken.flatMap((other) => {
    const distance = term[0] === other[0] ? computeDistance(term, other, 1) : null;
    return distance === null ? [] : { other, distance };
  });
  const [best] = near.sort((a, b) => a.distance - b.distance);
  return best ? [[best.other]] : [];
}

/** "sommerkleit": the beginning of a compound, and a misspelt head. */
function correctCompound({ language, vocabulary }: Lexicon, term: string): string[] | null {
  if (getLanguageWords(language).links.length === 0 || !/^[a-z]{8,}$/.test(term)) return null;
  for (let at = SHORTEST_APART; at <= term.length - SHORTEST_APART; at += 1) {
    const [front, back] = [term.slice(0, at), term.slice(at)];
    if (vocabulary.listInflections(front).length === 0) continue;
    const [head] = listCorrections(vocabulary, back, 1);
    // a "hondenmand" is no man
    if (head && head.distance <= 1 && vocabulary.getStanding(head.term).heads) return [front, head.term];
  }
  return null;
}

/** "rodejurk": two words without a space between, both of which many articles have. */
function splitWords({ vocabulary, language }: Lexicon, term: string): string[] | null {
  if (!/^[a-z]{6,}$/.test(term)) return null;
  const colours = new Set(Object.values(getLanguageWords(language).colours).flat());
  const isLong = (part: string) => part.length >= SHORTEST_APART || colours.has(part);
  const countKnown = (word: string) =>
    Math.max(colours.has(word) ? COLOUR_COUNTS : 0, vocabulary.listInflections(word)[0]?.documents ?? 0);
  let best: { parts: string[]; value: number } | null = null;
  for (let at = 3; at <= term.length - 3; at += 1) {
    const parts = [term.slice(0, at), term.slice(at)];
    if (!parts.every(isLong)) continue;
    const value = Math.min(...parts.map((part) => countKnown(part) * part.length));
    if (value > (best?.value ?? RARE * 3)) best = { parts, value };
  }
  return best?.parts ?? null;
}

/** "cat6cable": a word behind the last digit of a known one. */
function splitBehindDigit({ vocabulary }: Lexicon, term: string): string[] | null {
  const [, front, word] = /^(.*\d)([a-z]{3,})$/.exec(term) ?? [];
  if (front === undefined || word === undefined) return null;
  const isKnown = (part: string) => (vocabulary.listInflections(part)[0]?.documents ?? 0) > RARE;
  return isKnown(front) && isKnown(word) ? [front, word] : null;
}

const COLOUR_COUNTS = 100;
/** shorter words begin too many others: "tondeuse" is no "ton deuse" */
const SHORTEST_APART = 4;

/** Names keep their accents and capitals in display: "kuhlschrank" is shown as Kühlschrank. */
function createWrittenForms(
  language: string,
  things: NamedThings,
  words: SearchWords,
): (term: string) => Token {
  const forms = new Map<string, string>();
  const texts = [
    ...things.categories.map(({ name }) => name),
    ...things.brands.map(({ name }) => name),
    ...things.options.map(({ label }) => label),
    ...things.colours.map(({ name }) => name),
    ...words.synonyms.flat(),
    ...words.narrower.flat(),
  ];
  // "l’aspirateur" is read as its noun
  for (const text of texts)
    for (const { term, typed } of tokenize(language, text))
      if (!forms.has(term) && fold(typed).replaceAll(/[^a-z\d]/g, '') === term) forms.set(term, typed);
  return (term) => ({
    term,
    typed: forms.get(term) ?? term,
    parts: indexTerms(language, term).slice(1),
    spellings: [],
  });
}
