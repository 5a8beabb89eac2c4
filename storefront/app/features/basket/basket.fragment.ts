import { FittingAppointmentFields } from '#app/features/fitting/fitting.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import { TotalsFields } from '#app/graphql/totals.fragment.ts';
import { BasketAvailabilityFields, BasketProductFields } from './basket-product.fragment.ts';

/** A line in basket, check-and-order and mini basket. */
export const BasketLineFields = graphql(
  `
    fragment BasketLineFields on BasketLineItem @_unmask {
      id
      quantity
      maxQuantity
      product {
        ...BasketProductFields
        oneVariant
      }
      price {
        unit {
          ...MoneyFields
        }
        original {
          ...MoneyFields
        }
        total {
          ...MoneyFields
        }
        discount {
          ...MoneyFields
        }
        saving {
          amount {
            ...MoneyFields
          }
        }
      }
      appointment {
        ...FittingAppointmentFields
      }
      services {
        key
        per
        question
        chosen
        needsAppointment
        unit {
          ...MoneyFields
        }
        total {
          ...MoneyFields
        }
      }
      availability {
        ...BasketAvailabilityFields
      }
      delivery {
        from
        until
      }
    }
  `,
  [MoneyFields, BasketProductFields, BasketAvailabilityFields, FittingAppointmentFields],
);

/** The changes since the customer last saw the basket. */
export const NoticeFields = graphql(
  `
    fragment NoticeFields on BasketNotice @_unmask {
      code
      lineId
      productName
      oldPrice {
        ...MoneyFields
      }
      newPrice {
        ...MoneyFields
      }
      available
    }
  `,
  [MoneyFields],
);

/** The discount of a voucher and its conditions. */
export const VoucherFields = graphql(
  `
    fragment VoucherFields on Voucher @_unmask {
      id
      code
      value {
        ...MoneyFields
      }
      percent
      validUntil
      minimum {
        ...MoneyFields
      }
      customerGroup
      departments
      categories
      limited
      excludedBrands
      reducedItems
      combinable
      oncePerDay
      unusedMonths
      personal
    }
  `,
  [MoneyFields],
);

/** Why a voucher gives no discount now. */
export const VoucherReasonFields = graphql(
  `
    fragment VoucherReasonFields on VoucherReason @_unmask {
      code
      date
      months
      group
      withCode
      minimum {
        ...MoneyFields
      }
      missing {
        ...MoneyFields
      }
    }
  `,
  [MoneyFields],
);

export const BasketFields = graphql(
  `
    fragment BasketFields on Basket @_unmask {
      id
      version
      count
      orderable
      lines {
        ...BasketLineFields
      }
      ...TotalsFields
      missingForFreeDelivery {
        ...MoneyFields
      }
      notices {
        ...NoticeFields
      }
      openQuestions {
        lineId
        productName
        service
      }
    }
  `,
  [BasketLineFields, MoneyFields, NoticeFields, TotalsFields],
);
