import type { ResultOf } from 'gql.tada';
import { ParagraphFields, TextBlockFields } from '#app/features/content/content.fragment.ts';
import { ListCreditFields, ListFields } from '#app/features/filters/list.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { LocalizedPathFields, NavigationItemFields } from '#app/graphql/navigation.fragment.ts';

/** One thing to look at besides the list, as an editor puts it. */
const CategoryIdeaFields = graphql(
  `
    fragment CategoryIdea on ContentTeaserItem @_unmask {
      pictureSmall
      headline
      words {
        ...ParagraphFields
      }
      to
      callToAction
    }
  `,
  [ParagraphFields],
);

export type CategoryIdea = ResultOf<typeof CategoryIdeaFields>;

export const CategoryQuery = graphql(
  `
    query Category(
      $path: String!
      $page: Int!
      $sort: String
      $filters: [FilterInput!]!
      $looking: [LookingInput!]!
    ) {
      installmentCalculator(input: {}) {
        ...ListCreditFields
      }
      category(path: $path) {
        id
        name
        path
        description
        breadcrumb {
          name
          path
        }
        children {
          ...NavigationItemFields
          picture
        }
        siblings {
          ...NavigationItemFields
        }
        seo {
          title
          description
        }
        alternates {
          ...LocalizedPathFields
        }
        editorial {
          blocks {
            ...TextBlockFields
            ... on ContentTeaser {
              heading
              teasers: items {
                ...CategoryIdea
              }
            }
          }
        }
        products(page: $page, sort: $sort, filters: $filters, looking: $looking) {
          ...ListFields
        }
      }
    }
  `,
  [
    ListCreditFields,
    ListFields,
    TextBlockFields,
    CategoryIdeaFields,
    NavigationItemFields,
    LocalizedPathFields,
  ],
);

export const VehiclesQuery = graphql(`
  query Vehicles {
    vehicles {
      id
      make
      model
      firstYear
      lastYear
      tyres {
        width
        profile
        rim
      }
    }
  }
`);
