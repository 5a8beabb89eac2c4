import { ListFields } from '#app/features/filters/list.fragment.ts';
import { ProductTileFragment } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

export const SearchQuery = graphql(
  `
    query Search(
      $query: String!
      $page: Int!
      $sort: String
      $filters: [FilterInput!]!
      $verbatim: Boolean!
      $sku: ID!
      $mayBeArticleNumber: Boolean!
    ) {
      product(sku: $sku) @include(if: $mayBeArticleNumber) {
        sku
        slug
      }
      helpSearch(term: $query, beside: true) {
        title
        text
        path
      }
      search(query: $query, page: $page, sort: $sort, filters: $filters, verbatim: $verbatim) {
        __typename
        ... on ProductQueryResult {
          ...ListFields
        }
        ... on RedirectResult {
          path
        }
      }
    }
  `,
  [ListFields],
);

/** Article numbers of one product, to lead an exact one to its variant. */
export const ArticleNumbersQuery = graphql(`
  query ArticleNumbers($sku: ID!) {
    product(sku: $sku) {
      variations {
        sku
      }
    }
  }
`);

/** Ways on for a search without hits. */
export const SearchAlternativesQuery = graphql(
  `
    query SearchAlternatives {
      home {
        categories {
          id
          name
          path
        }
        bestsellers(first: 8) {
          ...ProductTile
        }
      }
      shop {
        company {
          email
          phone
        }
      }
    }
  `,
  [ProductTileFragment],
);
