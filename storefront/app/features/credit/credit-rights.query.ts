import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import { ProtectionCostFields } from './checkout-credit.query.ts';

/** The sums of paying back early. */
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
      onItsWay {
        ...MoneyFields
      }
      rest {
        ...MoneyFields
      }
      refund {
        ...MoneyFields
      }
    }
  `,
  [MoneyFields],
);

/** The rights of a borrower with the credit of an order, and their sums. */
export const CreditRightsFields = graphql(
  `
    fragment CreditRightsFields on CreditRights @_unmask {
      protectionSaving {
        ...MoneyFields
      }
      protectionOffer {
        ...ProtectionCostFields
      }
      repayment {
        ...RepaymentFields
      }
      pause {
        months
        firstDueOn
        lastDueOn
        annualPercent
        surcharge {
          ...MoneyFields
        }
        instalment {
          ...MoneyFields
        }
        owed {
          ...MoneyFields
        }
      }
      dueBeforePause {
        ...MoneyFields
      }
      withdrawalLastDay
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
