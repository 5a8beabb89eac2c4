import { graphql } from '#app/graphql/graphql.ts';

export const ConsentQuery = graphql(`
  query Consent {
    consent {
      isChosen
      granted
    }
  }
`);
