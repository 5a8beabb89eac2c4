import { graphql } from './graphql.ts';

/** A category as menus and lists of links name it. */
export const NavigationItemFields = graphql(`
  fragment NavigationItemFields on NavigationItem @_unmask {
    id
    name
    path
  }
`);

/** The same page in another market or language. */
export const LocalizedPathFields = graphql(`
  fragment LocalizedPathFields on LocalizedPath @_unmask {
    tenant
    locale
    path
  }
`);

/** A page of the help that a search has found. */
export const HelpHitFields = graphql(`
  fragment HelpHitFields on HelpHit @_unmask {
    title
    text
    path
  }
`);
