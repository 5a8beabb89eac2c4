import type { Standing } from '#search/engine/plan.types.ts';
import { isTold, MAX_IN_DESCRIPTION, type Places } from '#search/engine/ranking.rules.ts';
import { growingUint8, growingUint32 } from './growing.ts';
import { ToldLists } from './told-lists.ts';

/** Classes of name lengths: up to 1, 2, 3, 4, 6, 9, 14 words, and longer. */
const NAME_LENGTHS = [1, 2, 3, 4, 6, 9, 14] as const;
const LENGTHS = NAME_LENGTHS.length + 1;
/** The typical length of a class. */
const TYPICAL_LENGTHS = [1, 2, 3, 4, 5.5, 8, 12, 20] as const;

/** Classes of description lengths, for words that are not in the name: up to 12, 30, 80 words, and longer. */
const DESCRIPTION_LENGTHS = [12, 30, 80] as const;
const DESCRIPTIONS = DESCRIPTION_LENGTHS.length + 1;
const TYPICAL_DESCRIPTIONS = [8, 20, 50, 130] as const;

/**
 * Positions in one byte, beside three bytes of the product's number: description by 1, fields by 4, name or lengths
 * by 12.
 */
const FIELD = 4;
const NAME = 12;
const IN_ATTRIBUTES = 1;
const IN_KEYWORDS = 2;

/** Products that one index can hold: what three bytes can count. */
export const MOST_PRODUCTS = 2 ** 24;

/** The part of the byte that a product's lengths make, for words outside of its name and in it. */
type Lengths = { readonly outside: number; readonly inName: number };

function lengthsOf(name: number, description: number): Lengths {
  return {
    outside: placeOf(DESCRIPTION_LENGTHS, description) * NAME,
    inName: (DESCRIPTIONS + placeOf(NAME_LENGTHS, name)) * NAME,
  };
}

/** @param name 0: not in it, 1: in it, 2: as its head */
function packPlaces(
  name: number,
  { outside, inName }: Lengths,
  field: number,
  inDescription: number,
): number {
  return (name === 0 ? outside : inName + (name - 1) * LENGTHS * NAME) + field * FIELD + inDescription;
}

function placeOf(bounds: readonly number[], length: number): number {
  const place = bounds.findIndex((most) => length <= most);
  return place < 0 ? bounds.length : place;
}

/** The length that the byte stands for, about. */
export function unpackPlaces(flags: number): Places {
  const first = Math.floor(flags / NAME);
  const field = Math.floor((flags % NAME) / FIELD);
  const inName = first >= DESCRIPTIONS;
  return {
    inName,
    isHead: first >= DESCRIPTIONS + LENGTHS,
    nameLength: inName ? (TYPICAL_LENGTHS[(first - DESCRIPTIONS) % LENGTHS] as number) : 0,
    inKeywords: field === IN_KEYWORDS,
    inAttributes: field === IN_ATTRIBUTES,
    inDescription: flags % FIELD,
    descriptionLength: inName ? 0 : (TYPICAL_DESCRIPTIONS[first] as number),
  };
}

const TOLD = Uint8Array.from({ length: 256 }, (_, flags) => (isTold(unpackPlaces(flags)) ? 1 : 0));

/** Whether a word describes the article itself, by its flags. */
export function isToldIn(flags: number): boolean {
  return TOLD[flags] === 1;
}

function isToldPosting(posting: number): boolean {
  return isToldIn(posting & 255);
}

const HEADS_FROM = (DESCRIPTIONS + LENGTHS) * NAME;
const IN_NAME_FROM = DESCRIPTIONS * NAME;
/** Number of a word's articles that are checked for its usual position. */
const LOOKED_AT = 2000;
/** A word that heads this many names, and this share of those with it, says what an article is. */
const LEAST_HEADED = 2;
const HEADED_SHARE = 0.2;

