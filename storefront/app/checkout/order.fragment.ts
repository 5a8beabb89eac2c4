import { graphql } from '../graphql.ts';
import { AddressFields } from './address.fragment.ts';
import { PickupPointFields } from './delivery/delivery.fragment.ts';
import { MoneyFields } from './money.fragment.ts';
import { TotalsFields } from './totals.fragment.ts';

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
      ...TotalsFields
      billingAddress {
        ...AddressFields
      }
      deliveryAddress {
        ...AddressFields
      }
    }
  `,
  [AddressFields, MoneyFields, PickupPointFields, TotalsFields],
);
