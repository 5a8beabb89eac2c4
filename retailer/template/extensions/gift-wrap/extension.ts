import { defineExtension, z } from 'tavelo-shop';

/**
 * Says on the page of an article what it costs to have it wrapped as a present, unless the feed's column
 * `gift-wrap.wrappable` says that it cannot be.
 */
export default defineExtension({
  name: 'gift-wrap',
  folder: import.meta.dirname,
  shop: '^1.0',
  fields: {
    product: [
      {
        key: 'wrappable',
        type: 'yes-no',
        label: {
          nl: 'Als cadeau in te pakken',
          de: 'Als Geschenk verpackbar',
          fr: 'Emballage cadeau possible',
        },
        facet: true,
      },
    ],
  },
  // of a tenant, in its settings.ts: `extensions: { 'gift-wrap': { priceMinor: 595 } }`
  settings: z.object({ priceMinor: z.int().min(0).default(495) }),
  publicSettings: ({ priceMinor }) => ({ priceMinor }),
});
