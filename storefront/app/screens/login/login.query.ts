import { graphql } from '#app/graphql/graphql.ts';

export const LoginPageQuery = graphql(`
  query LoginPage {
    visitor {
      loggedIn
      softLoggedIn
      stays
      givenName
      email
      hasPassword
    }
  }
`);
