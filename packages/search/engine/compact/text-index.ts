import { NOT_SAID } from '#search/engine/empty.rules.ts';
import type { Standing } from '#search/engine/plan.types.ts';
import { MAX_IN_DESCRIPTION } from '#search/engine/ranking.rules.ts';
import { createGrowingUint8, createGrowingUint32, type Growing } from './growing.ts';
import { filterTold, KeptLists } from './kept-lists.ts';
import {
  encodeLengths,
  IN_ATTRIBUTES,
  IN_KEYWORDS,
  type Lengths,
  NONE,
  type Postings,
  packPlaces,
} from './postings.ts';
import { WordStandings } from './word-standings.ts';

/** Entries that are sealed before other work runs: some milliseconds. */
const AT_A_TIME = 2 ** 21;
const DOCUMENTS_AT_A_TIME = 2 ** 14;

/** One product's words behind the other's; where they begin and end by the product's number. */
function createDocuments() {
  return {
    words: createGrowingUint32(),
    flags: createGrowingUint8(),
    starts: createGrowingUint32(),
    ends: createGrowingUint32(),
  };
}

/** Numbers of a product's words, repeated as the texts repeat them. */
export type WordsOfProduct = {
  readonly name: Words;
  /** words of the name that say what the article is */
  readonly heads: Words;
  /** terms of adjacent words of the name */
  readonly pairs: Words;
  readonly keywords: Words;
  readonly materials: Words;
  readonly attributes: Words;
  readonly description: Words;
};

type Words = Growing<Uint32Array>;

const FIELD_SHIFT = 2;
const FIELD_MASK = 3 << FIELD_SHIFT;
const DESCRIPTION_SHIFT = 4;

function packPosting(found: number, lengths: Lengths): number {
  return packPlaces(found & 3, lengths, (found & FIELD_MASK) >> FIELD_SHIFT, found >> DESCRIPTION_SHIFT);
}

/** The words of one language, each with its products and positions. */
export class TextIndex {
  readonly #ids = new Map<string, number>();
  /** words by number */
  readonly #terms: string[] = [];
  #documents = createDocuments();
  #starts = new Uint32Array(1);
  #pool = new Uint32Array(0);
  /** entries added after the base was sealed */
  readonly #later = new Map<number, number[]>();
  /** products that a word describes, by its number, and those of words together */
  readonly kept = new KeptLists();
  readonly #standings = new WordStandings();
  #sealed = false;
  #laterCount = 0;
  /** of the product that is being added, by word: name, field, description; 0: the word does not occur */
  #places = new Uint8Array(2 ** 10);
  /** its words, each once */
  readonly #said = createGrowingUint32();

  /** Number of known words. */
  get size(): number {
    return this.#ids.size;
  }

  /** Number of occurrences added after sealing. */
  get laterCount(): number {
    return this.#laterCount;
  }

  get bytes(): number {
    const { words, flags, starts, ends } = this.#documents;
    const documents = words.bytes + flags.bytes + starts.bytes + ends.bytes;
    return documents + this.#pool.byteLength + this.#starts.byteLength;
  }

  /** Number of a word, given at its first use. */
  getId(word: string): number {
    let id = this.#ids.get(word);
    if (id === undefined) {
      id = this.#ids.size;
      this.#ids.set(word, id);
      this.#terms.push(word);
    }
    return id;
  }

  /** @param id a word's number */
  getTerm(id: number): string {
    return this.#terms[id] as string;
  }

