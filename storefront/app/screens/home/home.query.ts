import type { FragmentOf } from 'gql.tada';
import { DeliveryPriceFields } from '#app/features/delivery/delivery-price.fragment.ts';
import { NewsletterFormFields } from '#app/features/newsletter/newsletter.fragment.ts';
import { ProductTileFragment } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

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

/** `preview`: token of the signed link to unpublished content */
export const HomeQuery = graphql(
  `
    query Home($preview: String) {
      home {
        content(preview: $preview) {
          teasers {
            ...TeaserFields
          }
          inspiration {
            ...TeaserFields
          }
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
        selection(first: 10) {
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
        ...NewsletterFormFields
      }
      shop {
        withdrawalDays
        withdrawalStatutory
        paymentMethods
        deliveryOptions {
          ...DeliveryPriceFields
        }
      }
    }
  `,
  [ProductTileFragment, TeaserFields, DeliveryPriceFields, NewsletterFormFields],
);
