import { graphql } from '#app/graphql/graphql.ts';

/** A partner that fits tyres. */
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

/** The day and place of a fitting, for basket, order and their pages. */
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
