import { graphql } from '#app/graphql/graphql.ts';

/** The company behind the shop, for the footer and the imprint. */
export const CompanyFields = graphql(`
  fragment CompanyFields on Company @_unmask {
    legalName
    street
    postalCode
    city
    countryName
    email
    phone
    register
    vatId
    representedBy
  }
`);

export const OfficeHoursFields = graphql(`
  fragment OfficeHoursFields on OfficeHours @_unmask {
    firstDay
    lastDay
    opens
    closes
  }
`);
