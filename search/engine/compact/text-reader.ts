import type { ProductDocument } from '#search/engine/document.types.ts';
import type { LanguageTools } from '#search/engine/engine.types.ts';
import { labelsOf, type ProductLabels } from '#search/engine/index-text.ts';
import type { LabelsByTenant } from '#search/engine/labels.ts';
import { indexKeyOf, type Labels, languagesOfKey } from '#search/engine/labels.ts';
import { NamePhrases } from '#search/language/name-phrases.ts';
import { RunningHash } from './text-hash.ts';
import { TextIndex } from './text-index.ts';

/** How texts become words. */
export type TextTools = Pick<LanguageTools, 'indexTerms' | 'headTerms' | 'pairTerms'>;

type LabelsByIndex = ReadonlyMap<string, ProductLabels>;

/** Labels occur with every product and are cached; other texts would fill the memory. */
const MOST_KEPT = 20_000;

/** All the numbers of a product. */
export function numbersOf({ sku, variants }: ProductDocument): string[] {
  return [sku, ...variants.flatMap((variant) => [variant.sku, ...variant.otherNumbers])];
}

/** Splits products' texts into the words of each language, by the language pack chosen for it. */
export class TextReader {
  readonly indexes: ReadonlyMap<string, TextIndex>;
  readonly phrases: ReadonlyMap<string, NamePhrases>;
  /** labels by tenant, of the tenants that speak the language */
  readonly #speaking: ReadonlyMap<string, ReadonlyMap<string, Labels>>;
  readonly #tools: TextTools;
  readonly #kept = new Map<string, Map<string, readonly number[]>>();

  constructor(labels: LabelsByTenant, tools: TextTools) {
    this.#tools = tools;
    const speaking = new Map<string, Map<string, Labels>>();
    for (const [tenantId, byLocale] of labels) {
      for (const own of byLocale.values()) {
        const key = indexKeyOf(own);
        const known = speaking.get(key) ?? new Map<string, Labels>();
        if (!known.has(tenantId)) known.set(tenantId, own);
        speaking.set(key, known);
      }
    }
    this.#speaking = speaking;
    this.indexes = new Map([...speaking.keys()].map((language) => [language, new TextIndex()]));
    this.phrases = new Map(
      [...speaking.keys()].map((key) => [key, new NamePhrases(languagesOfKey(key).pack)]),
    );
    for (const language of speaking.keys()) this.#kept.set(language, new Map());
  }

  /** The words of a product besides name and description, by language. */
  labels(product: ProductDocument): LabelsByIndex {
    return new Map(
      [...this.#speaking].map(([key, tenants]) => [
        key,
        labelsOf(product, languagesOfKey(key).language, tenants),
      ]),
    );
  }

  /** A hash of the texts: the same product with the same hash has the same words. */
  hashOf(product: ProductDocument, labels: LabelsByIndex): number {
    const hash = new RunningHash();
    for (const [key, { keywords, materials, attributes }] of labels) {
      const text = product.texts.get(languagesOfKey(key).language);
      hash
        .text(key)
        .text(text?.name ?? '')
        .text(text?.description ?? '')
        .number(keywords.length);
      for (const words of keywords) hash.text(words);
      for (const words of materials) hash.text(words);
      for (const words of attributes) hash.text(words);
    }
    for (const number of numbersOf(product)) hash.text(number);
    return hash.value;
  }

  add(ordinal: number, product: ProductDocument, labels: LabelsByIndex): void {
    for (const [key, index] of this.indexes) {
      const { language, pack } = languagesOfKey(key);
      const { name = '', description = '' } = product.texts.get(language) ?? {};
      const { keywords = [], materials = [], kinds = [], attributes = [] } = labels.get(key) ?? {};
      const kept = (texts: readonly string[]) => texts.flatMap((text) => this.#readKept(key, index, text));
      const ofAttributes = kept(attributes);
      const ofMaterials = kept(materials);
      const said = new Set([...ofAttributes, ...ofMaterials]);
      const terms = this.#tools.indexTerms(pack, name);
      this.phrases.get(key)?.add(name);
      const idsOf = (list: readonly string[]) => list.map((term) => index.idOf(term));
      index.add(ordinal, {
        name: idsOf(terms),
        heads: idsOf(this.#tools.headTerms(pack, name, (term) => said.has(index.idOf(term)))),
        pairs: idsOf(this.#tools.pairTerms(pack, terms)),
        keywords: [...kept(keywords), ...kept(kinds), ...ofMaterials],
        attributes: ofAttributes,
        description: this.#read(pack, index, description),
      });
    }
  }

  #read(pack: string, index: TextIndex, text: string): number[] {
    return this.#tools.indexTerms(pack, text).map((term) => index.idOf(term));
  }

  #readKept(key: string, index: TextIndex, text: string): readonly number[] {
    const kept = this.#kept.get(key);
    const known = kept?.get(text);
    if (known) return known;
    const read = this.#read(languagesOfKey(key).pack, index, text);
    if (kept && kept.size >= MOST_KEPT) kept.clear();
    kept?.set(text, read);
    return read;
  }
}