/** Products that have a word, in the order of their numbers: `product << 8 | flags`. */
export type Postings = { readonly base: Uint32Array; readonly later: Uint32Array };

const NONE: Postings = { base: new Uint32Array(0), later: new Uint32Array(0) };

/** Entries that are sealed before other work runs: some milliseconds. */
const AT_A_TIME = 2 ** 21;
const DOCUMENTS_AT_A_TIME = 2 ** 14;

function emptyDocuments() {
  return {
    words: growingUint32(),
    flags: growingUint8(),
    starts: growingUint32(),
    ordinals: growingUint32(),
  };
}

/** Numbers of a product's words, repeated as the texts repeat them. */
export type WordsOfProduct = {
  readonly name: readonly number[];
  /** words of the name that say what the article is */
  readonly heads: readonly number[];
  /** terms of adjacent words of the name */
  readonly pairs: readonly number[];
  readonly keywords: readonly number[];
  readonly attributes: readonly number[];
  readonly description: readonly number[];
};

const FIELD_SHIFT = 2;
const FIELD_MASK = 3 << FIELD_SHIFT;
const DESCRIPTION_SHIFT = 4;

function packed(found: number, lengths: Lengths): number {
  return packPlaces(found & 3, lengths, (found & FIELD_MASK) >> FIELD_SHIFT, found >> DESCRIPTION_SHIFT);
}

/** The words of one language, each with its products and positions. */
export class TextIndex {
  readonly #ids = new Map<string, number>();
  #documents = emptyDocuments();
  #starts = new Uint32Array(1);
  #pool = new Uint32Array(0);
  /** entries added after the base was sealed */
  readonly #later = new Map<number, number[]>();
  readonly #told = new ToldLists();
  #sealed = false;
  #laterCount = 0;
  /** of the product that is being added, by word: name, field, description; 0: the word does not occur */
  #places = new Uint8Array(2 ** 10);
  /** its words, each once */
  readonly #said: number[] = [];

  /** Number of known words. */
  get size(): number {
    return this.#ids.size;
  }

  /** Number of occurrences added after sealing. */
  get laterCount(): number {
    return this.#laterCount;
  }

  get bytes(): number {
    const { words, flags, starts, ordinals } = this.#documents;
    const documents = words.bytes + flags.bytes + starts.bytes + ordinals.bytes;
    return documents + this.#pool.byteLength + this.#starts.byteLength;
  }

  /** Number of a word, given at its first use. */
  idOf(word: string): number {
    let id = this.#ids.get(word);
    if (id === undefined) {
      id = this.#ids.size;
      this.#ids.set(word, id);
    }
    return id;
  }

