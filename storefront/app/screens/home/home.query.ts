import type { FragmentOf } from 'gql.tada';
import { graphql } from '../../graphql.ts';
import { ProductTileFragment } from '../../product-tile/product-tile.fragment.ts';

const TeaserFields = graphql(`
  fragment TeaserFields on Teaser @_unmask {
    picture
    pictureSmall
    headline
    text
    path
    callToAction
  }
`);

export type Teaser = FragmentOf<typeof TeaserFields>;

export const HomeQuery = graphql(
  `
    query Home {
      home {
        teasers {
          ...TeaserFields
        }
        inspiration {
          ...TeaserFields
        }
        categories {
          id
          name
          path
          picture
        }
        bestsellers(first: 10) {
          ...ProductTile
        }
        newArrivals(first: 10) {
          ...ProductTile
        }
        brands(first: 12) {
          name
          slug
        }
        reduced(first: 10) {
          ...ProductTile
        }
      }
      newsletter {
        approval
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
  [ProductTileFragment, TeaserFields],
);
