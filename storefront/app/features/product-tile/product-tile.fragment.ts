import type { FragmentOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

/** What the price component prints. */
export const PriceFields = graphql(
  `
  fragment PriceFields on ProductPrice @_unmask {
    current {
      ...MoneyFields
    }
    original {
      ...MoneyFields
    }
    recommended {
      ...MoneyFields
    }
    discount {
      percent
    }
    unitPrice {
      price {
        ...MoneyFields
      }
      unit
    }
    from
  }
`,
  [MoneyFields],
);

/** The energy label, to be shown wherever the price stands. */
export const EcoLabelFields = graphql(`
  fragment EcoLabelFields on EcoLabel @_unmask {
    energyClass
    best
    worst
    label
    dataSheet
  }
`);

/** The tyre label, likewise. */
export const TireFields = graphql(`
  fragment TireFields on TireEfficiency @_unmask {
    fuelEfficiency
    wetGrip
    rollingNoise
    rollingNoiseClass
    snow
    ice
    label
    dataSheet
  }
`);

/** The properties in which a product's articles differ, and their values. */
export const DimensionFields = graphql(`
  fragment DimensionFields on ProductDimension @_unmask {
    key
    values {
      value
      label
      hex
    }
  }
`);

/** The choices of an article, with the price and delivery of each. */
export const VariationFields = graphql(
  `
    fragment VariationFields on ProductVariation @_unmask {
      sku
      values
      pictures
      price {
        ...PriceFields
      }
      availability {
        state
        fewLeft
        deliveryDaysMin
        deliveryDaysMax
        delivery {
          from
          until
        }
        expectedOn
      }
    }
  `,
  [PriceFields],
);

/** A product in a list. Lists pass it through `tileProducts`, which drops what a tile does not show. */
export const ProductTileFragment = graphql(
  `
    fragment ProductTile on Product @_unmask {
      cacheTag
      sku
      slug
      name
      brand {
        name
      }
      price {
        ...PriceFields
      }
      rating {
        average
        max
        count
      }
      stylePreviews {
        key
        name
        hex
        picture
        variantSku
      }
      pictures
      available
      isNew
      condition
      ecoLabel {
        ...EcoLabelFields
      }
      tire {
        ...TireFields
      }
    }
  `,
  [PriceFields, EcoLabelFields, TireFields],
);

export type LoadedProduct = FragmentOf<typeof ProductTileFragment>;
/** What travels of it; `hiddenColors`: how many more colours than previews there are. */
export type TileProduct = Omit<LoadedProduct, 'cacheTag' | 'tire' | 'ecoLabel'> & {
  hiddenColors: number;
  /** the article to lead to, when the list asked for its colour */
  variantSku?: string;
  /** its place in the list is paid for, which its tile must say */
  sponsored?: boolean;
  tire?: LoadedProduct['tire'];
  ecoLabel?: LoadedProduct['ecoLabel'];
};
export type PriceView = FragmentOf<typeof PriceFields>;
export type EcoLabelView = FragmentOf<typeof EcoLabelFields>;
export type TireView = FragmentOf<typeof TireFields>;
