import { graphql } from '../../graphql.ts';
import { ProductTileFragment } from '../../product-tile/product-tile.fragment.ts';

export const CategoryQuery = graphql(
  `
    query Category($path: String!, $page: Int!, $sort: String) {
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
        products(page: $page, sort: $sort) {
          products {
            ...ProductTile
          }
          totalCount
          page
          pageSize
          pageCount
          sortingOrders {
            key
            selected
          }
        }
      }
    }
  `,
  [ProductTileFragment],
);
