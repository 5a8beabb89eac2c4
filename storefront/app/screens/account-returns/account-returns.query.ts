import { OpenTransferFields, TravellingParcelFields } from '#app/features/account/account.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

export const AccountReturnsQuery = graphql(
  `
    query AccountReturns {
      customer {
        parcelsOnTheWay {
          ...TravellingParcelFields
          pieces
        }
        waitingExchanges {
          id
          orderNumber
          name
          quantity
          size
          state
          heldUntil
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
          ...OpenTransferFields
        }
      }
    }
  `,
  [OpenTransferFields, TravellingParcelFields],
);
