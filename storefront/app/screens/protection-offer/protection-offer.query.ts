import { ProtectionCostFields } from '#app/features/credit/checkout-credit.query.ts';
import { graphql } from '#app/graphql/graphql.ts';

const OfferFields = graphql(
  `
    fragment ProtectionOfferFields on ProtectionOffer @_unmask {
      state
      orderNumber
      cost {
        ...ProtectionCostFields
      }
    }
  `,
  [ProtectionCostFields],
);

export const OpenProtectionOfferMutation = graphql(
  `
    mutation OpenProtectionOffer($token: String!) {
      openProtectionOffer(token: $token) {
        ...ProtectionOfferFields
      }
    }
  `,
  [OfferFields],
);

export const ChooseLaterProtectionMutation = graphql(
  `
    mutation ChooseLaterProtection($input: ChooseProtectionInput!) {
      chooseLaterProtection(input: $input) {
        ...ProtectionOfferFields
      }
    }
  `,
  [OfferFields],
);
