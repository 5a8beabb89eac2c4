import type { ResultOf } from 'gql.tada';
import {
  EcoLabelFields,
  PriceFields,
  TireFields,
  VariationFields,
} from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

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
          average
          max
          count
        }
        pictures
        available
        highlights
        ecoLabel {
          ...EcoLabelFields
        }
        tire {
          ...TireFields
        }
        powerEfficiencyFlags {
          powerSupplyIncluded
          chargingMinWatt
          chargingMaxWatt
          usbPowerDelivery
          carbonFootprintGrams
        }
        stylePreviews {
          key
          picture
        }
        delivery {
          price {
            minor
            currency
          }
          freeFrom {
            minor
            currency
          }
        }
        dimensions {
          key
          values {
            value
            label
            hex
          }
        }
        variations {
          ...VariationFields
        }
      }
    }
  `,
  [PriceFields, EcoLabelFields, TireFields, VariationFields],
);

type QuickProduct = NonNullable<ResultOf<typeof QuickViewQuery>['product']>;
/** null: no longer sold here */
export type QuickAnswer = QuickProduct | null;
