import { EcoLabelFields, TireFields } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

/** The article of a basket's line. */
export const BasketProductFields = graphql(
  `
    fragment BasketProductFields on BasketProduct @_unmask {
      sku
      variantSku
      name
      slug
      brandName
      picture
      ecoLabel {
        ...EcoLabelFields
      }
      tire {
        ...TireFields
      }
      options {
        key
        value
      }
    }
  `,
  [EcoLabelFields, TireFields],
);

/** How soon a basket's line can be sent, and whether few are left. */
export const BasketAvailabilityFields = graphql(`
  fragment BasketAvailabilityFields on BasketAvailability @_unmask {
    state
    fewLeft
    deliveryDaysMin
    deliveryDaysMax
  }
`);
