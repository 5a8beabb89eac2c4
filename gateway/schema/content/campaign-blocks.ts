import { findByCode } from '#commerce/buying/voucher/voucher.service.ts';
import { findCategoryByPath } from '#commerce/range/catalogue/category.service.ts';
import { listFeaturedProducts } from '#commerce/range/catalogue/listing/listing.queries.ts';
import { listProductsBySku } from '#commerce/range/catalogue/product/product.queries.ts';
import type { ArticleQuery } from '#commerce/range/content/campaign-blocks.rules.ts';
import type { ContentBlock } from '#commerce/range/content/content-blocks.rules.ts';
import { type Promotion, resolvePromotion } from '#commerce/range/content/promotion.service.ts';
import { findVoucherText } from '#commerce/range/content/shop-content.service.ts';
import { searchProducts } from '#commerce/range/search-api/search.service.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { loadCards } from '#gateway/context/loaders.ts';
import { VoucherRef } from '../basket/voucher.ts';
import { builder } from '../builder.ts';
import { ProductRef } from '../catalogue/product-ref.ts';
import { buildParagraphs, ParagraphRef, resolveLinkAddress } from './content-text.ts';

type Of<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;
type Articles = Of<'articleSlider' | 'articleList'>;

function buildOptionalParagraphs(source: string | null) {
  return source === null ? [] : buildParagraphs([source]);
}

type Pictured = { readonly picture: string; readonly pictureSmall?: string | null };

const picture = {
  description: 'Picture source id.',
  resolve: (block: Pictured, _args: object, ctx: GatewayContext) =>
    ctx.content.createPictureId(block.picture),
};

const pictureSmall = {
  description: 'The picture for phones.',
  resolve: (block: Pictured, _args: object, ctx: GatewayContext) =>
    ctx.content.createPictureId(block.pictureSmall ?? block.picture),
};

export const PictureBlockRef = builder.objectRef<Of<'picture'>>('ContentPicture');
PictureBlockRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    picture: t.string(picture),
    pictureSmall: t.string(pictureSmall),
    alt: t.exposeString('alt'),
    caption: t.field({ type: [ParagraphRef], resolve: ({ caption }) => buildOptionalParagraphs(caption) }),
  }),
});

type Teaser = Of<'teaser'>['items'][number];
const TeaserItemRef = builder.objectRef<Teaser>('ContentTeaserItem');
TeaserItemRef.implement({
  fields: (t) => ({
    picture: t.string(picture),
    pictureSmall: t.string(pictureSmall),
    headline: t.exposeString('headline'),
    words: t.field({ type: [ParagraphRef], resolve: ({ text }) => buildOptionalParagraphs(text) }),
    to: t.string({ resolve: ({ to }, _args, ctx) => resolveLinkAddress(to, ctx) ?? '/' }),
    callToAction: t.exposeString('callToAction'),
  }),
});
export const TeaserBlockRef = builder.objectRef<Of<'teaser'>>('ContentTeaser');
TeaserBlockRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    items: t.field({
      type: [TeaserItemRef],
      resolve: ({ items }, _args, ctx) => items.filter(({ to }) => resolveLinkAddress(to, ctx) !== null),
    }),
  }),
});

/** Product ids or cards of a block's query, at most as many as it asks for. */
async function loadBlockArticles(ctx: GatewayContext, { category, search, skus, by, first }: ArticleQuery) {
  if (skus !== null) return (await listProductsBySku(ctx, skus)).slice(0, first);
  if (category === null && search === null) {
    const featured = by === 'newest' || by === 'discount' ? by : 'popularity';
    return loadCards(ctx.loaders, await listFeaturedProducts(ctx, { by: featured, first }));
  }
  const found = category === null ? null : await findCategoryByPath(ctx, category);
  // a category that this catalogue lacks has no articles
  if (category !== null && !found) return [];
  const answer = await searchProducts(ctx, {
    text: search ?? '',
    categoryId: found?.id ?? null,
    filters: [],
    sort: by,
    page: 1,
  });
  return loadCards(ctx.loaders, answer.productIds.slice(0, first));
}

export const ArticlesBlockRef = builder.objectRef<Articles>('ContentArticles');
ArticlesBlockRef.implement({
  description: 'Articles of a category, of a search, or named one by one.',
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    slides: t.boolean({
      description: 'The parts are in a row that is pushed sideways; otherwise one below the other.',
      resolve: ({ type }) => type === 'articleSlider',
    }),
    articles: t.field({
      type: [ProductRef],
      resolve: ({ query }, _args, ctx) => loadBlockArticles(ctx, query),
    }),
    moreLabel: t.string({ nullable: true, resolve: ({ more }) => more?.label }),
    moreTo: t.string({
      nullable: true,
      resolve: ({ more }, _args, ctx) => (more ? resolveLinkAddress(more.to, ctx) : null),
    }),
  }),
});

