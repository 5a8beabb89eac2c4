import type { WishlistEditRefusal, WishlistRefusal } from '#commerce/people/wishlist/wishlist.errors.ts';
import {
  addToWishlist,
  changeWishlistVariant,
  getWishlist,
  removeFromWishlist,
  type WishlistView,
} from '#commerce/people/wishlist/wishlist.service.ts';
import type { WishlistLine } from '#commerce/people/wishlist/wishlist.store.ts';
import {
  buildDimensions,
  buildOffer,
  getVariantName,
  NO_VALUE,
  type Variant,
} from '#commerce/range/catalogue/listing/offer.rules.ts';
import { getColours } from '#commerce/range/catalogue/reference.service.ts';
import { NAME_OPTION } from '#commerce/range/catalogue/variant-words.rules.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { builder } from '../builder.ts';
import { AvailabilityRef } from '../catalogue/availability.ts';
import { loadProductPrice, loadVariantPrice, ProductPriceRef } from '../catalogue/product-price.ts';
import { ProductRef } from '../catalogue/product-ref.ts';
import { unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { createMoneyField } from '../money.ts';
import { VariantNotFoundRef } from './basket.ts';
import { OptionValueRef } from './basket-line.ts';

export const WishlistRef = builder.objectRef<WishlistView>('Wishlist');
const WishlistLineItemRef = builder.objectRef<WishlistLine>('WishlistLineItem');

WishlistRef.implement({
  fields: (t) => ({
    count: t.int({ resolve: ({ lines }) => lines.length }),
    skus: t.stringList({
      description: 'Style numbers of what is kept: what a list of products marks.',
      resolve: ({ lines }) => lines.map(({ sku }) => sku),
    }),
    lines: t.field({
      type: [WishlistLineItemRef],
      description: 'The newest first.',
      resolve: ({ lines }) => [...lines],
    }),
  }),
});

/** The variants on sale, and the one on the wishlist. */
async function loadVariants({ productId, variantSku }: WishlistLine, { loaders }: GatewayContext) {
  const variants = await loaders.variants.load(productId);
  return { variants, chosen: variants.find(({ sku }) => sku === variantSku) ?? null };
}

WishlistLineItemRef.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ lineId }) => lineId }),
    sku: t.exposeID('sku', { description: 'Style number.' }),
    variantSku: t.id({
      nullable: true,
      description: 'null: none was chosen yet, or it is no longer sold.',
      resolve: async (line, _, ctx) => (await loadVariants(line, ctx)).chosen?.sku ?? null,
    }),
    name: t.string({
      nullable: true,
      description: 'The title of the kept variant, where it has one of its own.',
      async resolve(line, _, ctx) {
        const { chosen } = await loadVariants(line, ctx);
        return chosen && getVariantName(chosen);
      },
    }),
    addedAt: t.expose('addedAt', { type: 'DateTime' }),
    keptPrice: t.field(createMoneyField('keptMinor', 'What it cost when it was kept.')),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: 'null: the tenant no longer has the product.',
      resolve: ({ productId }, _, { loaders }) => loaders.cards.load(productId),
    }),
    price: t.field({
      type: ProductPriceRef,
      nullable: true,
      description: 'The price of the kept variant, else the lowest; null: no longer sold.',
      async resolve(line, _, ctx) {
        const { variants, chosen } = await loadVariants(line, ctx);
        if (chosen) return loadVariantPrice(chosen, ctx);
        return variants.length > 0 ? loadProductPrice(line.productId, ctx) : null;
      },
    }),
    picture: t.string({
      nullable: true,
      async resolve(line, _, ctx) {
        const { variants, chosen } = await loadVariants(line, ctx);
        return (chosen?.pictures ?? buildOffer(variants).pictures)[0] ?? null;
      },
    }),
    options: t.field({
      type: [OptionValueRef],
      description: 'The options of the kept variant; empty while none is chosen.',
      async resolve(line, _, ctx) {
        const [{ chosen }, card] = await Promise.all([
          loadVariants(line, ctx),
          ctx.loaders.cards.load(line.productId),
        ]);
        return chosen && card ? listOptions(chosen, card.dimensions, ctx) : [];
      },
    }),
    availability: t.field({
      type: AvailabilityRef,
      nullable: true,
      description:
        'The availability of the kept variant, else of the cheapest available one; null: no longer sold.',
      async resolve(line, _, ctx) {
        const [{ variants, chosen }, card] = await Promise.all([
          loadVariants(line, ctx),
          ctx.loaders.cards.load(line.productId),
        ]);
        if (!card || card.discontinued) return null;
        return (chosen ?? buildOffer(variants).cheapest)?.availability ?? null;
      },
    }),
    oneVariant: t.boolean({
      description: 'The article has one variant: there is nothing to choose.',
      resolve: async (line, _, ctx) => (await loadVariants(line, ctx)).variants.length === 1,
    }),
  }),
});

