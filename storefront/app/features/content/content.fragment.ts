import type { ResultOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';

export const ParagraphFields = graphql(`
  fragment ParagraphFields on ContentParagraph @_unmask {
    spans {
      text
      to
      strong
    }
  }
`);

export type Paragraph = ResultOf<typeof ParagraphFields>;

/** Blocks of text and facts: those of the help, and of categories. Other kinds are left out. */
export const TextBlockFields = graphql(
  `
    fragment TextBlockFields on ContentBlock @_unmask {
      __typename
      ... on ContentText {
        heading
        paragraphs {
          ...ParagraphFields
        }
      }
      ... on ContentList {
        heading
        ordered
        items {
          ...ParagraphFields
        }
      }
      ... on ContentAccordion {
        heading
        entries: items {
          title
          paragraphs {
            ...ParagraphFields
          }
        }
      }
      ... on ContentTable {
        heading
        caption
        columns
        rows {
          cells {
            ...ParagraphFields
          }
        }
      }
      ... on ContentLinks {
        heading
        links: items {
          label
          text
          to
        }
      }
      ... on ContentVacancies {
        heading
        none
        vacancies: items {
          id
          title
          paragraphs {
            ...ParagraphFields
          }
          city
          employmentType
          hoursPerWeek
          postedOn
          closesOn
        }
      }
      ... on ContentContact {
        heading
      }
      ... on ContentCompany {
        heading
      }
      ... on ContentTopics {
        heading
      }
    }
  `,
  [ParagraphFields],
);
