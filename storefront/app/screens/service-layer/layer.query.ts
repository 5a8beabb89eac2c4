import { graphql } from '#app/graphql/graphql.ts';

export const ServiceLayerQuery = graphql(`
  query ServiceLayer($id: String!) {
    serviceLayer(id: $id) {
      title
      sections {
        heading
        paragraphs
      }
    }
  }
`);
