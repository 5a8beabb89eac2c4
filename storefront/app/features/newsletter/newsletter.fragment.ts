import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

/** The voucher of a sign-up with every condition. */
export const NewsletterOfferFields = graphql(
  `
    fragment NewsletterOfferFields on NewsletterOffer @_unmask {
      value {
        ...MoneyFields
      }
      percent
      minimum {
        ...MoneyFields
      }
      validDays
      departments
      categories
      limited
      excludedBrands
      reducedItems
      combinable
      oncePerDay
      unusedMonths
    }
  `,
  [MoneyFields],
);

/** What a sign-up form needs. */
export const NewsletterFormFields = graphql(
  `
    fragment NewsletterFormFields on Newsletter @_unmask {
      approval
      brandNames
      offer {
        ...NewsletterOfferFields
      }
    }
  `,
  [NewsletterOfferFields],
);

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