async function listOptions(variant: Variant, dimensions: readonly string[], ctx: GatewayContext) {
  const named = buildDimensions([variant], dimensions, await getColours(ctx));
  return named.flatMap(({ key, values }) =>
    values.flatMap(({ value, label }) =>
      value === NO_VALUE || key === NAME_OPTION ? [] : [{ key, value: label }],
    ),
  );
}

builder.queryField('wishlist', (t) =>
  t.field({ type: WishlistRef, resolve: (_root, _args, context) => getWishlist(context) }),
);

type Refused<Code extends string> = Extract<WishlistRefusal | WishlistEditRefusal, { code: Code }>;
type Changed = { code: 'WishlistChanged'; wishlist: WishlistView; line: WishlistLine | null };

const WishlistChangedRef = builder.objectRef<Changed>('WishlistChanged');
export const ProductNotFoundRef = builder.objectRef<Refused<'ProductNotFound'>>('ProductNotFound');
const WishlistFullRef = builder.objectRef<Refused<'WishlistFull'>>('WishlistFull');
const WishlistUnchangedRef = builder.objectRef<Refused<'WishlistUnchanged'>>('WishlistUnchanged');
const VariantSoldOutRef = builder.objectRef<Refused<'VariantSoldOut'>>('VariantSoldOut');

WishlistChangedRef.implement({
  fields: (t) => ({
    wishlist: t.expose('wishlist', { type: WishlistRef }),
    line: t.expose('line', {
      type: WishlistLineItemRef,
      nullable: true,
      description: 'null: the line was removed.',
    }),
  }),
});
ProductNotFoundRef.implement({ fields: (t) => ({ sku: t.exposeID('sku') }) });
WishlistFullRef.implement({ fields: (t) => ({ limit: t.exposeInt('limit') }) });
WishlistUnchangedRef.implement({ fields: (t) => ({ code: t.exposeString('code') }) });
VariantSoldOutRef.implement({ fields: (t) => ({ sku: t.exposeID('sku') }) });

const WishlistResultRef = builder.unionType('WishlistResult', {
  types: [WishlistChangedRef, ProductNotFoundRef, VariantNotFoundRef, WishlistFullRef],
  resolveType: ({ code }) => code,
});

const WishlistEditResultRef = builder.unionType('WishlistEditResult', {
  description: 'A change of variant is applied, changes nothing, or finds it sold out.',
  types: [
    WishlistChangedRef,
    WishlistUnchangedRef,
    VariantSoldOutRef,
    ProductNotFoundRef,
    VariantNotFoundRef,
  ],
  resolveType: ({ code }) => code,
});

const AddToWishlistInput = builder.inputType('AddToWishlistInput', {
  fields: (t) => ({
    sku: t.id({ description: 'Style number.' }),
    variantSku: t.id({ required: false, description: 'Article number of the variant, once one is chosen.' }),
  }),
});

const ChangeWishlistLineInput = builder.inputType('ChangeWishlistLineInput', {
  fields: (t) => ({ sku: t.id(), variantSku: t.id() }),
});

builder.mutationFields((t) => ({
  addToWishlist: t.field({
    type: WishlistResultRef,
    args: { input: t.arg({ type: AddToWishlistInput }) },
    resolve: async (_root, { input: { sku, variantSku } }, context) =>
      unwrapOutcome(
        'WishlistChanged',
        await addToWishlist(await ensureVisitor(context), { sku, variantSku: variantSku ?? null }),
      ),
  }),
  removeFromWishlist: t.field({
    type: WishlistChangedRef,
    description: 'Removing what is not kept is no fault.',
    args: { sku: t.arg.id() },
    resolve: async (_root, { sku }, context) => ({
      ...(await removeFromWishlist(await ensureVisitor(context), sku)),
      code: 'WishlistChanged' as const,
    }),
  }),
  changeWishlistLine: t.field({
    type: WishlistEditResultRef,
    args: { input: t.arg({ type: ChangeWishlistLineInput }) },
    resolve: async (_root, { input }, context) =>
      unwrapOutcome('WishlistChanged', await changeWishlistVariant(await ensureVisitor(context), input)),
  }),
}));
