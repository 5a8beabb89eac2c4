import { graphql } from '../../graphql.ts';

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
