import { graphql } from '#app/graphql/graphql.ts';

/** Where tyres can be fitted. */
export const FittingPartnerFields = graphql(`
  fragment FittingPartnerFields on FittingPartner @_unmask {
    id
    name
    street
    houseNumber
    postalCode
    city
    phone
  }
`);

/** Where and when tyres are fitted, as basket, order and their pages show it. */
export const FittingAppointmentFields = graphql(
  `
  fragment FittingAppointmentFields on FittingAppointment @_unmask {
    day
    partner {
      ...FittingPartnerFields
    }
  }
`,
  [FittingPartnerFields],
);
