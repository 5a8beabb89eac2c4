import type { BasketRefusal } from '#commerce/buying/basket/basket.errors.ts';
import {
  addToBasket,
  type BasketView,
  changeBasketLine,
  getBasket,
} from '#commerce/buying/basket/basket.service.ts';
import type { Notice } from '#commerce/buying/basket/basket.types.ts';
import { changeBasketVariant } from '#commerce/buying/basket/line/change-variant.service.ts';
import { type Currency, createMoney, type Money } from '#commerce/ground/kernel/money.ts';
import { calculateReferencePrice } from '#commerce/range/pricing/price.rules.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { tellGoal } from '#gateway/context/goals.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { builder } from '../builder.ts';
import { unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { MoneyRef } from '../money.ts';
import { BasketLineItemRef, BasketPriceSavingRef, computeSaving } from './basket-line.ts';
import { TotalsRef } from './totals.ts';

export const BasketRef = builder.objectRef<BasketView>('Basket');
const BasketNoticeRef = builder.objectRef<Notice & { readonly currency: Currency }>('BasketNotice');

BasketRef.implement({
  interfaces: [TotalsRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ basketId }) => basketId ?? 'none' }),
    version: t.exposeInt('version'),
    lines: t.field({ type: [BasketLineItemRef], resolve: ({ lines }) => [...lines] }),
    count: t.exposeInt('count', { description: 'Pieces.' }),
    saving: t.field({
      type: BasketPriceSavingRef,
      nullable: true,
      description: 'The saving of all lines against their reference prices; null: nothing is reduced.',
      resolve: async ({ lines }, _args, { loaders, currency, tenant }) => {
        const originals = await Promise.all(
          lines.map(async ({ article, quantity, totalMinor }) => {
            const original = calculateReferencePrice(
              await loaders.priceHistory.load(article.variantId),
              tenant.priceReference.days,
            );
            return original === null ? totalMinor : original * quantity;
          }),
        );
        const original = originals.reduce((total, minor) => total + minor, 0);
        return computeSaving(
          original,
          lines.reduce((total, line) => total + line.totalMinor, 0),
          currency,
        );
      },
    }),
    missingForFreeDelivery: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Still to buy for free delivery; null: does not apply or reached.',
      resolve: (basket) => buildOptionalMoney(basket.missingForFreeDeliveryMinor, basket.currency),
    }),
    notices: t.field({
      type: [BasketNoticeRef],
      resolve: ({ notices, currency }) => notices.map((notice) => ({ ...notice, currency })),
    }),
    orderable: t.exposeBoolean('orderable', {
      description: 'False while a line cannot be delivered as asked.',
    }),
  }),
});

function buildOptionalMoney(minor: number | null, currency: Currency): Money | null {
  return minor === null ? null : createMoney(minor, currency);
}

const BasketNoticeCodeRef = builder.enumType('BasketNoticeCode', {
  values: ['PRICE_RAISED', 'PRICE_LOWERED', 'SOLD_OUT', 'FEWER_AVAILABLE', 'NO_LONGER_SOLD'] as const,
});

BasketNoticeRef.implement({
  description: 'Something that changed since the customer saw the line.',
  fields: (t) => ({
    code: t.expose('code', { type: BasketNoticeCodeRef }),
    lineId: t.exposeID('lineId'),
    productName: t.exposeString('productName'),
    oldPrice: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ oldMinor, currency }) => buildOptionalMoney(oldMinor, currency),
    }),
    newPrice: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ newMinor, currency }) => buildOptionalMoney(newMinor, currency),
    }),
    available: t.exposeInt('available', { nullable: true }),
  }),
});

builder.queryField('basket', (t) =>
  t.field({ type: BasketRef, resolve: (_root, _args, context) => getBasket(context) }),
);

type Refused<Code extends BasketRefusal['code']> = Extract<BasketRefusal, { code: Code }>;
type Changed = {
  code: 'BasketChanged';
  /** a function: read when a field asks for it */
  basket: BasketView | (() => Promise<BasketView>);
  lineId: string | null;
};

export const BasketChangedRef = builder.objectRef<Changed>('BasketChanged');

export const VariantNotFoundRef = builder.objectRef<Refused<'VariantNotFound'>>('VariantNotFound');
const InsufficientStockRef = builder.objectRef<Refused<'InsufficientStock'>>('InsufficientStock');
const QuantityLimitRef = builder.objectRef<Refused<'QuantityLimit'>>('QuantityLimit');
const BasketFullRef = builder.objectRef<Refused<'BasketFull'>>('BasketFull');

