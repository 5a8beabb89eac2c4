import type { FragmentOf } from 'gql.tada';
import { ListCreditFields, ListFields } from '#app/features/filters/list.fragment.ts';
import { ProductTileFragment } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { HelpHitFields, NavigationItemFields } from '#app/graphql/navigation.fragment.ts';

/** The categories of the hits. */
const ClusterFields = graphql(`
  fragment ClusterFields on ProductQueryResult @_unmask {
    clusters {
      department {
        name
      }
      categories {
        count
        selected
        category {
          id
          name
        }
      }
    }
  }
`);

export type LoadedCluster = FragmentOf<typeof ClusterFields>['clusters'][number];

export const SearchQuery = graphql(
  `
    query Search(
      $query: String!
      $page: Int!
      $sort: String
      $filters: [FilterInput!]!
      $looking: [LookingInput!]!
      $verbatim: Boolean!
      $number: ID!
      $mayBeArticleNumber: Boolean!
    ) {
      articleByNumber(number: $number) @include(if: $mayBeArticleNumber) {
        variantSku
        product {
          sku
          slug
        }
      }
      helpSearch(term: $query, beside: true) {
        ...HelpHitFields
      }
      installmentCalculator(input: {}) {
        ...ListCreditFields
      }
      search(query: $query, page: $page, sort: $sort, filters: $filters, looking: $looking, verbatim: $verbatim) {
        __typename
        ... on ProductQueryResult {
          ...ListFields
          ...ClusterFields
        }
        ... on RedirectResult {
          path
        }
      }
    }
  `,
  [ClusterFields, ListCreditFields, ListFields, HelpHitFields],
);

/** Alternatives for a search without hits. */
export const SearchAlternativesQuery = graphql(
  `
    query SearchAlternatives {
      home {
        categories {
          ...NavigationItemFields
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
  [ProductTileFragment, NavigationItemFields],
);
