import type { ResultOf } from 'gql.tada';
import {
  DimensionFields,
  EcoLabelFields,
  PriceFields,
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
            ...MoneyFields
          }
          freeFrom {
            ...MoneyFields
          }
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
  [PriceFields, EcoLabelFields, TireFields, VariationFields, MoneyFields, DimensionFields],
);

type QuickProduct = NonNullable<ResultOf<typeof QuickViewQuery>['product']>;
/** null: no longer sold here */
export type QuickAnswer = QuickProduct | null;
