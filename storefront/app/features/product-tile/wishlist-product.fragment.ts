import { graphql } from '#app/graphql/graphql.ts';
import { EcoLabelFields, TireFields } from './product-tile.fragment.ts';

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
