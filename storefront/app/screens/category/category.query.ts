import { ContentBlocksFields } from '#app/features/content/content.fragment.ts';
import { ListCreditFields, ListFields } from '#app/features/filters/list.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { LocalizedPathFields, NavigationItemFields } from '#app/graphql/navigation.fragment.ts';

export const CategoryQuery = graphql(
  `
    query Category($path: String!, $page: Int!, $sort: String, $filters: [FilterInput!]!) {
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
          ...ContentBlocksFields
        }
        products(page: $page, sort: $sort, filters: $filters) {
          ...ListFields
        }
      }
    }
  `,
  [ListCreditFields, ListFields, ContentBlocksFields, NavigationItemFields, LocalizedPathFields],
);
