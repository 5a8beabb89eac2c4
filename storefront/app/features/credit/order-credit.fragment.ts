import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import { ProtectionCostFields } from './checkout-credit.query.ts';
import { PlanFields } from './plan.fragment.ts';

/** The current credit of an order. */
export const OrderCreditFields = graphql(
  `
    fragment OrderCreditFields on OrderCredit @_unmask {
      endedBy
      plan {
        ...PlanFields
      }
      protection {
        ...ProtectionCostFields
      }
      dues {
        number
        dueOn
        amount {
          ...MoneyFields
        }
      }
    }
  `,
  [PlanFields, ProtectionCostFields, MoneyFields],
);
