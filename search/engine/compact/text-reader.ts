import type { ProductDocument } from '#search/engine/document.types.ts';
import type { LanguageTools } from '#search/engine/engine.types.ts';
import { LabelWords } from '#search/engine/label-words.ts';
import type { LabelsByTenant } from '#search/engine/labels.ts';
import { indexKeyOf, type Labels, languagesOfKey } from '#search/engine/labels.ts';
import { NamePhrases } from '#search/language/name-phrases.ts';
import { TextIndex } from './text-index.ts';

/** How texts become words. */
export type TextTools = Pick<LanguageTools, 'wordReader' | 'headTerms' | 'pairTerm'>;

/** The texts of one language as one pack reads them. */
type Reader = {
  readonly language: string;
  readonly pack: string;
  readonly index: TextIndex;
  readonly phrases: NamePhrases;
  readonly labels: LabelWords<number>;
  readonly read: (text: string) => readonly number[];
  /** numbers of the terms of two words side by side, by the words' numbers */
  readonly pairs: Map<number, number>;
};

/** Pairs that are kept: many names have the same ones. */
const MOST_PAIRS = 100_000;
const MOST_WORDS = 2 ** 26;
const NO_PAIR = -1;

/** All the numbers of a product. */
export function numbersOf({ sku, variants }: ProductDocument): string[] {
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
    const readers = new Map([...speakersOf(labels)].map(([key, own]) => [key, readerOf(key, own, tools)]));
    this.#readers = [...readers.values()];
    this.indexes = new Map([...readers].map(([key, { index }]) => [key, index]));
    this.phrases = new Map([...readers].map(([key, { phrases }]) => [key, phrases]));
  }

  add(ordinal: number, product: ProductDocument): void {
    for (const reader of this.#readers) {
      const { index, pack, language, read, labels } = reader;
      const { name = '', keywords = '', description = '' } = product.texts.get(language) ?? {};
      const { materials, kinds, attributes } = labels.attributes(product.attributes);
      const isSaid = (term: string) => {
        const id = index.idOf(term);
        return attributes.includes(id) || materials.includes(id);
      };
      const words = read(name);
      reader.phrases.add(name);
      index.add(ordinal, {
        name: words,
        heads: this.#tools.headTerms(pack, name, isSaid).map((term) => index.idOf(term)),
        pairs: this.#pairsOf(reader, words),
        keywords: [...read(keywords), ...labels.keywords(product), ...kinds, ...materials],
        attributes,
        description: read(description),
      });
    }
  }

  #pairsOf({ index, pack, pairs }: Reader, words: readonly number[]): number[] {
    const numbers: number[] = [];
    for (let at = 0; at + 1 < words.length; at += 1) {
      const [one, other] = [words[at] as number, words[at + 1] as number];
      let pair = pairs.get(one * MOST_WORDS + other);
      if (pair === undefined) {
        const term = this.#tools.pairTerm(pack, index.termOf(one), index.termOf(other));
        pair = term === null ? NO_PAIR : index.idOf(term);
        if (pairs.size >= MOST_PAIRS) pairs.clear();
        pairs.set(one * MOST_WORDS + other, pair);
      }
      if (pair !== NO_PAIR) numbers.push(pair);
    }
    return numbers;
  }
}

/** By index, the labels of the tenants that speak its language. */
function speakersOf(labels: LabelsByTenant): ReadonlyMap<string, ReadonlyMap<string, Labels>> {
  const speaking = new Map<string, Map<string, Labels>>();
  for (const [tenantId, byLocale] of labels) {
    for (const own of byLocale.values()) {
      const key = indexKeyOf(own);
      const known = speaking.get(key) ?? new Map<string, Labels>();
      if (!known.has(tenantId)) known.set(tenantId, own);
      speaking.set(key, known);
    }
  }
  return speaking;
}

function readerOf(key: string, labels: ReadonlyMap<string, Labels>, tools: TextTools): Reader {
  const { language, pack } = languagesOfKey(key);
  const index = new TextIndex();
  const read = tools.wordReader(pack, (term) => index.idOf(term));
  return {
    ...{ language, pack, index, read },
    phrases: new NamePhrases(pack),
    labels: new LabelWords(labels, read),
    pairs: new Map(),
  };
}
