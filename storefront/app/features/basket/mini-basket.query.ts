import type { ResultOf } from 'gql.tada';
import { FittingAppointmentFields } from '#app/features/fitting/fitting.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import {
  BasketFullFields,
  InsufficientStockFields,
  QuantityLimitFields,
} from '#app/graphql/refusal.fragment.ts';
import { BasketAvailabilityFields, BasketProductFields } from './basket-product.fragment.ts';

const MiniBasketFields = graphql(
  `
  fragment MiniBasketFields on Basket @_unmask {
    id
    count
    orderable
    lines {
      id
      quantity
      product {
        ...BasketProductFields
      }
      price {
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
      services {
        key
        chosen
        needsAppointment
      }
      appointment {
        ...FittingAppointmentFields
      }
    }
    openQuestions {
      lineId
      service
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
    total {
      ...MoneyFields
    }
    freight
    parcels
    missingForFreeDelivery {
      ...MoneyFields
    }
  }
`,
  [MoneyFields, BasketProductFields, BasketAvailabilityFields, FittingAppointmentFields],
);

export const MiniBasketQuery = graphql(
  `
    query MiniBasket {
      basket {
        ...MiniBasketFields
      }
    }
  `,
  [MiniBasketFields],
);

export type MiniBasketData = ResultOf<typeof MiniBasketQuery>['basket'];

/** For a page that stays open: returns the basket for the mini basket. */
export const AddToMiniBasketMutation = graphql(
  `
    mutation AddToMiniBasket($input: AddToBasketInput!) {
      addToBasket(input: $input) {
        __typename
        ... on BasketChanged {
          basket {
            ...MiniBasketFields
          }
          line {
            id
          }
        }
        ...InsufficientStockFields
        ...QuantityLimitFields
        ...BasketFullFields
      }
    }
  `,
  [MiniBasketFields, InsufficientStockFields, QuantityLimitFields, BasketFullFields],
);
