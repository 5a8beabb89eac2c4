import type { FragmentOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import type { MoneyValue } from '#texts/format.ts';

/** The fields that the price component prints. */
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

/** The energy label, shown wherever the price is. */
export const EcoLabelFields = graphql(`
  fragment EcoLabelFields on EcoLabel @_unmask {
    energyClass
    best
    worst
    label
    dataSheet
  }
`);

/** The tyre label, shown wherever the price is. */
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

/** The stars of an article. */
export const RatingFields = graphql(`
  fragment RatingFields on Rating @_unmask {
    average
    max
    count
  }
`);

/** The label of chargers (Directive (EU) 2022/2380), and the footprint where the maker states it. */
export const PowerEfficiencyFields = graphql(`
  fragment PowerEfficiencyFields on PowerEfficiencyFlags @_unmask {
    powerSupplyIncluded
    chargingMinWatt
    chargingMaxWatt
    usbPowerDelivery
    carbonFootprintGrams
  }
`);

/** Whether and when an article is available. */
export const AvailabilityFields = graphql(`
  fragment AvailabilityFields on Availability @_unmask {
    state
    fewLeft
    deliveryDaysMin
    deliveryDaysMax
    delivery {
      from
      until
    }
  }
`);

/** The facts of an article, in their groups. */
export const ProductAttributesFields = graphql(`
  fragment ProductAttributesFields on ProductAttributes @_unmask {
    group
    section
    attributes {
      key
      label
      value
    }
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

/** The variants of an article, with price and delivery of each. */
export const VariationFields = graphql(
  `
    fragment VariationFields on ProductVariation @_unmask {
      sku
      name
      values
      pictures
      price {
        ...PriceFields
      }
      availability {
        ...AvailabilityFields
        eveningOn
        expectedOn
      }
    }
  `,
  [PriceFields, AvailabilityFields],
);

/** A product in a list. Lists pass it through `buildTileProducts`, which drops everything that a tile does not show. */
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
        ...RatingFields
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
      keyFacts
      comparedAs
      arrival {
        from
        until
      }
      ecoLabel {
        ...EcoLabelFields
      }
      tire {
        ...TireFields
      }
    }
  `,
  [PriceFields, EcoLabelFields, TireFields, RatingFields],
);

export type LoadedProduct = FragmentOf<typeof ProductTileFragment>;
/** The fields of a product that are sent; `hiddenColors`: number of colours beyond the previews. */
export type TileProduct = Omit<
  LoadedProduct,
  'cacheTag' | 'tire' | 'ecoLabel' | 'comparedAs' | 'keyFacts' | 'arrival'
> & {
  hiddenColors: number;
  /** the variant to link to, when the list is filtered by its colour */
  variantSku?: string;
  /** values to link to, when the list is filtered by one size (features/product/choice.ts) */
  choice?: string;
  /** its plan of instalments, in a list with the warning and the example that the law requires for it */
  instalment?: TileInstalment;
  /** its position in the list is paid for, which its tile must say */
  sponsored?: boolean;
  /** the group that it can be compared in */
  comparedAs?: string;
  keyFacts?: readonly string[];
  /** days between which it arrives if it is ordered now */
  arrival?: NonNullable<LoadedProduct['arrival']>;
  tire?: LoadedProduct['tire'];
  ecoLabel?: LoadedProduct['ecoLabel'];
};
export type TileInstalment = {
  readonly count: number;
  readonly annualPercent: number;
  readonly amount: MoneyValue;
  readonly overall: MoneyValue;
  /** the plan finances the delivery of one piece too, as on the product page */
  readonly hasDelivery: boolean;
};
export type PriceView = FragmentOf<typeof PriceFields>;
export type EcoLabelView = FragmentOf<typeof EcoLabelFields>;
export type TireView = FragmentOf<typeof TireFields>;
