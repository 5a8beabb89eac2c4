import { graphql } from '../graphql.ts';
import { BasketFields, MoneyFields } from './basket.fragment.ts';

export const AddressFields = graphql(`
  fragment AddressFields on Address @_unmask {
    salutation
    givenName
    familyName
    street
    houseNumber
    houseNumberAddition
    postalCode
    city
    country
    phone
  }
`);

export const CheckoutFields = graphql(
  `
    fragment CheckoutFields on Checkout @_unmask {
      step
      identity
      email
      idempotencyKey
      paymentMethods
      paymentMethod
      basket {
        ...BasketFields
      }
      billingAddress {
        ...AddressFields
      }
      deliveryAddress {
        ...AddressFields
      }
      deliveryOption {
        code
      }
      deliveryOptions {
        code
        deliveryDaysMin
        deliveryDaysMax
        price {
          ...MoneyFields
        }
        freeFrom {
          ...MoneyFields
        }
      }
    }
  `,
  [AddressFields, BasketFields, MoneyFields],
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
