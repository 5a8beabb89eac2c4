import { graphql } from '#app/graphql/graphql.ts';

export const ContentQuery = graphql(`
  query Content($identifier: String!) {
    content(identifier: $identifier) {
      title
      description
      updatedAt
      sections {
        heading
        paragraphs
      }
    }
  }
`);
