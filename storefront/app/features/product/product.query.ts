import type { ResultOf } from 'gql.tada';
import { LenderFields } from '#app/features/credit/lender.fragment.ts';
import { PlanFields } from '#app/features/credit/plan.fragment.ts';
import {
  DimensionFields,
  EcoLabelFields,
  PriceFields,
  ProductTileFragment,
  TireFields,
  VariationFields,
} from '#app/features/product-tile/product-tile.fragment.ts';
import { ReviewFields } from '#app/features/review/reviews.query.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

const OperatorFields = graphql(`
  fragment OperatorFields on EconomicOperator @_unmask {
    name
    streetAddress
    postalCode
    addressLocality
    countryName
    email
    url
  }
`);

export const ProductQuery = graphql(
  `
    query Product($sku: ID!, $reviewPage: Int!, $stars: String, $variation: String, $reviewSort: String) {
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
          installment {
            ...PlanFields
          }
        }
        rating {
          average
          max
          count
        }
        pictures
        available
        isNew
        condition
        discontinued
        kind
        ecoLabel {
          ...EcoLabelFields
          registryEntry
        }
        tire {
          ...TireFields
          registryEntry
        }
        powerEfficiencyFlags {
          powerSupplyIncluded
          chargingMinWatt
          chargingMaxWatt
          usbPowerDelivery
          carbonFootprintGrams
        }
        downloads {
          kind
          url
          mediaType
          language
        }
        manufacturer {
          ...OperatorFields
        }
        responsiblePerson {
          ...OperatorFields
        }
        safetyNotes
        durabilityGuaranteeYears
        delivery {
          price {
            ...MoneyFields
          }
          freeFrom {
            ...MoneyFields
          }
          services {
            key
          }
        }
        stylePreviews {
          key
          picture
        }
        sizeTable {
          columns
          rows
        }
        description
        descriptionHtml
        gtin
        mpn
        highlights
        attributes {
          group
          section
          attributes {
            key
            label
            value
          }
        }
        dimensions {
          ...DimensionFields
        }
        variations {
          ...VariationFields
          price {
            installment {
              ...PlanFields
            }
          }
        }
        breadcrumb {
          name
          path
        }
        reviews(page: $reviewPage, filter: $stars, variation: $variation, sort: $reviewSort) {
          reviews {
            ...ReviewFields
          }
          totalCount
          page
          pageSize
          statistic {
            distribution
            variations {
              key
              value
              count
            }
          }
          tags {
            tags {
              key
              count
            }
          }
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
        company {
          ...LenderFields
        }
      }
    }
  `,
  [
    PlanFields,
    PriceFields,
    EcoLabelFields,
    TireFields,
    OperatorFields,
    ProductTileFragment,
    ReviewFields,
    VariationFields,
    MoneyFields,
    LenderFields,
    DimensionFields,
  ],
);

export type ProductResult = NonNullable<ResultOf<typeof ProductQuery>['product']>;

/** In the place of an article that can not be had. */
export const ReplacementsQuery = graphql(
  `
    query Replacements($sku: ID!) {
      product(sku: $sku) {
        recommendations(slot: SEARCH_REPLACE, first: 8) {
          ...ProductTile
        }
      }
    }
  `,
  [ProductTileFragment],
);
