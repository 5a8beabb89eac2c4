import type { DocumentListing, ProductDocument } from '#search/engine/document.types.ts';
import { RunningHash } from './text-hash.ts';

/** Hashes of a product: where one is as before, so is what depends on it. */
export type ProductHashes = {
  /** of all that its words are taken from, with what names its labels */
  readonly words: number;
  /** of all that it is counted and ordered by */
  readonly facts: number;
};

export function hashesOf(product: ProductDocument): ProductHashes {
  const attributes = new RunningHash();
  addOf(attributes, product.attributes);
  return { words: hashOfWords(product, attributes.value), facts: hashOfFacts(product, attributes.value) };
}

function hashOfWords(
  { sku, brandId, texts, variants, listings }: ProductDocument,
  attributes: number,
): number {
  const hash = new RunningHash().number(brandId).number(attributes).text(sku);
  for (const [language, { name, keywords, description }] of texts)
    hash.text(language).text(name).text(keywords).text(description);
  for (const variant of variants) {
    hash.text(variant.sku);
    addOf(hash, variant.colour);
    for (const number of variant.otherNumbers) hash.text(number);
  }
  for (const [tenantId, { categoryIds }] of listings) {
    hash.text(tenantId);
    for (const id of categoryIds) hash.number(id);
  }
  return hash.value;
}

function hashOfFacts(product: ProductDocument, attributes: number): number {
  const { brandId, energyClass, tyre, variants, listings } = product;
  const hash = new RunningHash().number(brandId).number(attributes);
  addOf(hash, energyClass);
  addOf(hash, tyre);
  for (const { variantId, colour, size } of variants) {
    hash.number(variantId);
    addOf(hash, colour);
    addOf(hash, size);
  }
  for (const [tenantId, listing] of listings) {
    hash.text(tenantId);
    for (const id of listing.categoryIds) hash.number(id);
    hash
      .number(listing.minPriceMinor)
      .number(listing.discountPercent)
      .number(listing.available ? 1 : 0);
    hash.number(listing.popularity).number(listing.rating).number(listing.ratingCount);
    hash.number(listing.releasedAt).number(listing.discontinuedAt);
    for (const { variantId } of variants) hash.number(stockIn(listing, variantId));
  }
  return hash.value;
}

function stockIn({ offers }: DocumentListing, variantId: number): number | null {
  const isStocked = offers.get(variantId);
  return isStocked === undefined ? null : isStocked ? 1 : 0;
}

/** Adds any value that JSON has, with the place where each part of it begins. */
function addOf(hash: RunningHash, value: unknown): void {
  if (typeof value === 'string') hash.text(value);
  else if (typeof value === 'number') hash.number(value);
  else if (Array.isArray(value)) {
    hash.text('[').number(value.length);
    for (const one of value) addOf(hash, one);
  } else if (typeof value === 'object' && value !== null) {
    hash.text('{');
    for (const key in value) {
      hash.text(key);
      addOf(hash, (value as Record<string, unknown>)[key]);
    }
  } else hash.text(`${value}`).text('?');
}
