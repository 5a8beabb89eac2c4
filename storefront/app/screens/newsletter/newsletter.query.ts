import {
  NewsletterChoicesFields,
  NewsletterFormFields,
  NewsletterSheetFields,
} from '#app/features/newsletter/newsletter.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

export const NewsletterQuery = graphql(
  `
  query Newsletter($token: String!) {
    newsletter {
      ...NewsletterFormFields
      confirmDays
      ownState
      confirmation(token: $token)
      choices {
        ...NewsletterChoicesFields
      }
    }
  }
`,
  [NewsletterFormFields, NewsletterChoicesFields],
);

export const NewsletterInfoQuery = graphql(
  `
  query NewsletterInfo {
    newsletter {
      ...NewsletterSheetFields
      doubleOptIn
    }
  }
`,
  [NewsletterSheetFields],
);

export const SubscribeNewsletterMutation = graphql(
  `
  mutation SubscribeNewsletter($input: SubscribeNewsletterInput!) {
    subscribeNewsletter(input: $input) {
      __typename
      ... on NewsletterAnswer {
        state
      }
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields],
);

export const ConfirmNewsletterMutation = graphql(`
  mutation ConfirmNewsletter($token: String!) {
    confirmNewsletter(token: $token)
  }
`);

export const NewsletterChoicesQuery = graphql(
  `
  query NewsletterChoices($token: String!) {
    newsletter {
      choiceForm
      brands {
        key
        name
      }
      choices(token: $token) {
        ...NewsletterChoicesFields
      }
    }
    shop {
      company {
        phone
        email
      }
    }
  }
`,
  [NewsletterChoicesFields],
);

export const RequestNewsletterLinkMutation = graphql(
  `
  mutation RequestNewsletterLink($email: String!, $input: NewsletterChoiceInput!) {
    requestNewsletterLink(email: $email, input: $input) {
      __typename
      ... on NewsletterAnswer {
        state
      }
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields],
);

export const ChangeNewsletterMutation = graphql(
  `
  mutation ChangeNewsletter($token: String!, $input: NewsletterChoiceInput!) {
    changeNewsletter(token: $token, input: $input) {
      __typename
      ... on NewsletterChanged {
        change
        choices {
          ...NewsletterChoicesFields
        }
      }
      ... on NoSubscription {
        code
      }
      ...InvalidInputFields
    }
  }
`,
  [NewsletterChoicesFields, InvalidInputFields],
);

export const LeaveNewsletterListMutation = graphql(`
  mutation LeaveNewsletterList($token: String!, $list: NewsletterList!) {
    leaveNewsletterList(token: $token, list: $list)
  }
`);
