import { graphql } from '#app/graphql/graphql.ts';

/** What a sign-up form needs. */
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

/** What somebody gets, and what can be chosen. */
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
