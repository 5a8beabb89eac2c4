import { graphql } from '#app/graphql/graphql.ts';

/** What the header shows of the visitor. */
export const PersonalQuery = graphql(`
  query Personal {
    visitor {
      type
      loggedIn
      softLoggedIn
      givenName
    }
    basket {
      id
      count
    }
    wishlist {
      count
      skus
    }
  }
`);

export const LogoutMutation = graphql(`
  mutation Logout {
    logout {
      type
      loggedIn
    }
  }
`);
