import { AccountCustomerFields } from '#app/features/account/account.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import {
  InvalidInputFields,
  SecurityCheckFields,
  TooManyAttemptsFields,
} from '#app/graphql/refusal.fragment.ts';

export const PersonalDataQuery = graphql(
  `
  query PersonalData {
    customer {
      ...AccountCustomerFields
      salutation
      email
      emailVerified
      pendingEmail
      dateOfBirth
      phone
      hasPassword
      hasGuestOrders
      signInFresh
      address {
        givenName
        familyName
        street
        houseNumber
        houseNumberAddition
        postalCode
        city
      }
      debitMandate {
        reference
        maskedIban
        accountHolder
        signedAt
      }
      passkeys {
        id
        name
        createdAt
        usedAt
      }
      devices {
        id
        browser
        system
        seenAt
        current
      }
      communication {
        post
        phone
        survey
        wishlist
      }
    }
    debitTerms {
      creditor
      creditorId
      asksBic
    }
  }
`,
  [AccountCustomerFields],
);

const CustomerChangeFields = graphql(
  `
  fragment CustomerChangeFields on CustomerChange @_unmask {
    __typename
    ...SecurityCheckFields
    ...TooManyAttemptsFields
    ...InvalidInputFields
  }
`,
  [TooManyAttemptsFields, InvalidInputFields, SecurityCheckFields],
);

export const ChangePersonalDataMutation = graphql(
  `
  mutation ChangePersonalData($input: PersonalDataInput!) {
    changePersonalData(input: $input) {
      ...CustomerChangeFields
    }
  }
`,
  [CustomerChangeFields],
);

export const ChangePasswordMutation = graphql(
  `
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      ...CustomerChangeFields
    }
  }
`,
  [CustomerChangeFields],
);

export const RequestEmailChangeMutation = graphql(
  `
  mutation RequestEmailChange($email: String!) {
    requestEmailChange(email: $email) {
      ...CustomerChangeFields
    }
  }
`,
  [CustomerChangeFields],
);

export const RequestEmailVerificationMutation = graphql(
  `
  mutation RequestEmailVerification {
    requestEmailVerification {
      ...CustomerChangeFields
    }
  }
`,
  [CustomerChangeFields],
);

export const ChangeDebitAccountMutation = graphql(
  `
  mutation ChangeDebitAccount($input: DebitAccountInput!) {
    changeDebitAccount(input: $input) {
      ...CustomerChangeFields
    }
  }
`,
  [CustomerChangeFields],
);

export const RemoveDebitAccountMutation = graphql(
  `
  mutation RemoveDebitAccount {
    removeDebitAccount {
      ...CustomerChangeFields
    }
  }
`,
  [CustomerChangeFields],
);

export const ChooseCommunicationMutation = graphql(
  `
  mutation ChooseCommunication($input: CommunicationInput!) {
    chooseCommunication(input: $input) {
      ...CustomerChangeFields
    }
  }
`,
  [CustomerChangeFields],
);

export const EndDeviceMutation = graphql(
  `
  mutation EndDevice($id: ID!) {
    endDevice(id: $id) {
      ...CustomerChangeFields
    }
  }
`,
  [CustomerChangeFields],
);

export const EndOtherDevicesMutation = graphql(
  `
  mutation EndOtherDevices {
    endOtherDevices {
      ...CustomerChangeFields
    }
  }
`,
  [CustomerChangeFields],
);

export const BeginPasskeyMutation = graphql(`
  mutation BeginPasskey {
    beginPasskey
  }
`);

export const AddPasskeyMutation = graphql(
  `
  mutation AddPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      ...CustomerChangeFields
    }
  }
`,
  [CustomerChangeFields],
);

export const RemovePasskeyMutation = graphql(
  `
  mutation RemovePasskey($id: ID!) {
    removePasskey(id: $id) {
      ...CustomerChangeFields
    }
  }
`,
  [CustomerChangeFields],
);

export const AddGuestOrdersMutation = graphql(
  `
  mutation AddGuestOrders($fact: String!) {
    addGuestOrders(fact: $fact) {
      __typename
      ... on GuestOrdersAdded {
        count
      }
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields],
);

export const EraseAccountMutation = graphql(`
  mutation EraseAccount {
    eraseAccount {
      __typename
      ... on AccountInUse {
        reason
        orderNumber
      }
    }
  }
`);

export const SignInFreshQuery = graphql(`
  query SignInFresh {
    customer {
      signInFresh
    }
  }
`);
