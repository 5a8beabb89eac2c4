import { AddressFields } from '#app/features/address/address.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

export const AddressBookQuery = graphql(
  `
    query AddressBook {
      customer {
        addresses {
          id
          isDefault
          address {
            ...AddressFields
          }
        }
      }
    }
  `,
  [AddressFields],
);

export const SaveAddressMutation = graphql(`
  mutation SaveAddress($id: ID, $address: AddressInput!) {
    saveAddress(id: $id, address: $address) {
      __typename
      ... on InvalidInput {
        fields {
          field
          code
        }
      }
    }
  }
`);

export const RemoveAddressMutation = graphql(`
  mutation RemoveAddress($id: ID!) {
    removeAddress(id: $id) {
      __typename
    }
  }
`);

export const MakeDefaultAddressMutation = graphql(`
  mutation MakeDefaultAddress($id: ID!) {
    makeDefaultAddress(id: $id) {
      __typename
    }
  }
`);
