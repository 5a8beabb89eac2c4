import { graphql } from '#app/graphql/graphql.ts';

export const BeginWalletMutation = graphql(`
  mutation BeginWallet($method: ID!) {
    beginWallet(method: $method) {
      state
    }
  }
`);

export const TakeWalletMutation = graphql(`
  mutation TakeWallet {
    takeWallet {
      state
      checkoutUrl
      isComplete
      checkout {
        step
      }
    }
  }
`);
