import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const WaitingOrderFields = graphql(
  `
    fragment WaitingOrderFields on OrderPayment @_unmask {
      orderNumber
      accessToken
      amount {
        ...MoneyFields
      }
    }
  `,
  [MoneyFields],
);
