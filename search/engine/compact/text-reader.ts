import type { ProductDocument } from '#search/engine/document.types.ts';
import type { LanguageTools } from '#search/engine/engine.types.ts';
import { labelsOf, type ProductLabels } from '#search/engine/index-text.ts';
import type { Labels } from '#search/engine/labels.ts';
import type { LabelsByTenant } from '#search/engine/search-core.ts';
import { languageOf } from '#tenants/tenant.ts';
import { textHash } from './text-hash.ts';
import { TextIndex } from './text-index.ts';

/** How texts become words. */
export type TextTools = Pick<LanguageTools, 'indexTerms' | 'headTerms' | 'pairTerms'>;

type LabelsByLanguage = ReadonlyMap<string, ProductLabels>;

/** Labels come again with every product; what is not one of them would fill the memory. */
const MOST_KEPT = 20_000;

/** All the numbers by which a product is known. */
export function numbersOf({ sku, variants }: ProductDocument): string[] {
  return [sku, ...variants.flatMap((variant) => [variant.sku, ...variant.otherNumbers])];
}

/** Reads products' texts into the words of each language. */
export class TextReader {
  readonly indexes: ReadonlyMap<string, TextIndex>;
  /** labels by tenant, of the tenants that speak the language */
  readonly #speaking: ReadonlyMap<string, ReadonlyMap<string, Labels>>;
  readonly #tools: TextTools;
  readonly #kept = new Map<string, Map<string, readonly number[]>>();

  constructor(labels: LabelsByTenant, tools: TextTools) {
    this.#tools = tools;
    const speaking = new Map<string, Map<string, Labels>>();
    for (const [tenantId, byLocale] of labels) {
      for (const [locale, own] of byLocale) {
        const language = languageOf(locale);
        const known = speaking.get(language) ?? new Map<string, Labels>();
        if (!known.has(tenantId)) known.set(tenantId, own);
        speaking.set(language, known);
      }
    }
    this.#speaking = speaking;
    this.indexes = new Map([...speaking.keys()].map((language) => [language, new TextIndex()]));
    for (const language of speaking.keys()) this.#kept.set(language, new Map());
  }

  /** What a product is found by besides name and description, by language. */
  labels(product: ProductDocument): LabelsByLanguage {
    return new Map(
      [...this.#speaking].map(([language, tenants]) => [language, labelsOf(product, language, tenants)]),
    );
  }

  /** Tells texts apart: the same product with the same hash has the same words. */
  hashOf(product: ProductDocument, labels: LabelsByLanguage): number {
    let all = '';
    for (const [language, { keywords, attributes }] of labels) {
      const text = product.texts.get(language);
      all += `${language}\n${text?.name ?? ''}\n${text?.description ?? ''}\n${keywords.join('\n')}\n\n`;
      all += `${attributes.join('\n')}\n`;
    }
    for (const number of numbersOf(product)) all += `${number}\n`;
    return textHash(all);
  }

  add(ordinal: number, product: ProductDocument, labels: LabelsByLanguage): void {
    for (const [language, index] of this.indexes) {
      const { name = '', description = '' } = product.texts.get(language) ?? {};
      const { keywords = [], attributes = [] } = labels.get(language) ?? {};
      const kept = (texts: readonly string[]) =>
        texts.flatMap((text) => this.#readKept(language, index, text));
      index.add(ordinal, {
        name: this.#read(language, index, name),
        heads: this.#heads(language, index, name, attributes),
        pairs: this.#tools.pairTerms(language, name).map((term) => index.idOf(term)),
        keywords: kept(keywords),
        attributes: kept(attributes),
        description: this.#read(language, index, description),
      });
    }
  }

  #heads(language: string, index: TextIndex, name: string, attributes: readonly string[]): number[] {
    const said = new Set(attributes.flatMap((text) => this.#tools.indexTerms(language, text)));
    return this.#tools.headTerms(language, name, said).map((term) => index.idOf(term));
  }

  #read(language: string, index: TextIndex, text: string): number[] {
    return this.#tools.indexTerms(language, text).map((term) => index.idOf(term));
  }

  #readKept(language: string, index: TextIndex, text: string): readonly number[] {
    const kept = this.#kept.get(language);
    const known = kept?.get(text);
    if (known) return known;
    const read = this.#read(language, index, text);
    if (kept && kept.size >= MOST_KEPT) kept.clear();
    kept?.set(text, read);
    return read;
  }
}
