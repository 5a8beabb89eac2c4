import { OpeningHoursFields } from '#app/features/delivery/delivery.fragment.ts';
import { FittingPartnerFields } from '#app/features/fitting/fitting.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields } from '#app/graphql/refusal.fragment.ts';

export const FittingChoiceQuery = graphql(
  `
  query FittingChoice($lineId: ID) {
    basket {
      lines {
        id
        quantity
        product {
          name
          brandName
          picture
        }
        appointment {
          day
          partner {
            id
          }
        }
      }
    }
    fittingChoice(lineId: $lineId) {
      postalCode
      available
      partners {
        distanceMetres
        days
        partner {
          ...FittingPartnerFields
          hours {
            ...OpeningHoursFields
          }
        }
      }
    }
  }
`,
  [OpeningHoursFields, FittingPartnerFields],
);

export const ChooseFittingMutation = graphql(`
  mutation ChooseFitting($input: ChooseFittingInput!) {
    chooseFitting(input: $input) {
      __typename
    }
  }
`);

export const FittingPlaceMutation = graphql(
  `
    mutation FittingPlace($postalCode: String!) {
      setBasketPostalCode(postalCode: $postalCode) {
        __typename
        ...InvalidInputFields
      }
    }
  `,
  [InvalidInputFields],
);
