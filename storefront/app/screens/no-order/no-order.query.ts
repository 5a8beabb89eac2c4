import { graphql } from '#app/graphql/graphql.ts';

export const NoOrderQuery = graphql(`
  query NoOrder {
    justOrdered {
      awaitsPayment
      life {
        state
      }
    }
    checkout {
      step
      basket {
        count
      }
    }
  }
`);
