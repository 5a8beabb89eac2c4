import {
  NewsletterChoicesFields,
  NewsletterFormFields,
} from '#app/features/newsletter/newsletter.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

export const AccountNewsletterQuery = graphql(
  `
  query AccountNewsletter {
    newsletter {
      ...NewsletterFormFields
      choiceForm
      ownEmail
      brands {
        key
        name
      }
      choices {
        ...NewsletterChoicesFields
      }
    }
  }
`,
  [NewsletterChoicesFields, NewsletterFormFields],
);
