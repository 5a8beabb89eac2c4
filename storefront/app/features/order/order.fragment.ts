import { AddressFields } from '#app/features/address/address.fragment.ts';
import { PickupPointFields } from '#app/features/delivery/delivery.fragment.ts';
import { FittingAppointmentFields } from '#app/features/fitting/fitting.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import { TotalsFields } from '#app/graphql/totals.fragment.ts';

/** An order for its confirmation and its own page: articles, sums, addresses and dates. */
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
      particulars {
        label
        lines
      }
      lines {
        position
        sku
        productSku
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
        services {
          key
          total {
            ...MoneyFields
          }
        }
      }
      toCustomer
      fittings {
        position
        appointment {
          ...FittingAppointmentFields
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
  [AddressFields, FittingAppointmentFields, MoneyFields, PickupPointFields, TotalsFields],
);