  /** Adds a product's words. @param ordinal higher than that of any product before */
  add(ordinal: number, { name, heads, pairs, keywords, attributes, description }: WordsOfProduct): void {
    if (this.#ids.size > this.#places.length) this.#places = new Uint8Array(this.#ids.size * 2);
    const [places, said] = [this.#places, this.#said];
    const set = (id: number, found: number) => {
      if (places[id] === 0) said.push(id);
      places[id] = found;
    };
    for (const id of name) set(id, 1);
    for (const id of pairs) set(id, 1);
    for (const id of heads) if (places[id] !== 0) set(id, 2);
    for (const id of attributes) set(id, (places[id] as number) | (IN_ATTRIBUTES << FIELD_SHIFT));
    for (const id of keywords) set(id, ((places[id] as number) & ~FIELD_MASK) | (IN_KEYWORDS << FIELD_SHIFT));
    for (const id of description) {
      const known = places[id] as number;
      if (known >> DESCRIPTION_SHIFT < MAX_IN_DESCRIPTION) set(id, known + (1 << DESCRIPTION_SHIFT));
    }
    const lengths = lengthsOf(name.length, description.length);
    if (this.#sealed) this.#addLater(ordinal, lengths);
    else {
      const { words, flags, starts, ordinals } = this.#documents;
      starts.push(words.length);
      ordinals.push(ordinal);
      for (const id of said) {
        words.push(id);
        flags.push(packed(places[id] as number, lengths));
      }
    }
    for (const id of said) places[id] = 0;
    said.length = 0;
  }

  #addLater(ordinal: number, lengths: Lengths): void {
    for (const id of this.#said) {
      const posting = ((ordinal << 8) | packed(this.#places[id] as number, lengths)) >>> 0;
      const known = this.#later.get(id);
      if (known) known.push(posting);
      else this.#later.set(id, [posting]);
      this.#laterCount += 1;
    }
  }

  /**
   * Turns products with words into words with products: counting sort, in the order of the products.
   * @param rest lets other work run; words added meanwhile would be lost
   */
  async seal(rest: () => Promise<void>): Promise<void> {
    const { words, flags, starts, ordinals } = this.#documents;
    const next = new Uint32Array(this.#ids.size + 1);
    for (let place = 0; place < words.length; place += 1) {
      const id = (words.data[place] as number) + 1;
      next[id] = (next[id] as number) + 1;
      if (place % AT_A_TIME === 0) await rest();
    }
    for (let id = 1; id < next.length; id += 1) next[id] = (next[id] as number) + (next[id - 1] as number);
    const bounds = next.slice();
    const pool = new Uint32Array(words.length);
    for (let document = 0; document < starts.length; document += 1) {
      const start = starts.data[document] as number;
      const end = document + 1 < starts.length ? (starts.data[document + 1] as number) : words.length;
      const high = ((ordinals.data[document] as number) << 8) >>> 0;
      for (let place = start; place < end; place += 1) {
        const id = words.data[place] as number;
        const target = next[id] as number;
        next[id] = target + 1;
        pool[target] = high | (flags.data[place] as number);
      }
      if (document % DOCUMENTS_AT_A_TIME === 0) await rest();
    }
    this.#starts = bounds;
    this.#pool = pool;
    this.#documents = emptyDocuments();
    this.#sealed = true;
  }

  postings(word: string): Postings {
    const id = this.#ids.get(word);
    if (id === undefined) return NONE;
    const start = this.#starts[id] ?? this.#pool.length;
    const end = this.#starts[id + 1] ?? this.#pool.length;
    const later = this.#later.get(id);
    return { base: this.#pool.subarray(start, end), later: later ? Uint32Array.from(later) : NONE.later };
  }

  /** The products of a word that have it not only in their description. */
  told(word: string): Postings {
    const { base, later } = this.postings(word);
    const id = this.#ids.get(word);
    if (id === undefined) return NONE;
    return { base: this.#told.of(id, base, isToldPosting), later: later.filter(isToldPosting) };
  }

  /** Where a word usually occurs, by the first articles with it. */
  standingOf(word: string): Standing {
    const { base, later } = this.postings(word);
    let [told, named, headed] = [0, 0, 0];
    for (const list of [later, base])
      for (const posting of list.subarray(0, LOOKED_AT)) {
        const flags = posting & 255;
        if (isToldIn(flags)) told += 1;
        if (flags >= IN_NAME_FROM) named += 1;
        if (flags >= HEADS_FROM) headed += 1;
      }
    const everHeads = headed >= LEAST_HEADED;
    return { isSaid: told > 0, heads: everHeads && headed >= named * HEADED_SHARE, everHeads, headed, named };
  }

  documentsOf(word: string): number {
    const id = this.#ids.get(word);
    return id === undefined ? 0 : this.#countOf(id);
  }

  #countOf(id: number): number {
    const start = this.#starts[id] ?? this.#pool.length;
    const end = this.#starts[id + 1] ?? this.#pool.length;
    return end - start + (this.#later.get(id)?.length ?? 0);
  }

  *terms(): Iterable<{ readonly term: string; readonly documents: number }> {
    for (const [term, id] of this.#ids) {
      const documents = this.#countOf(id);
      if (documents > 0) yield { term, documents };
    }
  }
}
