import { fold } from './fold.rules.ts';
import { getOrMake } from './remembered.ts';
import { parseUnit } from './units.rules.ts';
import { getLanguageWords } from './words/words.rules.ts';

/** A phrase in names of articles: a word, or two side by side. */
export type NamePhrase = {
  readonly shown: string;
  readonly products: number;
  /** a word like "for" is between the two: "lamp projector" of a "lamp for projectors". Nobody types it like this */
  readonly isApart?: boolean;
  /** a word of the name and its head, wherever they stand: "wireless mouse" of a "wireless optical mouse" */
  readonly isLoose?: boolean;
};

type Spelling = { products: number; written: string };

/** A word of names, and what it is for phrases. */
type Word = {
  readonly written: string;
  readonly key: string;
  readonly isStop: boolean;
  /** like for, with or of, but no connector */
  readonly isBehindHead: boolean;
  readonly isSpoken: boolean;
  readonly isModel: boolean;
};
type Found = { readonly word: Word; readonly start: number };

const WORD = /(?:\d+,\d+|[\p{L}\p{N}]+)(?:[-'’.][\p{L}\p{N}]+)*/gu;
const SPOKEN = /^(?:\d{1,2}(?:[.,]\d)?-)?\p{L}{3}[\p{L}'’-]*$/u;
/** "iphone 7", "galaxy s9": a short number or model belongs to the word before */
const MODEL = /^(?=.*\d)[\p{L}\p{N}]{1,5}$/u;
const NUMBER = /^\d+$/;
/** counts of the same, in any language */
const PIECES = /^(?:pcs?|pieces?|stuks?|stuck|st|ft)$/;
/** "d'ordinateur" */
const ELISION = /(?<=^|\s)([dl])['’]/giu;
const ELIDED = /['’]/;
/** Both words that one of these joins are heads. */
const CONNECTORS = new Set(['en', 'und', 'et', 'and', 'or', 'oder', 'of', 'ou', 'w']);
/** Words of a name that are counted: the later ones say little that many articles share. */
const WORDS_OF_NAME = 12;
/** Entries of each kind; those seen once are dropped first (lossy counting, Manku and Motwani 2002). */
const MOST = 60_000;
/** After this many names one in eight is counted: frequent phrases are known by then. */
const ALL_UP_TO = 200_000;
const THEN_ONE_IN = 8;
const FEWEST = 2;
const NO_HEADS: ReadonlySet<string> = new Set();
/** Words that are kept with what they are: names repeat them. */
const MOST_READ = 20_000;

/** Counts the phrases in names, with their spelling; in bounded memory, whatever the catalogue. */
export class NamePhrases {
  readonly #language: string;
  readonly #words = new Map<string, Spelling>();
  readonly #pairs = new Map<string, number>();
  readonly #apart = new Map<string, number>();
  readonly #loose = new Map<string, number>();
  /** by how they are written */
  readonly #read = new Map<string, Word>();
  #names = 0;

  constructor(language: string) {
    this.#language = language;
  }

  /** @param heads the words that say what the article is, folded */
  add(name: string, heads: ReadonlySet<string> = NO_HEADS): void {
    this.#names += 1;
    if (this.#names > ALL_UP_TO && this.#names % THEN_ONE_IN !== 0) return;
    const weight = this.#names > ALL_UP_TO ? THEN_ONE_IN : 1;
    const found = this.#readWords(name);
    this.#addApart(ELIDED.test(name) ? this.#readWords(name.replaceAll(ELISION, '$1 ')) : found, weight);
    this.#addLoose(found, heads, weight);
    const said: string[] = [];
    let before: Found | null = null;
    for (const [at, one] of found.entries()) {
      const { key, written, isStop, isSpoken, isModel } = one.word;
      const isWord = isSpoken && !isStop;
      if (isWord && !said.includes(key)) this.#addWord(key, written, one === found[0], weight);
      const pair: string | null = before && joinPair(name, before, one);
      const isKept = isWord || (isModel && !this.#isAmount(one.word, found[at + 1]?.word));
      if (pair && isKept && !said.includes(pair)) {
        this.#pairs.set(pair, (this.#pairs.get(pair) ?? 0) + weight);
        said.push(pair);
      }
      said.push(key);
      before = isWord ? one : null;
    }
    if (this.#words.size > MOST) forgetRare(this.#words, ({ products }) => products);
    if (this.#pairs.size > MOST) forgetRare(this.#pairs, (products) => products);
  }

  /** "cable 5 m", "black 1 pc(s)": the number is no model. */
  #isAmount({ key }: Word, next: Word | undefined): boolean {
    if (next === undefined || !NUMBER.test(key)) return false;
    return PIECES.test(next.key) || parseUnit(this.#language, next.key) !== null;
  }

  /** The first words of a name. */
  #readWords(name: string): Found[] {
    const found: Found[] = [];
    WORD.lastIndex = 0;
    for (let match = WORD.exec(name); match && found.length < WORDS_OF_NAME; match = WORD.exec(name))
      found.push({ word: this.#readWord(match[0]), start: match.index });
    return found;
  }

  #readWord(written: string): Word {
    return getOrMake(
      this.#read,
      written,
      () => {
        const { stop, behindHead } = getLanguageWords(this.#language);
        const key = fold(written);
        return {
          ...{
            written,
            key,
            isStop: stop.has(key),
            isBehindHead: behindHead.has(key) && !CONNECTORS.has(key),
          },
          ...{ isSpoken: SPOKEN.test(written), isModel: MODEL.test(written) },
        };
      },
      MOST_READ,
    );
  }

  /** Adds the first words before and after a word like for, with or of in a name. */
  #addApart(found: readonly Found[], weight: number): void {
    let before: string | null = null;
    let over: string | null = null;
    for (const { word } of found) {
      if (word.isBehindHead) over ??= before;
      else if (!word.isStop) {
        if (over !== null && word.isSpoken) {
          const pair = `${over} ${word.key}`;
          this.#apart.set(pair, (this.#apart.get(pair) ?? 0) + weight);
          if (this.#apart.size > MOST) forgetRare(this.#apart, (products) => products);
          return;
        }
        before = word.isSpoken ? word.key : null;
        over = null;
      }
    }
  }

  /** Adds the head of the name with each other word, as the language puts them. */
  #addLoose(found: readonly Found[], heads: ReadonlySet<string>, weight: number): void {
    if (heads.size === 0) return;
    const { headFirst } = getLanguageWords(this.#language);
    const head = found.find(({ word }) => word.isSpoken && heads.has(word.key))?.word.key;
    if (head === undefined) return;
    for (const { word } of found) {
      if (!word.isSpoken || word.isStop || word.key === head) continue;
      const pair = headFirst ? `${head} ${word.key}` : `${word.key} ${head}`;
      this.#loose.set(pair, (this.#loose.get(pair) ?? 0) + weight);
    }
    if (this.#loose.size > MOST) forgetRare(this.#loose, (products) => products);
  }

  #addWord(key: string, written: string, isFirst: boolean, weight: number): void {
    const known = this.#words.get(key);
    // a name's first letter is a capital in any language; a later word shows its real spelling
    const spelling = known && isFirst ? known.written : written;
    this.#words.set(key, { products: (known?.products ?? 0) + weight, written: spelling });
  }

  /** Words and pairs in at least two names, with the approximate number of names. */
  list(): NamePhrase[] {
    const getSpelling = (key: string) => {
      const known = this.#words.get(key);
      return known ? this.#capitalize(known) : key;
    };
    const words = [...this.#words].filter(([, { products }]) => products >= FEWEST);
    const listPairs = (counts: ReadonlyMap<string, number>) =>
      [...counts].flatMap(([pair, products]) =>
        products < FEWEST ? [] : { shown: pair.split(' ').map(getSpelling).join(' '), products },
      );
    const apart = [...this.#apart].filter(([, products]) => products >= FEWEST);
    return [
      ...words.map(([, spelling]) => ({ shown: this.#capitalize(spelling), products: spelling.products })),
      ...listPairs(this.#pairs),
      ...apart.map(([shown, products]) => ({ shown, products, isApart: true })),
      ...listPairs(this.#loose).map((phrase) => ({ ...phrase, isLoose: true })),
    ];
  }

  /** German writes nouns with capitals; elsewhere feeds write titles so, and only "USB" and "iPhone" keep theirs. */
  #capitalize({ written }: Spelling): string {
    return this.#language === 'de' || /.\p{Lu}/u.test(written) ? written : written.toLowerCase();
  }
}

/** Two words as a phrase; null: there is more or less than one space between them. */
function joinPair(name: string, one: Found, other: Found): string | null {
  const end = one.start + one.word.written.length;
  return other.start === end + 1 && name[end] === ' ' ? `${one.word.key} ${other.word.key}` : null;
}

/** Halves a map by dropping the smallest counts. */
function forgetRare<Value>(map: Map<string, Value>, countOf: (value: Value) => number): void {
  for (let least = 1; map.size > MOST / 2; least *= 2)
    for (const [key, value] of map) if (countOf(value) <= least) map.delete(key);
}
