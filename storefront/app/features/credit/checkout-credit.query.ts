import type { ResultOf } from 'gql.tada';
import { BasketFields } from '#app/features/basket/basket.fragment.ts';
import { CheckoutChangedFields } from '#app/graphql/checkout-changed.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';
import { LenderFields } from './lender.fragment.ts';
import { PlanFields, PlanTableFields } from './plan.fragment.ts';

export const ProtectionCostFields = graphql(
  `
  fragment ProtectionCostFields on PaymentProtectionCost @_unmask {
    withdrawalDays
    premium {
      ...MoneyFields
    }
    total {
      ...MoneyFields
    }
    overall {
      ...MoneyFields
    }
  }
`,
  [MoneyFields],
);

export type ProtectionCost = ResultOf<typeof ProtectionCostFields>;

/** The fields of credit that the check-and-order step shows. */
export const ChosenCreditFields = graphql(
  `
    fragment ChosenCreditFields on CheckoutCredit @_unmask {
      plan {
        ...PlanFields
        ...PlanTableFields
      }
      protection {
        ...ProtectionCostFields
      }
      protectionChosen
      offerEndedOn
    }
  `,
  [PlanFields, PlanTableFields, ProtectionCostFields],
);
export type ChosenCredit = ResultOf<typeof ChosenCreditFields>;

export const CheckoutCreditQuery = graphql(
  `
    query CheckoutCredit {
      checkout {
        step
        paymentMethod
        minimumAge
        basket {
          ...BasketFields
        }
        credit {
          plans {
            ...PlanFields
            protection {
              ...ProtectionCostFields
            }
          }
          ...ChosenCreditFields
          dateOfBirth
          decision
        }
      }
      installmentCalculator(input: {}) {
        example {
          ...PlanFields
        }
      }
      shop {
        company {
          ...LenderFields
        }
      }
    }
  `,
  [BasketFields, PlanFields, ProtectionCostFields, ChosenCreditFields, LenderFields],
);

export const SetCheckoutCreditMutation = graphql(
  `
  mutation SetCheckoutCredit($input: CheckoutCreditInput!) {
    setCheckoutCredit(input: $input) {
      __typename
      ... on CheckoutChanged {
        checkout {
          step
          credit {
            protectionChosen
            protection {
              withdrawalDays
            }
          }
        }
      }
      ...InvalidInputFields
      ...TooManyAttemptsFields
      ... on CreditNotApproved {
        referred
        source
      }
    }
  }
`,
  [InvalidInputFields, TooManyAttemptsFields],
);

export const SetPaymentProtectionMutation = graphql(
  `
  mutation SetPaymentProtection($input: PaymentProtectionInput!) {
    setPaymentProtection(input: $input) {
      __typename
      ...CheckoutChangedFields
      ...InvalidInputFields
    }
  }
`,
  [CheckoutChangedFields, InvalidInputFields],
);

export const RequestCreditReviewMutation = graphql(`
  mutation RequestCreditReview {
    requestCreditReview
  }
`);
