import { ContentBlocksFields } from '#app/features/content/content.fragment.ts';
import { ListFields } from '#app/features/filters/list.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

export const CategoryQuery = graphql(
  `
    query Category($path: String!, $page: Int!, $sort: String, $filters: [FilterInput!]!) {
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
          id
          name
          path
        }
        siblings {
          id
          name
          path
        }
        alternates {
          tenant
          locale
          path
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
  [ListFields, ContentBlocksFields],
);
