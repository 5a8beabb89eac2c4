import { defineExtension, z } from 'tavelo-shop';

/** Says on the page of an article what it costs to have it wrapped as a present. */
export default defineExtension({
  name: 'gift-wrap',
  folder: import.meta.dirname,
  shop: '^1.0',
  // of a tenant, in its settings.ts: `extensions: { 'gift-wrap': { priceMinor: 595 } }`
  settings: z.object({ priceMinor: z.int().min(0).default(495) }),
  publicSettings: ({ priceMinor }) => ({ priceMinor }),
});
