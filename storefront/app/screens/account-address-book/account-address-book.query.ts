import { BookedAddressFields } from '#app/features/address/address.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields } from '#app/graphql/refusal.fragment.ts';

export const AddressBookQuery = graphql(
  `
    query AddressBook {
      customer {
        addresses {
          ...BookedAddressFields
        }
      }
    }
  `,
  [BookedAddressFields],
);

export const SaveAddressMutation = graphql(
  `
  mutation SaveAddress($id: ID, $address: AddressInput!) {
    saveAddress(id: $id, address: $address) {
      __typename
      ...InvalidInputFields
    }
  }
`,
  [InvalidInputFields],
);

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