  /** Adds a product's words. @param ordinal new; once sealed, higher than that of any product before */
  add(ordinal: number, product: WordsOfProduct): void {
    this.#gather(product);
    const [places, said] = [this.#places, this.#said];
    const lengths = encodeLengths(product.name.length, product.description.length);
    if (this.#sealed) this.#addLater(ordinal, lengths);
    else {
      const { words, flags, starts, ends } = this.#documents;
      starts.reach(ordinal + 1);
      ends.reach(ordinal + 1);
      starts.data[ordinal] = words.length;
      for (let at = 0; at < said.length; at += 1) {
        const id = said.data[at] as number;
        words.push(id);
        flags.push(packPosting(places[id] as number, lengths));
      }
      ends.data[ordinal] = words.length;
    }
    for (let at = 0; at < said.length; at += 1) places[said.data[at] as number] = 0;
    said.length = 0;
  }

  /** Notes each of a product's words once, with where it stands. Loops by place make nothing that has to be collected. */
  #gather({ name, heads, pairs, keywords, materials, attributes, description }: WordsOfProduct): void {
    if (this.#ids.size > this.#places.length) this.#places = new Uint8Array(this.#ids.size * 2);
    for (let at = 0; at < name.length; at += 1) this.#set(name.data[at] as number, 1);
    for (let at = 0; at < pairs.length; at += 1) this.#set(pairs.data[at] as number, 1);
    for (let at = 0; at < heads.length; at += 1) {
      const id = heads.data[at] as number;
      if (this.#places[id] !== 0) this.#set(id, 2);
    }
    this.#setField(attributes, IN_ATTRIBUTES);
    this.#setField(keywords, IN_KEYWORDS);
    this.#setField(materials, IN_KEYWORDS);
    for (let at = 0; at < description.length; at += 1) {
      const id = description.data[at] as number;
      const known = this.#places[id] as number;
      if (known >> DESCRIPTION_SHIFT < MAX_IN_DESCRIPTION) this.#set(id, known + (1 << DESCRIPTION_SHIFT));
    }
  }

  #setField(words: Words, field: number): void {
    for (let at = 0; at < words.length; at += 1) {
      const id = words.data[at] as number;
      this.#set(id, ((this.#places[id] as number) & ~FIELD_MASK) | (field << FIELD_SHIFT));
    }
  }

  #set(id: number, found: number): void {
    if (this.#places[id] === 0) this.#said.push(id);
    this.#places[id] = found;
  }

  #addLater(ordinal: number, lengths: Lengths): void {
    for (const id of this.#said.data.subarray(0, this.#said.length)) {
      const posting = ((ordinal << 8) | packPosting(this.#places[id] as number, lengths)) >>> 0;
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
    const { words, flags, starts, ends } = this.#documents;
    const next = new Uint32Array(this.#ids.size + 1);
    for (let place = 0; place < words.length; place += 1) {
      const id = (words.data[place] as number) + 1;
      next[id] = (next[id] as number) + 1;
      if (place % AT_A_TIME === 0) await rest();
    }
    for (let id = 1; id < next.length; id += 1) next[id] = (next[id] as number) + (next[id - 1] as number);
    const bounds = next.slice();
    const pool = new Uint32Array(words.length);
    for (let ordinal = 0; ordinal < starts.length; ordinal += 1) {
      const end = ends.data[ordinal] as number;
      const high = (ordinal << 8) >>> 0;
      for (let place = starts.data[ordinal] as number; place < end; place += 1) {
        const id = words.data[place] as number;
        const target = next[id] as number;
        next[id] = target + 1;
        pool[target] = high | (flags.data[place] as number);
      }
      if (ordinal % DOCUMENTS_AT_A_TIME === 0) await rest();
    }
    this.#starts = bounds;
    this.#pool = pool;
    this.#documents = createDocuments();
    this.#sealed = true;
  }

  getPostings(word: string): Postings {
    const id = this.#ids.get(word);
    if (id === undefined) return NONE;
    const start = this.#starts[id] ?? this.#pool.length;
    const end = this.#starts[id + 1] ?? this.#pool.length;
    const later = this.#later.get(id);
    return { base: this.#pool.subarray(start, end), later: later ? Uint32Array.from(later) : NONE.later };
  }

  /** The products of a word that have it not only in their description. */
  getToldPostings(word: string): Postings {
    const { base, later } = this.getPostings(word);
    const id = this.#ids.get(word);
    if (id === undefined) return NONE;
    return { base: this.kept.get(id, () => filterTold(base)), later: filterTold(later) };
  }

  /** Where a word usually occurs, by the first articles with it. */
  getStanding(word: string): Standing {
    const id = this.#ids.get(word);
    if (id === undefined) return NOT_SAID;
    return this.#standings.getStanding(id, this.getPostings(word));
  }

  countDocuments(word: string): number {
    const id = this.#ids.get(word);
    return id === undefined ? 0 : this.#countPostings(id);
  }

  #countPostings(id: number): number {
    const start = this.#starts[id] ?? this.#pool.length;
    const end = this.#starts[id + 1] ?? this.#pool.length;
    return end - start + (this.#later.get(id)?.length ?? 0);
  }

  *listTerms(): Iterable<{ readonly term: string; readonly documents: number }> {
    for (const [term, id] of this.#ids) {
      const documents = this.#countPostings(id);
      if (documents > 0) yield { term, documents };
    }
  }
}
