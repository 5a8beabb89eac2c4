import { graphql } from '../graphql.ts';
import { ProductTileFragment } from '../product-tile/product-tile.fragment.ts';

export const RecentlyViewedQuery = graphql(
  `
    query RecentlyViewed($skus: [ID!]!) {
      products(skus: $skus) {
        ...ProductTile
      }
    }
  `,
  [ProductTileFragment],
);
