import { MoneyFields } from '../../checkout/basket.fragment.ts';
import { AddressFields } from '../../checkout/checkout.query.ts';
import { graphql } from '../../graphql.ts';

export const OrderQuery = graphql(
  `
    query Order($orderNumber: String!, $accessToken: String) {
      order(orderNumber: $orderNumber, accessToken: $accessToken) {
        orderNumber
        placedAt
        email
        deliveryOption
        deliveryDaysMin
        deliveryDaysMax
        paymentMethod
        lines {
          sku
          name
          brandName
          picture
          quantity
          options {
            key
            value
          }
          lineTotal {
            ...MoneyFields
          }
        }
        items {
          ...MoneyFields
        }
        shipping {
          ...MoneyFields
        }
        rounding {
          ...MoneyFields
        }
        total {
          ...MoneyFields
        }
        taxes {
          ratePercent
          tax {
            ...MoneyFields
          }
        }
        billingAddress {
          ...AddressFields
        }
        deliveryAddress {
          ...AddressFields
        }
      }
    }
  `,
  [AddressFields, MoneyFields],
);
