import { ChosenCreditFields } from '../credit/checkout-credit.query.ts';
import { graphql } from '../graphql.ts';
import { AddressFields } from './address.fragment.ts';
import { BasketFields } from './basket.fragment.ts';
import { DeliveryFields, QuestionFields } from './delivery/delivery.fragment.ts';

export const CheckoutFields = graphql(
  `
    fragment CheckoutFields on Checkout @_unmask {
      step
      identity
      email
      idempotencyKey
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
  [AddressFields, BasketFields, ChosenCreditFields, DeliveryFields, QuestionFields],
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
