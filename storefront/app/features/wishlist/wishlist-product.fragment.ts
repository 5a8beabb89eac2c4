import { EcoLabelFields, TireFields } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

/** The article of a wishlist's line. */
export const WishlistProductFields = graphql(
  `
    fragment WishlistProductFields on Product @_unmask {
      name
      slug
      brand {
        name
      }
      ecoLabel {
        ...EcoLabelFields
      }
      tire {
        ...TireFields
      }
    }
  `,
  [EcoLabelFields, TireFields],
);
