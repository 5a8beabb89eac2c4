import { BasketFields, VoucherFields, VoucherReasonFields } from '#app/features/basket/basket.fragment.ts';
import { LenderFields } from '#app/features/credit/lender.fragment.ts';
import { PlanFields } from '#app/features/credit/plan.fragment.ts';
import { WaitingOrderFields } from '#app/features/order/waiting-order.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import {
  BasketFullFields,
  InsufficientStockFields,
  InvalidInputFields,
  QuantityLimitFields,
  TooManyAttemptsFields,
  WishlistFullFields,
} from '#app/graphql/refusal.fragment.ts';

export const BasketQuery = graphql(
  `
    query Basket($back: [ID!]!) {
      shop {
        expressWallets
        company {
          ...LenderFields
        }
      }
      consent {
        isChosen
      }
      waitingOrder {
        ...WaitingOrderFields
      }
      basket {
        ...BasketFields
        postalCode
        postalCodeSource
        installment {
          ...PlanFields
        }
        saving {
          amount {
            ...MoneyFields
          }
        }
        vouchers {
          applies
          voucher {
            ...VoucherFields
          }
          discount {
            ...MoneyFields
          }
          reasons {
            ...VoucherReasonFields
          }
          exclusions {
            lineId
            productName
            code
          }
        }
        afterReturn(lineIds: $back) {
          refund {
            ...MoneyFields
          }
          total {
            ...MoneyFields
          }
          discount {
            ...MoneyFields
          }
          lostVouchers {
            code
            minimum {
              ...MoneyFields
            }
          }
        }
      }
    }
  `,
  [
    WaitingOrderFields,
    BasketFields,
    PlanFields,
    MoneyFields,
    VoucherFields,
    VoucherReasonFields,
    LenderFields,
  ],
);

export const SetBasketServiceMutation = graphql(`
  mutation SetBasketService($input: SetBasketServiceInput!) {
    setBasketService(input: $input) {
      __typename
    }
  }
`);

export const SetBasketPostalCodeMutation = graphql(
  `
  mutation SetBasketPostalCode($postalCode: String!) {
    setBasketPostalCode(postalCode: $postalCode) {
      __typename
      ...InvalidInputFields
    }
  }
`,
  [InvalidInputFields],
);

export const AddBasketVoucherMutation = graphql(
  `
  mutation AddBasketVoucher($code: String!) {
    addBasketVoucher(code: $code) {
      __typename
      ... on TooManyVouchers {
        limit
      }
      ...TooManyAttemptsFields
    }
  }
`,
  [TooManyAttemptsFields],
);

export const RemoveBasketVoucherMutation = graphql(`
  mutation RemoveBasketVoucher($voucherId: ID!) {
    removeBasketVoucher(voucherId: $voucherId) {
      __typename
    }
  }
`);

/** Puts a line's article on the wishlist. */
export const KeepForLaterMutation = graphql(
  `
  mutation KeepForLater($input: AddToWishlistInput!) {
    addToWishlist(input: $input) {
      __typename
      ...WishlistFullFields
    }
  }
`,
  [WishlistFullFields],
);

export const ChangeBasketVariantMutation = graphql(
  `
  mutation ChangeBasketVariant($input: ChangeBasketVariantInput!) {
    changeBasketVariant(input: $input) {
      __typename
      ...InsufficientStockFields
      ...QuantityLimitFields
      ...BasketFullFields
    }
  }
`,
  [InsufficientStockFields, QuantityLimitFields, BasketFullFields],
);

export const ChangeBasketLineMutation = graphql(
  `
  mutation ChangeBasketLine($input: ChangeBasketLineInput!) {
    changeBasketLine(input: $input) {
      __typename
      ...InsufficientStockFields
      ...QuantityLimitFields
      ...BasketFullFields
    }
  }
`,
  [InsufficientStockFields, QuantityLimitFields, BasketFullFields],
);
