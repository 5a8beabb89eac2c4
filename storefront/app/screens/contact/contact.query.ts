import type { ResultOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

/** The tree as far as it has been gone down, and what the form is filled in with. */
export const ContactQuery = graphql(
  `
  query Contact($topic: ID!, $contactId: ID!) {
    helpSubjects {
      path
      label
    }
    helpTopic(path: $topic) {
      path
      label
      way {
        path
        label
      }
      topics {
        path
        label
      }
      answer {
        paragraphs
        links {
          label
          path
        }
      }
    }
    contactForm {
      salutation
      givenName
      familyName
      email
      customerNumber
      documents
      answerDays
      orders {
        orderNumber
        placedAt
        total {
          ...MoneyFields
        }
      }
      files(contactId: $contactId) {
        id
        name
        size
      }
    }
  }
`,
  [MoneyFields],
);

type Asked = ResultOf<typeof ContactQuery>;
export type HelpTopic = NonNullable<Asked['helpTopic']>;
export type ContactPrefill = Asked['contactForm'];

export const ContactReceiptQuery = graphql(`
  query ContactReceipt($contactId: ID!) {
    contactReceipt(contactId: $contactId) {
      caseNumber
      email
    }
    contactForm {
      answerDays
    }
  }
`);

export const SendContactMutation = graphql(
  `
    mutation SendContact($input: SendContactInput!) {
      sendContact(input: $input) {
        __typename
        ... on ContactReceipt {
          contactId
        }
        ... on UnknownTopic {
          topic
        }
        ... on SecurityCheckRequired {
          challenge
        }
        ...TooManyAttemptsFields
        ...InvalidInputFields
      }
    }
  `,
  [TooManyAttemptsFields, InvalidInputFields],
);

export const UploadContactFileMutation = graphql(
  `
    mutation UploadContactFile($contactId: ID!, $file: Upload!) {
      uploadContactFile(contactId: $contactId, file: $file) {
        __typename
        ... on ContactFile {
          id
          name
          size
        }
        ... on FileRefused {
          name
          fault
        }
        ...TooManyAttemptsFields
      }
    }
  `,
  [TooManyAttemptsFields],
);

export const RemoveContactFileMutation = graphql(`
  mutation RemoveContactFile($contactId: ID!, $fileId: ID!) {
    removeContactFile(contactId: $contactId, fileId: $fileId)
  }
`);

export const VoteOnAnswerMutation = graphql(
  `
    mutation VoteOnAnswer($topic: ID!, $helped: Boolean!) {
      voteOnAnswer(topic: $topic, helped: $helped) {
        __typename
        ... on AnswerVote {
          helped
        }
        ...TooManyAttemptsFields
      }
    }
  `,
  [TooManyAttemptsFields],
);
