import { PageBlockFields } from '#app/features/content/page-block.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { HelpHitFields } from '#app/graphql/navigation.fragment.ts';
import { CompanyFields, OfficeHoursFields } from '#app/shell/footer/company.fragment.ts';

/** `promotion`: the code in the page's address */
export const ContentQuery = graphql(
  `
    query Content($identifier: String!, $path: String!, $promotion: String, $preview: String) {
      content(identifier: $identifier, path: $path, preview: $preview) {
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

/** The shop's own data for blocks that only name a place for it. */
export const ContentPlacesQuery = graphql(
  `
  query ContentPlaces($term: String!) {
    shop {
      company {
        ...CompanyFields
      }
      officeHours {
        ...OfficeHoursFields
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
      ...HelpHitFields
    }
  }
`,
  [CompanyFields, OfficeHoursFields, HelpHitFields],
);
