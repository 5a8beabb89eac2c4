import { graphql } from '#app/graphql/graphql.ts';

/** The properties in which a product's articles differ, and the words for their values. */
export const VariantDimensionFields = graphql(`
  fragment VariantDimensionFields on ProductDimension @_unmask {
    key
    values {
      value
      label
    }
  }
`);

/** A product as a form about one of its articles shows it. */
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
      values
      pictures
    }
  }
`,
  [VariantDimensionFields],
);