export const QuotationBlockRef = builder.objectRef<Of<'quotation'>>('ContentQuotation');
QuotationBlockRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    quote: t.exposeString('quote'),
    author: t.exposeString('author'),
    role: t.exposeString('role', { nullable: true }),
  }),
});

const ProviderRef = builder.enumType('VideoProvider', {
  values: { YOUTUBE: { value: 'youtube' }, VIMEO: { value: 'vimeo' } } as const,
});
export const VideoBlockRef = builder.objectRef<Of<'video'>>('ContentVideo');
VideoBlockRef.implement({
  description: "A provider's video; nothing of it loads before the visitor agrees.",
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    provider: t.expose('provider', { type: ProviderRef }),
    videoId: t.exposeString('id', { description: "The provider's." }),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    uploadedOn: t.expose('uploadedOn', { type: 'Date' }),
    picture: t.string(picture),
    transcript: t.field({
      type: [ParagraphRef],
      resolve: ({ transcript }) => buildParagraphs(transcript),
    }),
  }),
});

export const VoucherBannerRef = builder.objectRef<Of<'voucherBanner'>>('ContentVoucherBanner');
VoucherBannerRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    words: t.field({
      type: [ParagraphRef],
      resolve: async ({ text, code }, _args, ctx) =>
        buildOptionalParagraphs(text ?? (await findVoucherText(ctx, code))),
    }),
    voucher: t.field({
      type: VoucherRef,
      nullable: true,
      description: "Null: there is none with this code, it does not hold now, or it is one person's.",
      async resolve({ code }, _args, ctx) {
        const voucher = await findByCode(ctx, code);
        if (!voucher || voucher.email !== null || voucher.usesLeft === 0) return null;
        const now = ctx.clock.now();
        return voucher.validFrom <= now && now < voucher.validUntil ? voucher : null;
      },
    }),
  }),
});

export const PromotionRef = builder.objectRef<Promotion>('Promotion');
PromotionRef.implement({
  description: 'An action of the shop, found by its code.',
  fields: (t) => ({
    code: t.exposeString('code', {
      nullable: true,
      description: 'Null: the empty promotion, which stands where there is none.',
    }),
    headline: t.exposeString('headline'),
    words: t.field({ type: [ParagraphRef], resolve: ({ text }) => buildParagraphs([text]) }),
    conditions: t.field({ type: [ParagraphRef], resolve: ({ conditions }) => buildParagraphs(conditions) }),
    picture: t.string({
      nullable: true,
      description: picture.description,
      resolve: ({ picture }, _args, ctx) => picture && ctx.content.createPictureId(picture),
    }),
    validUntil: t.expose('validUntil', { type: 'Date', nullable: true, description: 'The last day.' }),
    to: t.string({ nullable: true, resolve: ({ to }, _args, ctx) => resolveLinkAddress(to, ctx) }),
    callToAction: t.exposeString('callToAction', { nullable: true }),
  }),
});

export const PromotionBannerRef = builder.objectRef<Of<'promotionBanner'>>('ContentPromotionBanner');
PromotionBannerRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    code: t.exposeString('code', { nullable: true, description: "Null: the one of the page's address." }),
    promotion: t.field({
      type: PromotionRef,
      nullable: true,
      args: { code: t.arg.string({ required: false, description: 'The code in the page’s address.' }) },
      resolve: ({ code }, args, ctx) => resolvePromotion(ctx, code ?? args.code ?? null),
    }),
  }),
});

export const NewsletterBlockRef = builder.objectRef<Of<'newsletter'>>('ContentNewsletter');
NewsletterBlockRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    words: t.field({ type: [ParagraphRef], resolve: ({ text }) => buildOptionalParagraphs(text) }),
  }),
});

export const CalculatorBlockRef = builder.objectRef<Of<'calculator'>>('ContentCalculator');
CalculatorBlockRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    price: t.exposeInt('price', { nullable: true, description: 'Minor units.' }),
  }),
});

const FormRef = builder.enumType('ContentFormKind', {
  values: { SEARCH: { value: 'search' }, HELP: { value: 'help' }, CONTACT: { value: 'contact' } } as const,
});
export const FormBlockRef = builder.objectRef<Of<'form'>>('ContentForm');
FormBlockRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    form: t.expose('form', { type: FormRef }),
    words: t.field({ type: [ParagraphRef], resolve: ({ text }) => buildOptionalParagraphs(text) }),
  }),
});
