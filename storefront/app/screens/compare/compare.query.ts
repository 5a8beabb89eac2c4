import type { ResultOf } from 'gql.tada';
import {
  EcoLabelFields,
  PriceFields,
  ProductAttributesFields,
  RatingFields,
  TireFields,
} from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

export const CompareQuery = graphql(
  `
    query Compare($skus: [ID!]!) {
      products(skus: $skus) {
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
          ...RatingFields
        }
        pictures
        available
        arrival {
          from
          until
        }
        comparedAs
        ecoLabel {
          ...EcoLabelFields
        }
        tire {
          ...TireFields
        }
        attributes {
          ...ProductAttributesFields
        }
        variations {
          sku
          availability {
            state
          }
        }
        breadcrumb {
          name
          path
        }
      }
    }
  `,
  [PriceFields, EcoLabelFields, TireFields, RatingFields, ProductAttributesFields],
);

export type LoadedArticle = ResultOf<typeof CompareQuery>['products'][number];

/** Articles like the first, to be added. */
export const CompareMoreQuery = graphql(
  `
    query CompareMore($sku: ID!) {
      product(sku: $sku) {
        recommendations(slot: SEARCH_REPLACE, first: 12) {
          cacheTag
          sku
          slug
          name
          comparedAs
          pictures
          price {
            ...PriceFields
          }
        }
      }
    }
  `,
  [PriceFields],
);
