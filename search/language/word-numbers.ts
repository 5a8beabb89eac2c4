import { fold } from './fold.rules.ts';
import { getOrMake } from './remembered.ts';
import { MOST_LETTERS, RAW, termsOfRaws } from './tokens.rules.ts';
import { unitOf } from './units.rules.ts';
import { wordsOf } from './words/words.rules.ts';

const LARGEST_LOAD = 0.5;
/** Words read apart that are kept. */
const MOST_APART = 20_000;
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

/**
 * Numbers of texts' words: those of `indexTerms`, in its order. Nearly all words are plain letters that were seen
 * before, and are known by a hash of 64 bits without being cut out of their text. Of ten million different ones two have
 * the same hash in one catalogue of 300,000.
 */
export class WordNumbers {
  readonly #language: string;
  readonly #numberOf: (term: string) => number;
  readonly #stop: ReadonlySet<string>;
  /** by slot: the hash, and what is known of its word */
  #hashes = new Int32Array(2 * 4096);
  #known = new Uint32Array(4096);
  #count = 0;
  /** by words read apart, as they stand together */
  readonly #apart = new Map<string, readonly number[]>();

  /** @param numberOf gives a term its number at its first use */
  constructor(language: string, numberOf: (term: string) => number) {
    this.#language = language;
    this.#numberOf = numberOf;
    this.#stop = wordsOf(language).stop;
  }

  read(text: string): number[] {
    const folded = NOT_ASCII.test(text) ? fold(text.normalize('NFC')) : text;
    const numbers: number[] = [];
    for (let at = 0; at < folded.length; ) {
      let [a, b] = [0x811c9dc5, 0x9e3779b9];
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
        const known = this.#knownOf(a, b, folded, at, end);
        if (known !== LEFT_OUT) numbers.push(known - FIRST_NUMBER);
        at = end;
      }
    }
    return numbers;
  }

  #knownOf(a: number, b: number, text: string, start: number, end: number): number {
    const slot = this.#slotOf(a, b);
    const known = this.#known[slot] as number;
    if (known !== FREE) return known;
    const word = text.slice(start, end).toLowerCase();
    const isLeftOut = word.length > MOST_LETTERS || this.#stop.has(word);
    return this.#keep(slot, a, b, isLeftOut ? LEFT_OUT : this.#numberOf(word) + FIRST_NUMBER);
  }

  /** The slot of a hash, or the free one for it. */
  #slotOf(a: number, b: number): number {
    const mask = this.#known.length - 1;
    let slot = (a ^ (b >>> 15)) & mask;
    while (this.#known[slot] !== FREE && (this.#hashes[2 * slot] !== a || this.#hashes[2 * slot + 1] !== b))
      slot = (slot + 1) & mask;
    return slot;
  }

  #keep(slot: number, a: number, b: number, known: number): number {
    this.#hashes[2 * slot] = a;
    this.#hashes[2 * slot + 1] = b;
    this.#known[slot] = known;
    this.#count += 1;
    if (this.#count > this.#known.length * LARGEST_LOAD) this.#grow();
    return known;
  }

  #grow(): void {
    const [hashes, known] = [this.#hashes, this.#known];
    this.#hashes = new Int32Array(hashes.length * 2);
    this.#known = new Uint32Array(known.length * 2);
    this.#count = 0;
    known.forEach((one, slot) => {
      const [a, b] = [hashes[2 * slot] as number, hashes[2 * slot + 1] as number];
      if (one !== FREE) this.#keep(this.#slotOf(a, b), a, b, one);
    });
  }

  /**
   * Reads words with digits, hyphens or apostrophes and what belongs to them: units, further measures.
   * @returns the place behind them
   */
  #readApart(text: string, at: number, numbers: number[]): number {
    WORDS.lastIndex = at;
    const raws: string[] = [];
    let end = at;
    for (let match = WORDS.exec(text); match; match = WORDS.exec(text)) {
      const raw = match[0].toLowerCase();
      if (raws.length > 0 && LETTERS.test(raw) && raw !== 'x' && unitOf(this.#language, raw) === null) break;
      raws.push(raw);
      end = WORDS.lastIndex;
    }
    const numbersOf = () => termsOfRaws(this.#language, raws).map((term) => this.#numberOf(term));
    for (const number of getOrMake(this.#apart, raws.join(' '), numbersOf, MOST_APART)) numbers.push(number);
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
