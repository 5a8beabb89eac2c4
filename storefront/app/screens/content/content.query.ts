import { PageBlockFields } from '#app/features/content/page-block.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

/** `promotion`: the code in the page's address */
export const ContentQuery = graphql(
  `
    query Content($identifier: String!, $promotion: String) {
      content(identifier: $identifier) {
        title
        description
        updatedAt
        picture
        pictureSmall
        wide
        blocks {
          ...PageBlockFields
        }
      }
    }
  `,
  [PageBlockFields],
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
    newsletter {
      approval
      brandNames
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
