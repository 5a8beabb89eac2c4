import { graphql } from './graphql.ts';

export const TooManyAttemptsFields = graphql(`
  fragment TooManyAttemptsFields on TooManyAttempts @_unmask {
    retryAfterSeconds
  }
`);

/** Which fields of a form cannot be taken, and why. */
export const InvalidInputFields = graphql(`
  fragment InvalidInputFields on InvalidInput @_unmask {
    fields {
      field
      code
    }
  }
`);
