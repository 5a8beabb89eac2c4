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
