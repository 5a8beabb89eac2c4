import type { FragmentOf } from 'gql.tada';
import { graphql } from '../graphql.ts';

/** What the price component prints. */
export const PriceFields = graphql(`
  fragment PriceFields on ProductPrice @_unmask {
    current {
      minor
      currency
    }
    original {
      minor
      currency
    }
    recommended {
      minor
      currency
    }
    discount {
      percent
    }
    from
  }
`);

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
      colors {
        key
        name
        hex
      }
      pictures
      available
      isNew
      energyClass
    }
  `,
  [PriceFields],
);

export type LoadedProduct = FragmentOf<typeof ProductTileFragment>;
/** What travels of it. */
export type TileProduct = Omit<LoadedProduct, 'cacheTag'>;
export type PriceView = FragmentOf<typeof PriceFields>;
