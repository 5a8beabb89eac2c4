import { OpenTransferFields, TravellingParcelFields } from '#app/features/account/account.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

export const AccountReturnsQuery = graphql(
  `
    query AccountReturns($page: Int!) {
      customer {
        parcelsOnTheWay {
          ...TravellingParcelFields
          pieces
        }
        exchanges {
          id
          orderNumber
          name
          quantity
          size
          state
          heldUntil
        }
        returnedItems(page: $page, size: 20) {
          totalCount
          items {
            id
            orderNumber
            creditedAt
            creditNoteNumber
            sku
            name
            quantity
            size
          }
        }
        openTransfers {
          ...OpenTransferFields
        }
      }
    }
  `,
  [OpenTransferFields, TravellingParcelFields],
);
