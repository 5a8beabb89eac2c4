import type { ResultOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';
import { PlanFields, PlanTableFields } from './plan.fragment.ts';

export const InstalmentCalculatorQuery = graphql(
  `
    query InstalmentCalculator($input: InstallmentCalculatorInput!) {
      installmentCalculator(input: $input) {
        basePrice {
          minor
          currency
        }
        adjusted
        minimum {
          minor
          currency
        }
        maximum {
          minor
          currency
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
          legalName
          street
          postalCode
          city
        }
      }
    }
  `,
  [PlanFields, PlanTableFields],
);

export type CalculatorAnswer = ResultOf<typeof InstalmentCalculatorQuery>;
export type Calculated = NonNullable<CalculatorAnswer['installmentCalculator']>;
