import { MoneyFields } from '../../checkout/money.fragment.ts';
import { OrderFields } from '../../checkout/order.fragment.ts';
import { PaymentInstructionFields } from '../../checkout/payment/payment-instruction.fragment.ts';
import { OrderCreditFields } from '../../credit/order-credit.fragment.ts';
import { graphql } from '../../graphql.ts';

export const OrderQuery = graphql(
  `
    query Order($orderNumber: String!, $accessToken: String) {
      order(orderNumber: $orderNumber, accessToken: $accessToken) {
        ...OrderFields
        email
        awaitsPayment
        paymentInstruction {
          ...PaymentInstructionFields
        }
        credit {
          ...OrderCreditFields
        }
        life {
          state
          owed {
            ...MoneyFields
          }
        }
      }
    }
  `,
  [MoneyFields, OrderCreditFields, OrderFields, PaymentInstructionFields],
);
