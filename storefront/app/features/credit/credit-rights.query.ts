import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import { ProtectionCostFields } from './checkout-credit.query.ts';

/** What paying back early comes to. */
export const RepaymentFields = graphql(
  `
    fragment RepaymentFields on RepaymentQuote @_unmask {
      validUntil
      whole
      owed {
        ...MoneyFields
      }
      saved {
        ...MoneyFields
      }
      pay {
        ...MoneyFields
      }
      refund {
        ...MoneyFields
      }
    }
  `,
  [MoneyFields],
);

/** What a borrower can do with the credit of an order, and what it comes to. */
export const CreditRightsFields = graphql(
  `
    fragment CreditRightsFields on CreditRights @_unmask {
      hasProtection
      protectionOffer {
        ...ProtectionCostFields
      }
      repayment {
        ...RepaymentFields
      }
      withdrawal {
        lastDay
        payBy
        price {
          ...MoneyFields
        }
        saved {
          ...MoneyFields
        }
        pay {
          ...MoneyFields
        }
        refund {
          ...MoneyFields
        }
      }
    }
  `,
  [MoneyFields, ProtectionCostFields, RepaymentFields],
);
