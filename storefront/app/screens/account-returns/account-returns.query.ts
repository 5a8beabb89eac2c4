import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const AccountReturnsQuery = graphql(
  `
    query AccountReturns {
      customer {
        parcelsOnTheWay {
          orderNumber
          carrier
          trackingNumber
          trackingUrl
          shippedAt
          articles
          pieces
        }
        returnedItems {
          id
          orderNumber
          creditedAt
          creditNoteNumber
          sku
          name
          quantity
          size
        }
        openTransfers {
          orderNumber
          amount {
            ...MoneyFields
          }
          reference
          payUntil
        }
      }
    }
  `,
  [MoneyFields],
);
