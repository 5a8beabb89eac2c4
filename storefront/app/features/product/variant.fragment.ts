import { graphql } from '#app/graphql/graphql.ts';

/** The dimensions of a product, and the words for their values. */
export const VariantDimensionFields = graphql(`
  fragment VariantDimensionFields on ProductDimension @_unmask {
    key
    values {
      value
      label
    }
  }
`);

/** A product for a form about one of its variants. */
export const ChosenProductFields = graphql(
  `
  fragment ChosenProductFields on Product @_unmask {
    sku
    slug
    name
    brand {
      name
    }
    pictures
    dimensions {
      ...VariantDimensionFields
    }
    variations {
      sku
      name
      values
      pictures
    }
  }
`,
  [VariantDimensionFields],
);
