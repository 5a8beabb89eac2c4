import type { ProductDocument } from '#search/engine/document.types.ts';
import type { LanguageTools } from '#search/engine/engine.types.ts';
import { LabelWords } from '#search/engine/label-words.ts';
import type { LabelsByTenant } from '#search/engine/labels.ts';
import { buildIndexKey, type Labels, parseIndexKey } from '#search/engine/labels.ts';
import { NamePhrases } from '#search/language/name-phrases.ts';
import { createGrowingUint32 } from './growing.ts';
import { RunningHash } from './text-hash.ts';
import { TextIndex, type WordsOfProduct } from './text-index.ts';

/** How texts become words. */
export type TextTools = Pick<LanguageTools, 'createWordReader' | 'listHeadTerms' | 'pairTerm'>;

/** The texts of one language as one pack reads them. */
type Reader = {
  readonly language: string;
  readonly pack: string;
  readonly index: TextIndex;
  readonly phrases: NamePhrases;
  readonly labels: LabelWords<number>;
  readonly read: ReturnType<TextTools['createWordReader']>;
  /** those of the product that was read last */
  readonly words: WordsOfProduct;
  /** numbers of the terms of two words side by side, by the words' numbers */
  readonly pairs: Map<number, number>;
};

/** Pairs that are kept: many names have the same ones. */
const MOST_PAIRS = 100_000;
const MOST_WORDS = 2 ** 26;
const NO_PAIR = -1;

/** All the numbers of a product. */
export function listNumbers({ sku, variants }: ProductDocument): string[] {
  const numbers = [sku];
  for (const variant of variants) numbers.push(variant.sku, ...variant.otherNumbers);
  return numbers;
}

/** Splits products' texts into the words of each language, by the language pack chosen for it. */
export class TextReader {
  readonly indexes: ReadonlyMap<string, TextIndex>;
  readonly phrases: ReadonlyMap<string, NamePhrases>;
  readonly #readers: readonly Reader[];
  readonly #tools: TextTools;

  constructor(labels: LabelsByTenant, tools: TextTools) {
    this.#tools = tools;
    const readers = new Map(
      [...groupLabelsByIndex(labels)].map(([key, own]) => [key, createReader(key, own, tools)]),
    );
    this.#readers = [...readers.values()];
    this.indexes = new Map([...readers].map(([key, { index }]) => [key, index]));
    this.phrases = new Map([...readers].map(([key, { phrases }]) => [key, phrases]));
  }

  /**
   * Reads the texts of a product, which `add` adds.
   * @param numbers further ones that it is found by
   * @returns a hash of these, and of its words and where they stand
   */
  read(product: ProductDocument, numbers: readonly number[]): number {
    const hash = new RunningHash();
    for (const number of numbers) hash.addNumber(number);
    for (const reader of this.#readers) {
      this.#read(reader, product);
      const { name, heads, keywords, materials, attributes, description } = reader.words;
      for (const list of [name, heads, keywords, materials, attributes, description]) hash.list(list);
    }
    return hash.value;
  }

  #read(reader: Reader, product: ProductDocument): void {
    const { index, pack, language, read, labels, words } = reader;
    const { name = '', keywords = '', description = '' } = product.texts.get(language) ?? {};
    for (const list of Object.values(words)) list.length = 0;
    const { materials, attributes } = words;
    labels.addAttributeWords(product.attributes, { materials, kinds: words.keywords, attributes });
    const isSaid = (term: string) => {
      const id = index.getId(term);
      return attributes.has(id) || materials.has(id);
    };
    read(name, words.name);
    for (const term of this.#tools.listHeadTerms(pack, name, isSaid)) words.heads.push(index.getId(term));
    this.#readPairs(reader);
    read(keywords, words.keywords);
    labels.addKeywords(product, words.keywords);
    read(description, words.description);
  }

  /** Adds the product that was read last. */
  add(ordinal: number, { texts }: ProductDocument): void {
    for (const { index, language, phrases, words } of this.#readers) {
      const heads = Array.from(words.heads.data.subarray(0, words.heads.length), (id) => index.getTerm(id));
      phrases.add(texts.get(language)?.name ?? '', new Set(heads));
      index.add(ordinal, words);
    }
  }

  #readPairs({ index, pack, pairs, words }: Reader): void {
    const { length, data } = words.name;
    for (let at = 0; at + 1 < length; at += 1) {
      const one = data[at] as number;
      const other = data[at + 1] as number;
      let pair = pairs.get(one * MOST_WORDS + other);
      if (pair === undefined) {
        const term = this.#tools.pairTerm(pack, index.getTerm(one), index.getTerm(other));
        pair = term === null ? NO_PAIR : index.getId(term);
        if (pairs.size >= MOST_PAIRS) pairs.clear();
        pairs.set(one * MOST_WORDS + other, pair);
      }
      if (pair !== NO_PAIR) words.pairs.push(pair);
    }
  }
}

/** By index, the labels of the tenants that speak its language. */
function groupLabelsByIndex(labels: LabelsByTenant): ReadonlyMap<string, ReadonlyMap<string, Labels>> {
  const speaking = new Map<string, Map<string, Labels>>();
  for (const [tenantId, byLocale] of labels) {
    for (const own of byLocale.values()) {
      const key = buildIndexKey(own);
      const known = speaking.get(key) ?? new Map<string, Labels>();
      if (!known.has(tenantId)) known.set(tenantId, own);
      speaking.set(key, known);
    }
  }
  return speaking;
}

function createReader(key: string, labels: ReadonlyMap<string, Labels>, tools: TextTools): Reader {
  const { language, pack } = parseIndexKey(key);
  const index = new TextIndex();
  const read = tools.createWordReader(pack, (term) => index.getId(term));
  return {
    ...{ language, pack, index, read },
    phrases: new NamePhrases(pack),
    labels: new LabelWords(labels, (text) => {
      const numbers: number[] = [];
      read(text, numbers);
      return numbers;
    }),
    pairs: new Map(),
    words: {
      ...{
        name: createGrowingUint32(),
        heads: createGrowingUint32(),
        pairs: createGrowingUint32(),
        keywords: createGrowingUint32(),
      },
      ...{
        materials: createGrowingUint32(),
        attributes: createGrowingUint32(),
        description: createGrowingUint32(),
      },
    },
  };
}
