import { graphql } from '../../graphql.ts';
import { ProductTileFragment } from '../../product-tile/product-tile.fragment.ts';

export const HomeQuery = graphql(
  `
    query Home {
      home {
        teasers {
          picture
          pictureSmall
          headline
          text
          path
          callToAction
        }
        categories {
          id
          name
          path
          picture
        }
        bestsellers(first: 12) {
          ...ProductTile
        }
        newArrivals(first: 12) {
          ...ProductTile
        }
      }
      shop {
        withdrawalDays
        withdrawalStatutory
        paymentMethods
        deliveryOptions {
          code
          price {
            minor
            currency
          }
          freeFrom {
            minor
            currency
          }
        }
      }
    }
  `,
  [ProductTileFragment],
);
