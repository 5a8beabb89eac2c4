import { graphql } from '#app/graphql/graphql.ts';
import { WishlistCountFields } from './wishlist.fragment.ts';

/** The data that the header shows of the visitor. */
export const PersonalQuery = graphql(
  `
  query Personal {
    visitor {
      type
      loggedIn
      softLoggedIn
      stays
      givenName
    }
    basket {
      id
      count
    }
    wishlist {
      ...WishlistCountFields
    }
  }
`,
  [WishlistCountFields],
);

export const LogoutMutation = graphql(`
  mutation Logout {
    logout {
      type
      loggedIn
    }
  }
`);
