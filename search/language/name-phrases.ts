import { fold } from './fold.rules.ts';
import { wordsOf } from './words/words.rules.ts';

/** The words that names of articles say: a word, or two side by side. */
export type NamePhrase = {
  readonly shown: string;
  readonly products: number;
  /** a word like "for" stands between the two: "lamp projector" of a "lamp for projectors". Nobody types it so */
  readonly isApart?: boolean;
};

type Spelling = { products: number; written: string };

const WORD = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu;
const SPOKEN = /^\p{L}{3}[\p{L}'’-]*$/u;
/** "iphone 7", "galaxy s9": a short number or model belongs to the word before */
const MODEL = /^(?=.*\d)[\p{L}\p{N}]{1,5}$/u;
/** "d'ordinateur" */
const ELISION = /(?<=^|\s)([dl])['’]/giu;
/** The two words that one of these joins are both heads. */
const CONNECTORS = new Set(['en', 'und', 'et', 'and', 'or', 'oder', 'of', 'ou', 'w']);
/** Further words of a name say little that many articles share. */
const WORDS_OF_NAME = 12;
/** Entries of each kind; those met once go first (lossy counting, Manku and Motwani 2002). */
const MOST = 60_000;
/** After so many names one in eight is counted: what is said often is known by then. */
const ALL_UP_TO = 200_000;
const THEN_ONE_IN = 8;
const FEWEST = 2;

/** Counts what names say often, as people write it; in bounded memory, whatever the catalogue. */
export class NamePhrases {
  readonly #language: string;
  readonly #words = new Map<string, Spelling>();
  readonly #pairs = new Map<string, number>();
  readonly #apart = new Map<string, number>();
  #names = 0;

  constructor(language: string) {
    this.#language = language;
  }

  add(name: string): void {
    this.#names += 1;
    if (this.#names > ALL_UP_TO && this.#names % THEN_ONE_IN !== 0) return;
    const weight = this.#names > ALL_UP_TO ? THEN_ONE_IN : 1;
    const { stop } = wordsOf(this.#language);
    this.#addApart(name, weight);
    const said = new Set<string>();
    let before: { readonly key: string; readonly end: number } | null = null;
    for (const [at, match] of [...name.matchAll(WORD)].slice(0, WORDS_OF_NAME).entries()) {
      const [written] = match;
      const key = fold(written);
      const isWord = SPOKEN.test(written) && !stop.has(key);
      if (isWord && !said.has(key)) this.#addWord(key, written, at === 0, weight);
      const pair: string | null =
        before && name.slice(before.end, match.index) === ' ' ? `${before.key} ${key}` : null;
      if (pair && (isWord || MODEL.test(written)) && !said.has(pair)) {
        this.#pairs.set(pair, (this.#pairs.get(pair) ?? 0) + weight);
        said.add(pair);
      }
      said.add(key);
      before = isWord ? { key, end: match.index + written.length } : null;
    }
    if (this.#words.size > MOST) forgetRare(this.#words, ({ products }) => products);
    if (this.#pairs.size > MOST) forgetRare(this.#pairs, (products) => products);
  }

  /** The first words before and behind what a name says it is for, with, or of. */
  #addApart(name: string, weight: number): void {
    const { stop, behindHead } = wordsOf(this.#language);
    const words = name.replaceAll(ELISION, '$1 ').matchAll(WORD);
    let before: string | null = null;
    let over: string | null = null;
    for (const [written] of words.take(WORDS_OF_NAME)) {
      const key = fold(written);
      if (behindHead.has(key) && !CONNECTORS.has(key)) over ??= before;
      else if (!stop.has(key)) {
        if (over !== null && SPOKEN.test(written)) {
          const pair = `${over} ${key}`;
          this.#apart.set(pair, (this.#apart.get(pair) ?? 0) + weight);
          if (this.#apart.size > MOST) forgetRare(this.#apart, (products) => products);
          return;
        }
        before = SPOKEN.test(written) ? key : null;
        over = null;
      }
    }
  }

  #addWord(key: string, written: string, isFirst: boolean, weight: number): void {
    const known = this.#words.get(key);
    // a name's first letter is large in any language; a later one tells how the word is written
    const spelling = known && isFirst ? known.written : written;
    this.#words.set(key, { products: (known?.products ?? 0) + weight, written: spelling });
  }

  /** Words and pairs that at least two names hold, with about how many do. */
  list(): NamePhrase[] {
    const shownOf = (key: string) => {
      const known = this.#words.get(key);
      return known ? this.#shown(known) : key;
    };
    const words = [...this.#words].filter(([, { products }]) => products >= FEWEST);
    const pairs = [...this.#pairs].filter(([, products]) => products >= FEWEST);
    const apart = [...this.#apart].filter(([, products]) => products >= FEWEST);
    return [
      ...words.map(([, spelling]) => ({ shown: this.#shown(spelling), products: spelling.products })),
      ...pairs.map(([pair, products]) => ({ shown: pair.split(' ').map(shownOf).join(' '), products })),
      ...apart.map(([shown, products]) => ({ shown, products, isApart: true })),
    ];
  }

  /** German writes its nouns large; elsewhere feeds write titles so, and only "USB" and "iPhone" mean it. */
  #shown({ written }: Spelling): string {
    return this.#language === 'de' || /.\p{Lu}/u.test(written) ? written : written.toLowerCase();
  }
}

/** Halves a map by leaving out what was counted least. */
function forgetRare<Value>(map: Map<string, Value>, countOf: (value: Value) => number): void {
  for (let least = 1; map.size > MOST / 2; least *= 2)
    for (const [key, value] of map) if (countOf(value) <= least) map.delete(key);
}
