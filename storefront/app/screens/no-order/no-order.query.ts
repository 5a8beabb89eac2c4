import { graphql } from '#app/graphql/graphql.ts';

export const NoOrderQuery = graphql(`
  query NoOrder {
    checkout {
      step
      basket {
        count
      }
    }
  }
`);
