import type { ResultOf } from 'gql.tada';
import { MaturityFields, TravellingParcelFields } from '#app/features/account/account.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const AccountOverviewQuery = graphql(
  `
    query AccountOverview {
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
        nextMaturity {
          ...MaturityFields
        }
        paymentProtection {
          renewalOn
        }
      }
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
      }
    }
  `,
  [MoneyFields, TravellingParcelFields, MaturityFields],
);

type Answer = ResultOf<typeof AccountOverviewQuery>;
export type OverviewBalance = Answer['accountBalance'];
export type OverviewCustomer = NonNullable<Answer['customer']>;
