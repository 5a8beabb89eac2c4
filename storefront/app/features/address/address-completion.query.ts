import { graphql } from '#app/graphql/graphql.ts';

export const AddressCompletionQuery = graphql(`
  query AddressCompletion($postalCode: String!, $houseNumber: String!) {
    addressCompletion(postalCode: $postalCode, houseNumber: $houseNumber) {
      available
      address {
        street
        city
      }
    }
  }
`);
