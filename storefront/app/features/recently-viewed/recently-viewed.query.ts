import { ProductTileFragment } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

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
