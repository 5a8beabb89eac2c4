import { growingUint8, growingUint32 } from './growing.ts';

/** The flags of a word in a product: where it stands. One byte beside three of the product's number. */
export const IN_NAME = 1;
export const IN_KEYWORDS = 2;
const DESCRIPTION_SHIFT = 2;
const NAME_LENGTH_SHIFT = 4;

/** Products that one index can hold: what three bytes can count. */
export const MOST_PRODUCTS = 2 ** 24;

export type PackedPlaces = {
  readonly inName: boolean;
  readonly inKeywords: boolean;
  /** 0 to 3 */
  readonly inDescription: number;
  /** 0 to 7 */
  readonly nameLength: number;
};

export function unpackPlaces(flags: number): PackedPlaces {
  return {
    inName: (flags & IN_NAME) !== 0,
    inKeywords: (flags & IN_KEYWORDS) !== 0,
    inDescription: (flags >> DESCRIPTION_SHIFT) & 3,
    nameLength: (flags >> NAME_LENGTH_SHIFT) & 7,
  };
}

/** Products that have a word, in the order of their numbers: `product << 8 | flags`. */
export type Postings = { readonly base: Uint32Array; readonly later: Uint32Array };

const NONE: Postings = { base: new Uint32Array(0), later: new Uint32Array(0) };

/** So much is sealed before others have their turn: some milliseconds. */
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

/** The words of one language: for each the products that have it, and where. */
export class TextIndex {
  readonly #ids = new Map<string, number>();
  #documents = emptyDocuments();
  #starts = new Uint32Array(1);
  #pool = new Uint32Array(0);
  /** what came after the base was sealed */
  readonly #later = new Map<number, number[]>();
  #sealed = false;
  #laterCount = 0;
  readonly #flags = new Map<number, number>();

  /** Words that are known. */
  get size(): number {
    return this.#ids.size;
  }

  /** Occurrences that came after the sealing. */
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

  /**
   * Adds a product's words. @param ordinal higher than that of any product before
   * @param name, keywords, description numbers of words, repeated as the text repeats them
   */
  add(
    ordinal: number,
    name: readonly number[],
    keywords: readonly number[],
    description: readonly number[],
  ): void {
    const flags = this.#flags;
    flags.clear();
    for (const id of name) flags.set(id, IN_NAME);
    for (const id of keywords) flags.set(id, (flags.get(id) ?? 0) | IN_KEYWORDS);
    for (const id of description) {
      const known = flags.get(id) ?? 0;
      if (((known >> DESCRIPTION_SHIFT) & 3) < 3) flags.set(id, known + (1 << DESCRIPTION_SHIFT));
    }
    const length = Math.min(name.length, 7) << NAME_LENGTH_SHIFT;
    if (this.#sealed) this.#addLater(ordinal, length);
    else {
      const { words, flags: places, starts, ordinals } = this.#documents;
      starts.push(words.length);
      ordinals.push(ordinal);
      for (const [id, places_] of flags) {
        words.push(id);
        places.push(places_ | length);
      }
    }
  }

  #addLater(ordinal: number, length: number): void {
    for (const [id, places] of this.#flags) {
      const posting = ((ordinal << 8) | places | length) >>> 0;
      const known = this.#later.get(id);
      if (known) known.push(posting);
      else this.#later.set(id, [posting]);
      this.#laterCount += 1;
    }
  }

  /**
   * Turns products with words into words with products: counting sort, in the order of the products.
   * @param rest lets others have their turn; words that come meanwhile would be lost
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

  *terms(): Iterable<{ readonly term: string; readonly documents: number }> {
    for (const [term, id] of this.#ids) {
      const start = this.#starts[id] ?? this.#pool.length;
      const end = this.#starts[id + 1] ?? this.#pool.length;
      const documents = end - start + (this.#later.get(id)?.length ?? 0);
      if (documents > 0) yield { term, documents };
    }
  }
}
