import { graphql } from './graphql.ts';

export const MoneyFields = graphql(`
  fragment MoneyFields on Money @_unmask {
    minor
    currency
  }
`);
