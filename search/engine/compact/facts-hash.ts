import type { ProductDocument } from '#search/engine/document.types.ts';
import { textHash } from './text-hash.ts';

/** Tells what is no text apart: what has the same hash is counted and ordered the same. */
export function hashOfFacts({
  brandId,
  energyClass,
  tyre,
  attributes,
  variants,
  listings,
}: ProductDocument): number {
  const own = [...listings].map(([tenantId, listing]) => [
    tenantId,
    { ...listing, offers: [...listing.offers] },
  ]);
  return textHash(JSON.stringify([brandId, energyClass, tyre, attributes, variants, own]));
}
