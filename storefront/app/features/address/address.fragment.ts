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
