import { graphql } from '#app/graphql/graphql.ts';

export const LoyaltyQuery = graphql(`
  query Loyalty($program: LoyaltyProgramKind!) {
    customer {
      loyaltyPrograms(program: $program) {
        program
        member
        memberSince
        memberNumber
        minorPerPoint
        pointsFactor
        rewards {
          campaign
          points
          discountMinor
        }
        points {
          usable
          expiringPoints
          expiringOn
          entries {
            id
            kind
            points
            bookedAt
            expiresOn
          }
        }
      }
    }
  }
`);

export const JoinLoyaltyMutation = graphql(`
  mutation JoinLoyalty($program: LoyaltyProgramKind!, $number: String) {
    joinLoyaltyProgram(program: $program, number: $number) {
      __typename
    }
  }
`);

export const LeaveLoyaltyMutation = graphql(`
  mutation LeaveLoyalty($program: LoyaltyProgramKind!) {
    leaveLoyaltyProgram(program: $program) {
      __typename
    }
  }
`);

export const RedeemPointsMutation = graphql(`
  mutation RedeemPoints($campaign: ID!, $redemptionId: ID!) {
    redeemPoints(campaign: $campaign, redemptionId: $redemptionId) {
      __typename
      ... on LoyaltyChanged {
        voucherCode
      }
    }
  }
`);
