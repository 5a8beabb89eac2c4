import { graphql } from '../graphql.ts';
import { AddressFields } from './address.fragment.ts';
import { MoneyFields } from './basket.fragment.ts';
import { PickupPointFields } from './delivery/delivery.fragment.ts';

/** An order as its confirmation and its own page show it: what was bought, its sums, where and when it goes. */
export const OrderFields = graphql(
  `
    fragment OrderFields on Order @_unmask {
      orderNumber
      placedAt
      deliveryOption
      deliveryDates {
        from
        until
      }
      deliveryDaysMin
      deliveryDaysMax
      pickupPoint {
        ...PickupPointFields
      }
      paymentMethod
      lines {
        position
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
      services {
        ...MoneyFields
      }
      discount {
        ...MoneyFields
      }
      shipping {
        ...MoneyFields
      }
      co2Compensation {
        ...MoneyFields
      }
      premium {
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
  `,
  [AddressFields, MoneyFields, PickupPointFields],
);
