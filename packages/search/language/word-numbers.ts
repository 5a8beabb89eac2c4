import { fold } from './fold.rules.ts';
import { getOrMake } from './remembered.ts';
import { convertRawsToTerms, MOST_LETTERS, RAW } from './tokens.rules.ts';
import { parseUnit } from './units.rules.ts';
import { getLanguageWords } from './words/words.rules.ts';

const LARGEST_LOAD = 0.5;
/** Words read apart that are kept. */
const MOST_APART = 20_000;
/** Numbers of a slot, of which the last is not used: a slot lies in one line of the processor's cache. */
const SLOT = 4;
const FREE = 0;
const LEFT_OUT = 1;
const FIRST_NUMBER = 2;

// biome-ignore lint/suspicious/noControlCharactersInRegex: what lies outside ASCII is what has to be folded
const NOT_ASCII = /[^\x00-\x7f]/;
const PART_OF_WORD = /[\p{L}\p{N}]/u;
const LETTERS = /^[a-z]+$/;
/** its own, because each use leaves a place behind */
const WORDS = new RegExp(RAW);
const [HYPHEN, APOSTROPHE, LOWER_CASE] = [0x2d, 0x27, 0x20];

/** A list that numbers are added to. */
export type NumberList = { push(number: number): unknown };

/**
 * Numbers of texts' words: those of `indexTerms`, in its order. Nearly all words are plain letters that were seen
 * before, and are known by a hash of 64 bits without being cut out of their text. Of ten million different ones two have
 * the same hash in one catalogue of 300,000.
 */
export class WordNumbers {
  readonly #language: string;
  readonly #numberOf: (term: string) => number;
  readonly #stop: ReadonlySet<string>;
  /** by slot: the hash, and what is known of its word, side by side in memory */
  #slots = new Int32Array(SLOT * 4096);
  #count = 0;
  /** by words read apart, as they stand together */
  readonly #apart = new Map<string, readonly number[]>();

  /** @param numberOf gives a term its number at its first use */
  constructor(language: string, numberOf: (term: string) => number) {
    this.#language = language;
    this.#numberOf = numberOf;
    this.#stop = getLanguageWords(language).stop;
  }

  /** Adds the numbers of a text's words to a list. */
  read(text: string, numbers: NumberList): void {
    const folded = NOT_ASCII.test(text) ? fold(text.normalize('NFC')) : text;
    for (let at = 0; at < folded.length; ) {
      // one by one: destructuring makes an array for each word
      let a = 0x811c9dc5 | 0;
      let b = 0x9e3779b9 | 0;
      let end = at;
      for (; end < folded.length; end += 1) {
        const code = folded.charCodeAt(end) | LOWER_CASE;
        if (code < 0x61 || code > 0x7a) break;
        a = Math.imul(a ^ code, 0x01000193);
        b = Math.imul(b ^ code, 0x85ebca6b);
        b = (b << 13) | (b >>> 19);
      }
      if (isPartOfWord(folded, end) || (end > at && isJoined(folded, end)))
        at = this.#readApart(folded, at, numbers);
      else if (end === at) at += 1;
      else {
        const known = this.#findKnown(a, b, folded, at, end);
        if (known !== LEFT_OUT) numbers.push(known - FIRST_NUMBER);
        at = end;
      }
    }
  }

  #findKnown(a: number, b: number, text: string, start: number, end: number): number {
    const at = this.#findSlot(a, b);
    const known = this.#slots[at + 2] as number;
    if (known !== FREE) return known;
    const word = text.slice(start, end).toLowerCase();
    const isLeftOut = word.length > MOST_LETTERS || this.#stop.has(word);
    return this.#keep(at, a, b, isLeftOut ? LEFT_OUT : this.#numberOf(word) + FIRST_NUMBER);
  }

  /** Where the slot of a hash begins, or the free one for it. */
  #findSlot(a: number, b: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let at = Math.imul(a ^ (b >>> 15), SLOT) & mask;
    while (slots[at + 2] !== FREE && (slots[at] !== a || slots[at + 1] !== b)) at = (at + SLOT) & mask;
    return at;
  }

  #keep(at: number, a: number, b: number, known: number): number {
    this.#slots[at] = a;
    this.#slots[at + 1] = b;
    this.#slots[at + 2] = known;
    this.#count += 1;
    if (this.#count * SLOT > this.#slots.length * LARGEST_LOAD) this.#grow();
    return known;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(before.length * 2);
    this.#count = 0;
    for (let at = 0; at < before.length; at += SLOT) {
      const [a, b, known] = [before[at] as number, before[at + 1] as number, before[at + 2] as number];
      if (known !== FREE) this.#keep(this.#findSlot(a, b), a, b, known);
    }
  }

  /**
   * Reads words with digits, hyphens or apostrophes and what belongs to them: units, further measures.
   * @returns the place behind them
   */
  #readApart(text: string, at: number, numbers: NumberList): number {
    WORDS.lastIndex = at;
    const raws: string[] = [];
    let end = at;
    for (let match = WORDS.exec(text); match; match = WORDS.exec(text)) {
      const raw = match[0].toLowerCase();
      if (raws.length > 0 && LETTERS.test(raw) && raw !== 'x' && parseUnit(this.#language, raw) === null)
        break;
      raws.push(raw);
      end = WORDS.lastIndex;
    }
    const listNumbers = () => convertRawsToTerms(this.#language, raws).map((term) => this.#numberOf(term));
    for (const number of getOrMake(this.#apart, raws.join(' '), listNumbers, MOST_APART))
      numbers.push(number);
    return end;
  }
}

/** Whether a digit, or a letter that is none of the 26, is there. */
function isPartOfWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return (code >= 0x30 && code <= 0x39) || isLatin(code);
  return code >= 0x80 && PART_OF_WORD.test(String.fromCodePoint(text.codePointAt(at) as number));
}

function isLatin(code: number): boolean {
  const letter = code | LOWER_CASE;
  return letter >= 0x61 && letter <= 0x7a;
}

/** Whether a hyphen or an apostrophe joins a word to the next. */
function isJoined(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  return (code === HYPHEN || code === APOSTROPHE) && isPartOfWord(text, end + 1);
}
