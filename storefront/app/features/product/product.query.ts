import type { ResultOf } from 'gql.tada';
import { LenderFields } from '#app/features/credit/lender.fragment.ts';
import { PlanFields } from '#app/features/credit/plan.fragment.ts';
import {
  DimensionFields,
  EcoLabelFields,
  PowerEfficiencyFields,
  PriceFields,
  ProductAttributesFields,
  ProductTileFragment,
  RatingFields,
  TireFields,
  VariationFields,
} from '#app/features/product-tile/product-tile.fragment.ts';
import { ReviewFields } from '#app/features/review/reviews.query.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import { LocalizedPathFields } from '#app/graphql/navigation.fragment.ts';

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

const ServiceFields = graphql(
  `
  fragment ServiceFields on OrderableService @_unmask {
    key
    per
    unit {
      ...MoneyFields
    }
    question
    needsAppointment
  }
`,
  [MoneyFields],
);

export type ServiceView = ResultOf<typeof ServiceFields>;

export const ProductQuery = graphql(
  `
    query Product(
      $sku: ID!
      $reviewPage: Int!
      $stars: String
      $variation: String
      $fit: String
      $words: String
      $pictures: Boolean
      $reviewSort: String
    ) {
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
          installment(delivered: true) {
            ...PlanFields
          }
        }
        rating {
          ...RatingFields
        }
        pictures
        available
        isNew
        condition
        discontinued
        kind
        comparedAs
        usualPieces
        isWide
        ecoLabel {
          ...EcoLabelFields
          registryEntry
        }
        energyCost {
          cost {
            ...MoneyFields
          }
          kilowattHours
          basis
          times
          perKilowattHour
          source
          asOf
        }
        tire {
          ...TireFields
          registryEntry
        }
        powerEfficiencyFlags {
          ...PowerEfficiencyFields
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
          freight
          piecesPerParcel
          services {
            key
          }
          freight
          evening {
            price {
              ...MoneyFields
            }
            from
            until
          }
        }
        stylePreviews {
          key
          picture
        }
        sizeTable {
          key
          columns
          rows
        }
        articleMeasures {
          unit
          columns
          rows
        }
        description
        descriptionHtml
        gtin
        mpn
        highlights
        attributes {
          ...ProductAttributesFields
        }
        fields {
          extension
          key
          value
        }
        dimensions {
          ...DimensionFields
        }
        variations {
          ...VariationFields
          services {
            ...ServiceFields
          }
          price {
            installment(delivered: true) {
              ...PlanFields
            }
          }
        }
        breadcrumb {
          name
          path
        }
        reviews(
          page: $reviewPage
          filter: $stars
          variation: $variation
          fit: $fit
          words: $words
          pictures: $pictures
          sort: $reviewSort
        ) {
          reviews {
            ...ReviewFields
          }
          totalCount
          picturedCount
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
        questions {
          id
          name
          text
          answer
          language
          askedOn
          answeredOn
        }
        recommendations(first: 8) {
          ...ProductTile
        }
        replacements: recommendations(slot: SEARCH_REPLACE, first: 8) {
          ...ProductTile
        }
        alternates {
          ...LocalizedPathFields
        }
        seo {
          title
          description
        }
      }
      shop {
        withdrawalDays
        expressWallets
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
    ServiceFields,
    MoneyFields,
    LenderFields,
    DimensionFields,
    LocalizedPathFields,
    RatingFields,
    PowerEfficiencyFields,
    ProductAttributesFields,
  ],
);

export type ProductResult = NonNullable<ResultOf<typeof ProductQuery>['product']>;
