import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const AccountBookingsQuery = graphql(
  `
    query AccountBookings($page: Int!, $kind: BookingKind, $from: Date, $until: Date) {
      customer {
        bookings(page: $page, size: 25, kind: $kind, from: $from, until: $until) {
          totalCount
          bookings {
            id
            bookedAt
            kind
            orderNumber
            amount {
              ...MoneyFields
            }
            balance {
              ...MoneyFields
            }
          }
        }
      }
    }
  `,
  [MoneyFields],
);
