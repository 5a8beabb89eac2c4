import { ContentBlocksFields } from '#app/features/content/content.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

export const ContentQuery = graphql(
  `
    query Content($identifier: String!) {
      content(identifier: $identifier) {
        title
        description
        updatedAt
        ...ContentBlocksFields
      }
    }
  `,
  [ContentBlocksFields],
);

/** What stands in blocks that only name a place. */
export const ContentPlacesQuery = graphql(`
  query ContentPlaces($term: String!) {
    shop {
      company {
        legalName
        street
        postalCode
        city
        countryName
        email
        phone
        register
        vatId
        representedBy
      }
      officeHours {
        firstDay
        lastDay
        opens
        closes
      }
    }
    contactForm {
      answerDays
    }
    helpSubjects {
      path
      label
    }
    helpSearch(term: $term) {
      title
      text
      path
    }
  }
`);
