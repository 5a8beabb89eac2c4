import type { InvalidInput } from '#commerce/ground/kernel/refusals.errors.ts';
import { findAlternatives } from '#commerce/range/catalogue/product/alternatives.queries.ts';
import type { ProductCard } from '#commerce/range/catalogue/product/product.queries.ts';
import type { StockAlertRefusal } from '#commerce/service/stock-alert/stock-alert.errors.ts';
import {
  confirmStockAlert,
  readStockAlert,
  requestStockAlert,
  withdrawStockAlert,
} from '#commerce/service/stock-alert/stock-alert.service.ts';
import type { StockAlert } from '#commerce/service/stock-alert/stock-alert.store.ts';
import { listFaults } from '#forms/faults.ts';
import { newsletterEmailSchema } from '#forms/newsletter.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { loadCards } from '#gateway/context/loaders.ts';
import { VariantNotFoundRef } from '../basket/basket.ts';
import { ProductNotFoundRef } from '../basket/wishlist.ts';
import { builder } from '../builder.ts';
import { InvalidInputRef, TooManyAttemptsRef } from '../customer/visitor-outcomes.ts';
import { clampFirst } from '../first.ts';
import { ProductRef } from './product-ref.ts';

type AlertView = Pick<StockAlert, 'confirmed' | 'variantId'> & { readonly product: ProductCard };
const StockAlertRef = builder.objectRef<AlertView>('StockAlert');
StockAlertRef.implement({
  description: 'A wish to be told by one mail when an article is there again.',
  fields: (t) => ({
    confirmed: t.exposeBoolean('confirmed'),
    product: t.expose('product', { type: ProductRef }),
    variantSku: t.id({
      nullable: true,
      description: 'null: any variant, or the variant is no longer sold.',
      async resolve({ product, variantId }, _args, { loaders }) {
        const variants = await loaders.variants.load(product.productId);
        return variants.find((variant) => variant.variantId === variantId)?.sku ?? null;
      },
    }),
  }),
});

async function loadStockAlertView(
  context: GatewayContext,
  alert: StockAlert | null,
): Promise<AlertView | null> {
  const [product] = alert ? await loadCards(context.loaders, [alert.productId]) : [];
  return alert && product ? { confirmed: alert.confirmed, variantId: alert.variantId, product } : null;
}

builder.queryField('stockAlert', (t) =>
  t.field({
    type: StockAlertRef,
    nullable: true,
    description: 'Read by the token of the mail; null: unknown, withdrawn, notified or too old.',
    args: { token: t.arg.string() },
    resolve: async (_root, { token }, context) =>
      loadStockAlertView(context, await readStockAlert(context, token)),
  }),
);

type Asked = { readonly code: 'StockAlertAsked'; readonly confirmDays: number };
const AskedRef = builder.objectRef<Asked>('StockAlertAsked');
AskedRef.implement({
  description: 'The same whether the address has asked before or not: its mailbox says.',
  fields: (t) => ({
    confirmDays: t.exposeInt('confirmDays', { description: 'The days for which the link is valid.' }),
  }),
});

type InStock = Extract<StockAlertRefusal, { code: 'VariantInStock' }>;
const InStockRef = builder.objectRef<InStock>('VariantInStock');
InStockRef.implement({
  description: 'The article is in stock now.',
  fields: (t) => ({ sku: t.exposeID('sku') }),
});

const ResultRef = builder.unionType('StockAlertResult', {
  types: [AskedRef, ProductNotFoundRef, VariantNotFoundRef, InStockRef, TooManyAttemptsRef, InvalidInputRef],
  resolveType: ({ code }: Asked | StockAlertRefusal | InvalidInput) => code,
});

const StockAlertInput = builder.inputType('StockAlertInput', {
  fields: (t) => ({
    sku: t.id({ description: 'Style number.' }),
    variantSku: t.id({ required: false, description: 'null: any variant will do.' }),
    email: t.string(),
  }),
});

builder.mutationFields((t) => ({
  requestStockAlert: t.field({
    type: ResultRef,
    args: { input: t.arg({ type: StockAlertInput }) },
    async resolve(_root, { input: { sku, variantSku, email } }, context) {
      const parsed = newsletterEmailSchema.safeParse({ email });
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const asked = await requestStockAlert(context, {
        sku: String(sku),
        variantSku: variantSku == null ? null : String(variantSku),
        email: parsed.data.email,
        from: context.client.address,
      });
      return asked.ok ? { code: 'StockAlertAsked' as const, ...asked.value } : asked.refusal;
    },
  }),
  confirmStockAlert: t.field({
    type: StockAlertRef,
    nullable: true,
    description: 'Withdraws by the token of the mail, which may be repeated; null: unknown.',
    args: { token: t.arg.string() },
    resolve: async (_root, { token }, context) =>
      loadStockAlertView(context, await confirmStockAlert(context, token)),
  }),
  withdrawStockAlert: t.boolean({
    description: 'Deletes the wish with its address; false: there is none.',
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => withdrawStockAlert(context, token),
  }),
}));

builder.objectFields(ProductRef, (t) => ({
  alternatives: t.field({
    type: [ProductRef],
    description: 'Articles of the same kind that can be had in the same size, the closest first.',
    args: {
      variantSku: t.arg.id({ required: false, description: 'The variant to be told of; null: any.' }),
      first: t.arg.int({ defaultValue: 4 }),
    },
    async resolve({ productId }, { variantSku, first }, ctx) {
      const asked = {
        productId,
        variantSku: variantSku == null ? null : String(variantSku).slice(0, 64),
        first: clampFirst(first),
      };
      return loadCards(ctx.loaders, await findAlternatives(ctx, asked));
    },
  }),
}));
