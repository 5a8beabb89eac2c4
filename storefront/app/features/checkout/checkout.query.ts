import { AddressFields } from '#app/features/address/address.fragment.ts';
import { BasketFields } from '#app/features/basket/basket.fragment.ts';
import { ChosenCreditFields } from '#app/features/credit/checkout-credit.query.ts';
import { PlanFields } from '#app/features/credit/plan.fragment.ts';
import { DeliveryFields, QuestionFields } from '#app/features/delivery/delivery.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

export const CheckoutFields = graphql(
  `
    fragment CheckoutFields on Checkout @_unmask {
      step
      identity
      email
      idempotencyKey
      objections
      paymentMethods
      excludedPaymentMethods
      paymentMethod
      directDebit {
        creditor
        creditorId
        asksBic
        maskedIban
        accountHolder
      }
      basket {
        ...BasketFields
        ...QuestionFields
        postalCode
        installment {
          ...PlanFields
        }
      }
      billingAddress {
        ...AddressFields
      }
      deliveryAddress {
        ...AddressFields
      }
      credit {
        ...ChosenCreditFields
      }
      ...DeliveryFields
    }
  `,
  [AddressFields, BasketFields, ChosenCreditFields, DeliveryFields, PlanFields, QuestionFields],
);

export const CheckoutQuery = graphql(
  `
    query Checkout {
      checkout {
        ...CheckoutFields
      }
    }
  `,
  [CheckoutFields],
);
