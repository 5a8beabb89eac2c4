import type { ResultOf } from 'gql.tada';
import { VoucherFields } from '#app/features/basket/basket.fragment.ts';
import { ProductTileFragment, type TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { ParagraphFields, TextBlockFields } from './content.fragment.ts';

const PromotionFields = graphql(
  `
    fragment PromotionFields on Promotion @_unmask {
      code
      headline
      words {
        ...ParagraphFields
      }
      conditions {
        ...ParagraphFields
      }
      picture
      validUntil
      to
      callToAction
    }
  `,
  [ParagraphFields],
);

/** Kinds that may also be in columns; other kinds are left out. */
export const NarrowBlockFields = graphql(
  `
    fragment NarrowBlockFields on ContentBlock @_unmask {
      ...TextBlockFields
      ... on ContentPicture {
        heading
        picture
        pictureSmall
        alt
        legend: caption {
          ...ParagraphFields
        }
      }
      ... on ContentQuotation {
        heading
        quote
        author
        role
      }
      ... on ContentVideo {
        heading
        provider
        videoId
        title
        description
        uploadedOn
        picture
        transcript {
          ...ParagraphFields
        }
      }
      ... on ContentNewsletter {
        heading
        words {
          ...ParagraphFields
        }
      }
      ... on ContentForm {
        heading
        form
        words {
          ...ParagraphFields
        }
      }
    }
  `,
  [ParagraphFields, TextBlockFields],
);

export const PageBlockFields = graphql(
  `
    fragment PageBlockFields on ContentBlock @_unmask {
      ...NarrowBlockFields
      ... on ContentTeaser {
        heading
        teasers: items {
          picture
          pictureSmall
          headline
          words {
            ...ParagraphFields
          }
          to
          callToAction
        }
      }
      ... on ContentArticles {
        heading
        slides
        articles {
          ...ProductTile
        }
        moreLabel
        moreTo
      }
      ... on ContentVoucherBanner {
        heading
        words {
          ...ParagraphFields
        }
        voucher {
          ...VoucherFields
        }
      }
      ... on ContentPromotionBanner {
        heading
        promotion(code: $promotion) {
          ...PromotionFields
        }
      }
      ... on ContentCalculator {
        heading
        price
      }
      ... on ContentColumns {
        heading
        left {
          ...NarrowBlockFields
        }
        right {
          ...NarrowBlockFields
        }
      }
    }
  `,
  [ParagraphFields, NarrowBlockFields, ProductTileFragment, VoucherFields, PromotionFields],
);
/** A block in the gateway's answer. */
export type LoadedBlock = ResultOf<typeof PageBlockFields>;

type Named<Block, Name> = Extract<Block, { __typename: Name }>;
type Articles = Omit<Named<LoadedBlock, 'ContentArticles'>, 'articles'> & { articles: TileProduct[] };
/** Blocks in the page's data: articles are tiles. */
export type PageBlock = Exclude<LoadedBlock, { __typename: 'ContentArticles' }> | Articles;
export type BlockOf<Name extends PageBlock['__typename']> = Named<PageBlock, Name>;
