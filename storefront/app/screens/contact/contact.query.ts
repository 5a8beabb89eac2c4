import type { ResultOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import {
  InvalidInputFields,
  SecurityCheckFields,
  TooManyAttemptsFields,
} from '#app/graphql/refusal.fragment.ts';

const ContactFileFields = graphql(`
  fragment ContactFileFields on ContactFile @_unmask {
    id
    name
    size
  }
`);

/** The open part of the tree, and the initial values of the form. */
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
        routingCode
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
      documents(topic: $topic)
      answerDays
      orders {
        orderNumber
        placedAt
        total {
          ...MoneyFields
        }
      }
      files(contactId: $contactId) {
        ...ContactFileFields
      }
    }
  }
`,
  [MoneyFields, ContactFileFields],
);

type Asked = ResultOf<typeof ContactQuery>;
export type HelpTopic = NonNullable<Asked['helpTopic']>;
export type ContactPrefill = Asked['contactForm'];

export const ContactReceiptQuery = graphql(`
  query ContactReceipt($contactId: ID!) {
    contactReceipt(contactId: $contactId) {
      caseNumber
      email
      receipt
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
        ...SecurityCheckFields
        ...TooManyAttemptsFields
        ...InvalidInputFields
      }
    }
  `,
  [TooManyAttemptsFields, InvalidInputFields, SecurityCheckFields],
);

export const UploadContactFileMutation = graphql(
  `
    mutation UploadContactFile($contactId: ID!, $topic: ID!, $file: Upload!) {
      uploadContactFile(contactId: $contactId, topic: $topic, file: $file) {
        __typename
        ... on ContactFile {
          ...ContactFileFields
        }
        ... on FileRefused {
          name
          fault
        }
        ...TooManyAttemptsFields
      }
    }
  `,
  [TooManyAttemptsFields, ContactFileFields],
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
