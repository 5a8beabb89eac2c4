import { graphql } from '../graphql.ts';
import { MoneyFields } from './money.fragment.ts';

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
