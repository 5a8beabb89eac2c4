import { z } from 'zod';
import { WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';
import { heading, paragraphs, pictureName, target, text, written } from './text/written.rules.ts';

const link = z.strictObject({ label: text.max(100), to: target });
const code = z.string().regex(/^[A-Za-z0-9-]{2,40}$/, 'expected a code of letters, digits and hyphens');

const teaser = z.strictObject({
  picture: pictureName,
  /** for phones; null for the wide one */
  pictureSmall: pictureName.nullable().default(null),
  headline: text.max(120),
  text: written.nullable().default(null),
  to: target,
  callToAction: text.max(60),
});

/** The articles of a block: of a category, found by a search, or listed by number. */
const articleQuery = z
  .strictObject({
    /** category path without slashes at the ends */
    category: z
      .string()
      .regex(/^[a-z0-9][a-z0-9/-]{0,200}$/, 'expected a category path such as dames/kleding')
      .nullable()
      .default(null),
    search: text.max(80).nullable().default(null),
    skus: z.array(z.string().regex(WHOLE_ARTICLE_NUMBER)).min(1).max(24).nullable().default(null),
    by: z
      .enum(['popularity', 'newest', 'discount', 'price-asc', 'price-desc', 'rating'])
      .default('popularity'),
    first: z.int().min(1).max(24).default(12),
  })
  .refine(
    ({ category, search, skus }) => [category, search, skus].filter((one) => one !== null).length <= 1,
    'expected one of category, search and skus, or none of them',
  );

export type ArticleQuery = z.infer<typeof articleQuery>;

const articles = { heading, query: articleQuery, more: link.nullable().default(null) };

/** Blocks of campaigns and magazines, beside those of the help (content-blocks.rules.ts). */
export const narrowBlocks = [
  z.strictObject({
    type: z.literal('picture'),
    heading,
    picture: pictureName,
    pictureSmall: pictureName.nullable().default(null),
    /** '' for a decorative picture */
    alt: z.string().max(200),
    caption: written.nullable().default(null),
  }),
  z.strictObject({
    type: z.literal('quotation'),
    heading,
    quote: text.max(600),
    author: text.max(100),
    role: text.max(100).nullable().default(null),
  }),
  z.strictObject({
    type: z.literal('video'),
    heading,
    provider: z.enum(['youtube', 'vimeo']),
    id: z.string().regex(/^[A-Za-z0-9_-]{5,20}$/, "expected the provider's id of the video"),
    title: text.max(120),
    description: text.max(500),
    uploadedOn: z.iso.date(),
    picture: pictureName,
    /** the spoken words and the scenes, for people who read instead */
    transcript: paragraphs.default([]),
  }),
  z.strictObject({ type: z.literal('newsletter'), heading, text: written.nullable().default(null) }),
  z.strictObject({
    type: z.literal('form'),
    heading,
    form: z.enum(['search', 'help', 'contact']),
    text: written.nullable().default(null),
  }),
] as const;

/** Blocks that need the whole width of a page. */
export const wideBlocks = [
  z.strictObject({
    type: z.literal('teaser'),
    heading,
    /** one large, or several beside each other */
    items: z.array(teaser).min(1).max(6),
  }),
  z.strictObject({ type: z.literal('articleSlider'), ...articles }),
  z.strictObject({ type: z.literal('articleList'), ...articles }),
  z.strictObject({ type: z.literal('voucherBanner'), heading, code, text: written.nullable().default(null) }),
  /** `code` null for the one in the page's address, `?promotion=` */
  z.strictObject({ type: z.literal('promotionBanner'), heading, code: code.nullable().default(null) }),
  /** `price` in minor units; null for the calculator's own initial price */
  z.strictObject({
    type: z.literal('calculator'),
    heading,
    price: z.int().positive().nullable().default(null),
  }),
] as const;