BasketChangedRef.implement({
  fields: (t) => ({
    basket: t.field({ type: BasketRef, resolve: resolveBasketView }),
    line: t.field({
      type: BasketLineItemRef,
      nullable: true,
      description: 'The line that was added or changed; null when removed.',
      resolve: async (changed) =>
        (await resolveBasketView(changed)).lines.find(({ lineId }) => lineId === changed.lineId) ?? null,
    }),
  }),
});
function resolveBasketView({ basket }: Changed): BasketView | Promise<BasketView> {
  return typeof basket === 'function' ? basket() : basket;
}

/** The visitor's basket, read once, and only when a field asks for it. */
function createLazyBasket(context: GatewayContext): () => Promise<BasketView> {
  let view: Promise<BasketView> | null = null;
  return () => {
    view ??= getBasket(context);
    return view;
  };
}

VariantNotFoundRef.implement({ fields: (t) => ({ sku: t.exposeID('sku') }) });
InsufficientStockRef.implement({
  fields: (t) => ({
    available: t.exposeInt('available'),
    inBasket: t.exposeInt('inBasket', {
      description: 'Pieces of the article that lie in the basket already.',
    }),
  }),
});
QuantityLimitRef.implement({ fields: (t) => ({ limit: t.exposeInt('limit') }) });
BasketFullRef.implement({ fields: (t) => ({ limit: t.exposeInt('limit') }) });

const BasketResultRef = builder.unionType('BasketResult', {
  types: [BasketChangedRef, VariantNotFoundRef, InsufficientStockRef, QuantityLimitRef, BasketFullRef],
  resolveType: ({ code }) => code,
});

/** More services than any article has. */
const MOST_ANSWERS = 10;

const ServiceAnswerInput = builder.inputType('ServiceAnswerInput', {
  fields: (t) => ({ service: t.string(), chosen: t.boolean() }),
});

const AddToBasketInput = builder.inputType('AddToBasketInput', {
  fields: (t) => ({
    variantSku: t.id({ description: 'Article number of the chosen variant.' }),
    quantity: t.int({ defaultValue: 1 }),
    services: t.field({
      type: [ServiceAnswerInput],
      defaultValue: [],
      description: 'Answers about its services, 10 at most; what it is not offered counts for nothing.',
    }),
  }),
});

const ChangeBasketLineInput = builder.inputType('ChangeBasketLineInput', {
  fields: (t) => ({ lineId: t.id(), quantity: t.int() }),
});

builder.mutationField('addToBasket', (t) =>
  t.field({
    type: BasketResultRef,
    args: { input: t.arg({ type: AddToBasketInput }) },
    async resolve(_root, { input }, context) {
      const { services, ...pieces } = input;
      const answers = services.slice(0, MOST_ANSWERS).map(({ service, chosen }) => [service, chosen]);
      const added = await addToBasket(await ensureVisitor(context), {
        ...pieces,
        services: Object.fromEntries(answers),
      });
      if (!added.ok) return added.refusal;
      await tellGoal(context, 'basket');
      return { ...added.value, code: 'BasketChanged' as const, basket: createLazyBasket(context) };
    },
  }),
);

const ChangeBasketVariantInput = builder.inputType('ChangeBasketVariantInput', {
  fields: (t) => ({
    lineId: t.id(),
    variantSku: t.id({ description: 'Article number of another variant of the same article.' }),
  }),
});

builder.mutationField('changeBasketVariant', (t) =>
  t.field({
    type: BasketResultRef,
    description: 'Where another line has the new variant already, the pieces are added to that line.',
    args: { input: t.arg({ type: ChangeBasketVariantInput }) },
    resolve: async (_root, { input }, context) =>
      unwrapOutcome('BasketChanged', await changeBasketVariant(await ensureVisitor(context), input)),
  }),
);

builder.mutationField('changeBasketLine', (t) =>
  t.field({
    type: BasketResultRef,
    description: 'A quantity of 0 removes the line.',
    args: { input: t.arg({ type: ChangeBasketLineInput }) },
    resolve: async (_root, { input }, context) =>
      unwrapOutcome('BasketChanged', await changeBasketLine(await ensureVisitor(context), input)),
  }),
);
