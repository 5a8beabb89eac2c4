import { ParagraphFields } from '#app/features/content/content.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

/** The texts that a sign-up form needs. */
export const NewsletterFormFields = graphql(`
  fragment NewsletterFormFields on Newsletter @_unmask {
    approval
    brandNames
    offer {
      sentence
      conditions
    }
  }
`);

/** The texts of a sign-up form that opens over a page. */
export const NewsletterSheetFields = graphql(
  `
    fragment NewsletterSheetFields on Newsletter @_unmask {
      ...NewsletterFormFields
      sheet {
        ...ParagraphFields
      }
    }
  `,
  [NewsletterFormFields, ParagraphFields],
);

/** A subscriber's choices, and the possible ones. */
export const NewsletterChoicesFields = graphql(`
  fragment NewsletterChoicesFields on NewsletterChoices @_unmask {
    email
    subscribed
    pending
    creditOffers
    brands {
      key
      name
      subscribed
      frequency
      pausedUntil
    }
  }
`);
