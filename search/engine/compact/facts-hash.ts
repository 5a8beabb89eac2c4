import type { ProductDocument } from '#search/engine/document.types.ts';
import { RunningHash } from './text-hash.ts';

/** A hash of everything but texts: products with the same hash are counted and ordered alike. */
export function hashOfFacts(product: ProductDocument): number {
  const { brandId, energyClass, tyre, attributes, variants, listings } = product;
  const hash = new RunningHash().number(brandId);
  addOf(hash, energyClass);
  addOf(hash, tyre);
  addOf(hash, attributes);
  hash.number(variants.length);
  for (const { variantId, sku, otherNumbers, colour, size } of variants) {
    hash.number(variantId).text(sku);
    for (const number of otherNumbers) hash.text(number);
    addOf(hash, colour);
    addOf(hash, size);
  }
  for (const [tenantId, { offers, ...listing }] of listings) {
    hash.text(tenantId);
    addOf(hash, listing);
    for (const { variantId } of variants) addOf(hash, offers.get(variantId));
  }
  return hash.value;
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
