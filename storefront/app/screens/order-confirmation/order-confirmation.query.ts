import { MoneyFields } from '../../checkout/basket.fragment.ts';
import { OrderFields } from '../../checkout/order.fragment.ts';
import { ProtectionCostFields } from '../../credit/checkout-credit.query.ts';
import { PlanFields } from '../../credit/plan.fragment.ts';
import { graphql } from '../../graphql.ts';

export const OrderQuery = graphql(
  `
    query Order($orderNumber: String!, $accessToken: String) {
      order(orderNumber: $orderNumber, accessToken: $accessToken) {
        ...OrderFields
        email
        deliveryDaysMin
        deliveryDaysMax
        awaitsPayment
        paymentInstruction {
          transferReference
          accountHolder
          iban
          bic
          bankName
          payUntil
          mandateReference
          creditorId
          debitedIban
          collectOn
        }
        credit {
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
      }
    }
  `,
  [MoneyFields, OrderFields, PlanFields, ProtectionCostFields],
);
