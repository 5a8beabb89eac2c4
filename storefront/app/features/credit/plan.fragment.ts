import type { ResultOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

/** The figures of a plan, without its single instalments. */
export const PlanFields = graphql(
  `
  fragment PlanFields on InstallmentData @_unmask {
    method
    count
    pauseMonths
    regularCount
    monthlyFactorPercent
    annualPercent
    borrowingPercent
    basePrice {
      ...MoneyFields
    }
    amount {
      ...MoneyFields
    }
    first {
      ...MoneyFields
    }
    last {
      ...MoneyFields
    }
    surcharge {
      ...MoneyFields
    }
    pauseSurcharge {
      ...MoneyFields
    }
    overall {
      ...MoneyFields
    }
  }
`,
  [MoneyFields],
);

/** The figures of a plan with every instalment. */
export const PlanTableFields = graphql(
  `
  fragment PlanTableFields on InstallmentData @_unmask {
    instalments {
      number
      months
      amount {
        ...MoneyFields
      }
      cost {
        ...MoneyFields
      }
      principal {
        ...MoneyFields
      }
      balance {
        ...MoneyFields
      }
    }
  }
`,
  [MoneyFields],
);

export type PlanView = ResultOf<typeof PlanFields>;
export type PlanRows = ResultOf<typeof PlanTableFields>['instalments'];
