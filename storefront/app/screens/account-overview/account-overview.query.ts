import type { ResultOf } from 'gql.tada';
import { NextMaturitiesFields, TravellingParcelFields } from '#app/features/account/account.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

/** A query of its own: when the balance cannot be shown the rest of the page stays. */
export const OverviewBalanceQuery = graphql(
  `
    query OverviewBalance {
      accountBalance(size: 1) {
        overdueMaturities {
          ...MoneyFields
        }
        currentMaturities {
          ...MoneyFields
        }
        minimalPayment {
          ...MoneyFields
        }
        nextMaturities {
          ...NextMaturitiesFields
        }
        paymentProtection {
          renewalOn
        }
      }
    }
  `,
  [MoneyFields, NextMaturitiesFields],
);

export const AccountOverviewQuery = graphql(
  `
    query AccountOverview {
      customer {
        email
        hasPassword
        hasGuestOrders
        loyaltyPrograms(program: POINTS) {
          points {
            usable
            expiringPoints
            expiringOn
          }
        }
        passkeys {
          id
        }
        orders(page: 1, size: 1, search: "") {
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
              picture
            }
          }
        }
        parcelsOnTheWay(first: 4) {
          ...TravellingParcelFields
        }
        returnedItems(size: 3) {
          items {
            id
            creditedAt
            name
          }
        }
        exchanges(first: 3) {
          id
          name
          size
          state
        }
      }
    }
  `,
  [TravellingParcelFields, MoneyFields],
);

type Answer = ResultOf<typeof AccountOverviewQuery>;
export type OverviewBalance = ResultOf<typeof OverviewBalanceQuery>['accountBalance'];
export type OverviewCustomer = NonNullable<Answer['customer']>;
