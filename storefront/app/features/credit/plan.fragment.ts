import type { ResultOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';

/** A plan in figures, without its single instalments. */
export const PlanFields = graphql(`
  fragment PlanFields on InstallmentData @_unmask {
    method
    count
    pauseMonths
    regularCount
    monthlyFactorPercent
    annualPercent
    borrowingPercent
    basePrice {
      minor
      currency
    }
    amount {
      minor
      currency
    }
    first {
      minor
      currency
    }
    last {
      minor
      currency
    }
    surcharge {
      minor
      currency
    }
    pauseSurcharge {
      minor
      currency
    }
    overall {
      minor
      currency
    }
  }
`);

/** The same with every instalment. */
export const PlanTableFields = graphql(`
  fragment PlanTableFields on InstallmentData @_unmask {
    instalments {
      number
      months
      amount {
        minor
        currency
      }
      cost {
        minor
        currency
      }
      principal {
        minor
        currency
      }
      balance {
        minor
        currency
      }
    }
  }
`);

export type PlanView = ResultOf<typeof PlanFields>;
export type PlanRows = ResultOf<typeof PlanTableFields>['instalments'];
