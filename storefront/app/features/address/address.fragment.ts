import { graphql } from '#app/graphql/graphql.ts';

export const AddressFields = graphql(`
  fragment AddressFields on Address @_unmask {
    salutation
    givenName
    familyName
    street
    houseNumber
    houseNumberAddition
    postalCode
    city
    country
    phone
  }
`);

/** An entry of the customer's address book. */
export const BookedAddressFields = graphql(
  `
  fragment BookedAddressFields on BookedAddress @_unmask {
    id
    isDefault
    address {
      ...AddressFields
    }
  }
`,
  [AddressFields],
);
