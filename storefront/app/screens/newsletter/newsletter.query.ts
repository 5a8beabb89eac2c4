import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

export const NewsletterQuery = graphql(`
  query Newsletter($token: String!) {
    newsletter {
      approval
      confirmDays
      subscribed
      confirmation(token: $token)
    }
  }
`);

export const NewsletterInfoQuery = graphql(`
  query NewsletterInfo {
    newsletter {
      doubleOptIn
    }
  }
`);

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

export const RequestNewsletterUnsubscribeMutation = graphql(
  `
  mutation RequestNewsletterUnsubscribe($email: String!) {
    requestNewsletterUnsubscribe(email: $email) {
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

export const UnsubscribeNewsletterMutation = graphql(`
  mutation UnsubscribeNewsletter($token: String!) {
    unsubscribeNewsletter(token: $token)
  }
`);
