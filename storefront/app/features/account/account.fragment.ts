import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

/** The customer that the frame of every account page names. */
export const AccountCustomerFields = graphql(
  `
  fragment AccountCustomerFields on Customer @_unmask {
    customerNumber
    givenName
    familyName
    openCredits {
      orderNumber
      owed {
        ...MoneyFields
      }
    }
  }
`,
  [MoneyFields],
);

/** The amounts of the next day on which something is due. */
export const NextMaturitiesFields = graphql(
  `
  fragment NextMaturitiesFields on NextMaturities @_unmask {
    dueOn
    amount {
      ...MoneyFields
    }
  }
`,
  [MoneyFields],
);

/** A transfer that the shop waits for. */
export const OpenTransferFields = graphql(
  `
  fragment OpenTransferFields on OpenTransfer @_unmask {
    orderNumber
    amount {
      ...MoneyFields
    }
    reference
    payUntil
  }
`,
  [MoneyFields],
);

/** A parcel on its way to the customer. */
export const TravellingParcelFields = graphql(`
  fragment TravellingParcelFields on TravellingParcel @_unmask {
    orderNumber
    carrier
    trackingNumber
    trackingUrl
    shippedAt
    articles
  }
`);
