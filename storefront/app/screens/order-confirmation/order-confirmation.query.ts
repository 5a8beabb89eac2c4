import { OrderCreditFields } from '#app/features/credit/order-credit.fragment.ts';
import { OrderFields } from '#app/features/order/order.fragment.ts';
import { PaymentInstructionFields } from '#app/features/payment/payment-instruction.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

/** An order as its confirmation shows it. */
const ConfirmedOrderFields = graphql(
  `
    fragment ConfirmedOrder on Order @_unmask {
      ...OrderFields
      email
      guest
      accountWished
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
  `,
  [MoneyFields, OrderCreditFields, OrderFields, PaymentInstructionFields],
);

export const OrderQuery = graphql(
  `
    query Order($orderNumber: String!, $accessToken: String) {
      order(orderNumber: $orderNumber, accessToken: $accessToken) {
        ...ConfirmedOrder
      }
    }
  `,
  [ConfirmedOrderFields],
);

/** For a visitor without the number: the session has just ordered. */
export const JustOrderedQuery = graphql(
  `
    query JustOrdered {
      justOrdered {
        ...ConfirmedOrder
        accessToken
      }
    }
  `,
  [ConfirmedOrderFields],
);
