import { ChosenProductFields } from '#app/features/product/variant.fragment.ts';
import { ProductTileFragment } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

const WantedFields = graphql(
  `
  fragment WantedFields on Product @_unmask {
    ...ChosenProductFields
    discontinued
  }
`,
  [ChosenProductFields],
);

export const WantedQuery = graphql(
  `
  query Wanted($sku: ID!, $variantSku: ID) {
    product(sku: $sku) {
      ...WantedFields
      alternatives(variantSku: $variantSku, first: 3) {
        ...ProductTile
      }
    }
  }
`,
  [WantedFields, ProductTileFragment],
);

export const StockAlertQuery = graphql(
  `
  query StockAlert($token: String!) {
    stockAlert(token: $token) {
      confirmed
      variantSku
      product {
        ...WantedFields
      }
    }
  }
`,
  [WantedFields],
);

export const RequestStockAlertMutation = graphql(
  `
  mutation RequestStockAlert($input: StockAlertInput!) {
    requestStockAlert(input: $input) {
      __typename
      ... on StockAlertAsked {
        confirmDays
      }
      ... on VariantInStock {
        sku
      }
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields],
);

export const ConfirmStockAlertMutation = graphql(`
  mutation ConfirmStockAlert($token: String!) {
    confirmStockAlert(token: $token) {
      confirmed
    }
  }
`);

export const WithdrawStockAlertMutation = graphql(`
  mutation WithdrawStockAlert($token: String!) {
    withdrawStockAlert(token: $token)
  }
`);
