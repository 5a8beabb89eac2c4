import { BookedAddressFields } from '#app/features/address/address.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import { TotalsFields } from '#app/graphql/totals.fragment.ts';
import { DeliveryPriceFields } from './delivery-price.fragment.ts';

export const OpeningHoursFields = graphql(`
  fragment OpeningHoursFields on OpeningHours @_unmask {
    weekdays
    opens
    closes
  }
`);

/** A pick-up point in choice, review page and confirmation. */
export const PickupPointFields = graphql(
  `
    fragment PickupPointFields on PickupPoint @_unmask {
      id
      carrier
      type
      name
      street
      houseNumber
      postalCode
      city
      distanceMetres
      postNumberAsked
      postNumber
      hours {
        ...OpeningHoursFields
      }
    }
  `,
  [OpeningHoursFields],
);

/** A field that an extension asks for, with the rules of its value. */
export const ExtensionFieldFields = graphql(`
  fragment ExtensionFieldFields on ExtensionField @_unmask {
    name
    type
    label
    hint
    required
    maxLength
    pattern
    options {
      value
      label
    }
    value
  }
`);

/** Address, way and day of a checkout's delivery. */
export const DeliveryFields = graphql(
  `
    fragment DeliveryFields on Checkout @_unmask {
      deliveryKind
      pickupPossible
      parcel
      wishedOn
      deliveryDates {
        from
        until
      }
      deliveryDaysMin
      deliveryDaysMax
      pickupPoint {
        ...PickupPointFields
      }
      addresses {
        ...BookedAddressFields
      }
      deliveryOption {
        code
      }
      deliveryOptions {
        ...DeliveryPriceFields
        to
        dates {
          from
          until
        }
        wishedDays
      }
      premium {
        price {
          ...MoneyFields
        }
        months
        chosen
        possible
        until
      }
      co2Compensation {
        price {
          ...MoneyFields
        }
        chosen
      }
      fields {
        ...ExtensionFieldFields
      }
    }
  `,
  [MoneyFields, PickupPointFields, DeliveryPriceFields, BookedAddressFields, ExtensionFieldFields],
);

/** The totals of the order with each way of delivery. */
export const DeliveryTotalsFields = graphql(
  `
    fragment DeliveryTotalsFields on Checkout @_unmask {
      deliveryTotals {
        option
        withCo2Compensation
        ...TotalsFields
      }
    }
  `,
  [TotalsFields],
);

/** The questions about lines of the basket that the law requires, with their answers. */
export const QuestionFields = graphql(
  `
    fragment QuestionFields on Basket @_unmask {
      lines {
        id
        product {
          name
        }
        services {
          key
          question
          chosen
          total {
            ...MoneyFields
          }
        }
      }
    }
  `,
  [MoneyFields],
);

export const PickupPointsQuery = graphql(
  `
    query PickupPoints($postalCode: String!) {
      pickupPoints(postalCode: $postalCode) {
        available
        points {
          ...PickupPointFields
          latitude
          longitude
        }
      }
    }
  `,
  [PickupPointFields],
);
