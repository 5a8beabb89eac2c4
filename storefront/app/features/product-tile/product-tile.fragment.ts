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

/** The stars of an article. */
export const RatingFields = graphql(`
  fragment RatingFields on Rating @_unmask {
    average
    max
    count
  }
`);

/** The label of chargers (Directive (EU) 2022/2380), and the footprint where the maker says it. */
export const PowerEfficiencyFields = graphql(`
  fragment PowerEfficiencyFields on PowerEfficiencyFlags @_unmask {
    powerSupplyIncluded
    chargingMinWatt
    chargingMaxWatt
    usbPowerDelivery
    carbonFootprintGrams
  }
`);

/** Whether and when an article can be had. */
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
        ...AvailabilityFields
        expectedOn
      }
    }
  `,
  [PriceFields, AvailabilityFields],
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
/** The fields of it that travel; `hiddenColors`: how many more colours than previews there are. */
export type TileProduct = Omit<
  LoadedProduct,
  'cacheTag' | 'tire' | 'ecoLabel' | 'comparedAs' | 'keyFacts' | 'arrival'
> & {
  hiddenColors: number;
  /** the article to lead to, when the list asked for its colour */
  variantSku?: string;
  /** values to lead to, when the list asked for one size (features/product/choice.ts) */
  choice?: string;
  /** its plan of instalments, in a list that carries the warning and the example which the law wants with that */
  instalment?: TileInstalment;
  /** its place in the list is paid for, which its tile must say */
  sponsored?: boolean;
  /** with which others it can be compared */
  comparedAs?: string;
  keyFacts?: readonly string[];
  /** days between which it comes if it is ordered now */
  arrival?: NonNullable<LoadedProduct['arrival']>;
  tire?: LoadedProduct['tire'];
  ecoLabel?: LoadedProduct['ecoLabel'];
};
export type TileInstalment = {
  readonly count: number;
  readonly annualPercent: number;
  readonly amount: MoneyValue;
  readonly overall: MoneyValue;
};
export type PriceView = FragmentOf<typeof PriceFields>;
export type EcoLabelView = FragmentOf<typeof EcoLabelFields>;
export type TireView = FragmentOf<typeof TireFields>;
