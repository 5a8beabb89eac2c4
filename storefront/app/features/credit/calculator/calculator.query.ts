import type { ResultOf } from 'gql.tada';
import { LenderFields } from '#app/features/credit/lender.fragment.ts';
import { PlanFields, PlanTableFields } from '#app/features/credit/plan.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const InstalmentCalculatorQuery = graphql(
  `
    query InstalmentCalculator($input: InstallmentCalculatorInput!) {
      installmentCalculator(input: $input) {
        basePrice {
          ...MoneyFields
        }
        adjusted
        minimum {
          ...MoneyFields
        }
        maximum {
          ...MoneyFields
        }
        plans {
          ...PlanFields
        }
        chosen {
          ...PlanFields
          ...PlanTableFields
        }
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
  [PlanFields, PlanTableFields, MoneyFields, LenderFields],
);

export type CalculatorAnswer = ResultOf<typeof InstalmentCalculatorQuery>;
export type Calculated = NonNullable<CalculatorAnswer['installmentCalculator']>;
