import { graphql } from '#app/graphql/graphql.ts';

/** For the editor that opened a preview. */
export const DraftFaultsQuery = graphql(`
  query DraftFaults($identifier: String!, $path: String!, $preview: String!) {
    contentDraftFaults(identifier: $identifier, path: $path, preview: $preview) {
      file
      faults {
        line
        field
        message
      }
    }
  }
`);
