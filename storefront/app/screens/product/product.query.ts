import type { ResultOf } from 'gql.tada';
import { graphql } from '../../graphql.ts';
import { PriceFields, ProductTileFragment } from '../../product-tile/product-tile.fragment.ts';

export const ProductQuery = graphql(
  `
    query Product($sku: ID!, $reviewPage: Int!, $stars: String) {
      product(sku: $sku) {
        cacheTag
        sku
        slug
        name
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
        isNew
        discontinued
        energyClass
        tire {
          fuelEfficiency
          wetGrip
          rollingNoise
          rollingNoiseClass
          snow
          ice
        }
        powerSupplyIncluded
        description
        highlights
        attributes {
          group
          attributes {
            key
            label
            value
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
          sku
          values
          pictures
          price {
            ...PriceFields
          }
          availability {
            state
            fewLeft
            deliveryDaysMin
            deliveryDaysMax
          }
        }
        breadcrumb {
          name
          path
        }
        reviews(page: $reviewPage, filter: $stars) {
          reviews {
            id
            stars
            title
            text
            language
            reviewer {
              name
            }
            verifiedPurchase
            createdAt
          }
          totalCount
          page
          pageSize
          distribution
        }
        recommendations(first: 8) {
          ...ProductTile
        }
        alternates {
          tenant
          locale
          path
        }
        seo {
          title
          description
        }
      }
      shop {
        withdrawalDays
        deliveryOptions {
          price {
            minor
            currency
          }
          freeFrom {
            minor
            currency
          }
        }
      }
    }
  `,
  [PriceFields, ProductTileFragment],
);

export type ProductResult = NonNullable<ResultOf<typeof ProductQuery>['product']>;
