import { defineExtension, z } from 'tavelo-shop';

/** Presents: says what wrapping costs, on the page of an article and in the basket. */
export default defineExtension({
  name: 'gift-wrap',
  folder: import.meta.dirname,
  shop: '^1.0',
  // of a tenant, in its settings.ts: `extensions: { 'gift-wrap': { priceMinor: 595 } }`
  settings: z.object({ priceMinor: z.int().min(0).default(495) }),
  publicSettings: ({ priceMinor }) => ({ priceMinor }),
});
