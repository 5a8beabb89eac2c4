import { graphql } from '#app/graphql/graphql.ts';

/** Where and when tyres are fitted, as basket, order and their pages show it. */
export const FittingAppointmentFields = graphql(`
  fragment FittingAppointmentFields on FittingAppointment @_unmask {
    day
    partner {
      id
      name
      street
      houseNumber
      postalCode
      city
      phone
    }
  }
`);
