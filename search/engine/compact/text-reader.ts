import type { ProductDocument } from '#search/engine/document.types.ts';
import { keywordsOf } from '#search/engine/index-text.ts';
import type { Labels } from '#search/engine/labels.ts';
import type { LabelsByTenant } from '#search/engine/search-core.ts';
import { languageOf } from '#tenants/tenant.ts';
import { textHash } from './text-hash.ts';
import { TextIndex } from './text-index.ts';

export type IndexTerms = (language: string, text: string) => readonly string[];

/** Labels come again with every product; what is not one of them would fill the memory. */
const MOST_KEPT = 20_000;

/** Reads products' texts into the words of each language. */
export class TextReader {
  readonly indexes: ReadonlyMap<string, TextIndex>;
  /** labels by tenant, of the tenants that speak the language */
  readonly #speaking: ReadonlyMap<string, ReadonlyMap<string, Labels>>;
  readonly #indexTerms: IndexTerms;
  readonly #kept = new Map<string, Map<string, readonly number[]>>();

  constructor(labels: LabelsByTenant, indexTerms: IndexTerms) {
    this.#indexTerms = indexTerms;
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
  keywords(product: ProductDocument): ReadonlyMap<string, readonly string[]> {
    return new Map(
      [...this.#speaking].map(([language, tenants]) => [language, keywordsOf(product, language, tenants)]),
    );
  }

  /** Tells texts apart: the same product with the same hash has the same words. */
  hashOf(product: ProductDocument, keywords: ReadonlyMap<string, readonly string[]>): number {
    let all = '';
    for (const [language, words] of keywords) {
      const text = product.texts.get(language);
      all += `${language}\n${text?.name ?? ''}\n${text?.description ?? ''}\n${words.join('\n')}\n`;
    }
    for (const { sku } of [product, ...product.variants]) all += `${sku}\n`;
    return textHash(all);
  }

  add(ordinal: number, product: ProductDocument, keywords: ReadonlyMap<string, readonly string[]>): void {
    for (const [language, index] of this.indexes) {
      const text = product.texts.get(language);
      const labels = keywords.get(language) ?? [];
      index.add(
        ordinal,
        this.#read(language, index, text?.name ?? ''),
        labels.flatMap((label) => this.#readKept(language, index, label)),
        this.#read(language, index, text?.description ?? ''),
      );
    }
  }

  #read(language: string, index: TextIndex, text: string): number[] {
    return this.#indexTerms(language, text).map((term) => index.idOf(term));
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
