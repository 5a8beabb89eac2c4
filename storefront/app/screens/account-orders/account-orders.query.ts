import type { ResultOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const AccountOrdersQuery = graphql(
  `
    query AccountOrders($page: Int!, $search: String!, $year: Int) {
      customer {
        orders(page: $page, size: 10, search: $search, year: $year) {
          totalCount
          years
          orders {
            orderNumber
            placedAt
            state
            total {
              ...MoneyFields
            }
            lines {
              sku
              name
              brandName
              picture
              quantity
            }
          }
        }
      }
    }
  `,
  [MoneyFields],
);

export type ListedOrder = NonNullable<
  ResultOf<typeof AccountOrdersQuery>['customer']
>['orders']['orders'][number];
