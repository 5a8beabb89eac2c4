import type { ResultOf } from 'gql.tada';
import {
  DimensionFields,
  EcoLabelFields,
  PowerEfficiencyFields,
  PriceFields,
  RatingFields,
  TireFields,
  VariationFields,
} from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const QuickViewQuery = graphql(
  `
    query QuickView($sku: ID!) {
      product(sku: $sku) {
        sku
        slug
        name
        discontinued
        brand {
          name
        }
        price {
          ...PriceFields
        }
        rating {
          ...RatingFields
        }
        pictures
        available
        usualPieces
        highlights
        ecoLabel {
          ...EcoLabelFields
        }
        tire {
          ...TireFields
        }
        powerEfficiencyFlags {
          ...PowerEfficiencyFields
        }
        stylePreviews {
          key
          picture
        }
        delivery {
          price {
            ...MoneyFields
          }
          freeFrom {
            ...MoneyFields
          }
          freight
          piecesPerParcel
        }
        dimensions {
          ...DimensionFields
        }
        variations {
          ...VariationFields
        }
      }
    }
  `,
  [
    PriceFields,
    EcoLabelFields,
    TireFields,
    VariationFields,
    MoneyFields,
    DimensionFields,
    RatingFields,
    PowerEfficiencyFields,
  ],
);

type QuickProduct = NonNullable<ResultOf<typeof QuickViewQuery>['product']>;
/** null if no longer sold here */
export type QuickAnswer = QuickProduct | null;
