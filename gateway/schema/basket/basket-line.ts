import type { Article, OptionValue, PricedLine } from '#commerce/buying/basket/basket.types.ts';
import { calculateUsualDays } from '#commerce/buying/delivery/delivery-date.rules.ts';
import { type Currency, createMoney, type Money } from '#commerce/ground/kernel/money.ts';
import { calculateDiscountPercent, calculateReferencePrice } from '#commerce/range/pricing/price.rules.ts';
import type { Availability } from '#commerce/range/stock/stock.rules.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { builder } from '../builder.ts';
import { AvailabilityStateRef } from '../catalogue/availability.ts';
import {
  buildEcoLabel,
  buildTireEfficiency,
  EcoLabelRef,
  TireEfficiencyRef,
} from '../catalogue/product-labels.ts';
import { createMoneyField, MoneyRef } from '../money.ts';

export const BasketLineItemRef = builder.objectRef<PricedLine>('BasketLineItem');

export const OptionValueRef = builder.objectRef<OptionValue>('OptionValue');
const BasketProductRef = builder.objectRef<Article>('BasketProduct');
const BasketProductPriceRef = builder.objectRef<PricedLine>('BasketProductPrice');

export const BasketPriceSavingRef = builder.objectRef<PriceSaving>('BasketPriceSaving');
const BasketAvailabilityRef = builder.objectRef<Availability>('BasketAvailability');

type PriceSaving = { readonly amount: Money; readonly percent: number };

/** The saving against the reference; null if none. */
export function computeSaving(originalMinor: number, minor: number, currency: Currency): PriceSaving | null {
  if (originalMinor <= minor) return null;
  const amount = createMoney(originalMinor - minor, currency);
  return { amount, percent: calculateDiscountPercent(originalMinor, minor) };
}

BasketPriceSavingRef.implement({
  fields: (t) => ({
    amount: t.expose('amount', { type: MoneyRef }),
    percent: t.exposeInt('percent', { description: 'Rounded down.' }),
  }),
});

BasketLineItemRef.implement({
  fields: (t) => ({
    id: t.exposeID('lineId'),
    quantity: t.exposeInt('quantity'),
    maxQuantity: t.exposeInt('maxQuantity', {
      description: 'Most that can be asked for now: stock, at most 99.',
    }),
    product: t.expose('article', { type: BasketProductRef }),
    price: t.field({ type: BasketProductPriceRef, resolve: (line) => line }),
    availability: t.expose('availability', { type: BasketAvailabilityRef }),
  }),
});

BasketProductRef.implement({
  fields: (t) => ({
    sku: t.exposeID('sku'),
    variantSku: t.exposeID('variantSku'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    brandName: t.exposeString('brandName'),
    picture: t.exposeString('picture', { nullable: true }),
    options: t.field({ type: [OptionValueRef], resolve: ({ options }) => [...options] }),
    oneVariant: t.boolean({
      description: 'The article has one variant: there is nothing to choose.',
      resolve: async ({ productId }, _args, { loaders }) =>
        (await loaders.variants.load(productId)).length <= 1,
    }),
    ecoLabel: t.field({
      type: EcoLabelRef,
      nullable: true,
      resolve: async ({ productId }, _args, { loaders }) => {
        const card = await loaders.cards.load(productId);
        return card && buildEcoLabel(card);
      },
    }),
    tire: t.field({
      type: TireEfficiencyRef,
      nullable: true,
      resolve: async ({ productId }, _args, { loaders }) => {
        const card = await loaders.cards.load(productId);
        return card && buildTireEfficiency(card);
      },
    }),
  }),
});

OptionValueRef.implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Dimension key; texts name it.' }),
    value: t.exposeString('value'),
  }),
});

/** The reference price of an article, minor units; null if it is not reduced. */
async function loadReferencePrice(
  variantId: number,
  { loaders, tenant }: Pick<GatewayContext, 'loaders' | 'tenant'>,
): Promise<number | null> {
  return calculateReferencePrice(await loaders.priceHistory.load(variantId), tenant.priceReference.days);
}

BasketProductPriceRef.implement({
  fields: (t) => ({
    unit: t.field(createMoneyField('unitMinor')),
    original: t.field({
      type: MoneyRef,
      nullable: true,
      async resolve({ article }, _args, context) {
        const reference = await loadReferencePrice(article.variantId, context);
        return reference === null ? null : createMoney(reference, context.currency);
      },
    }),
    total: t.field(
      createMoneyField('totalMinor', 'Unit price times quantity: before discounts, without services.'),
    ),
    discount: t.field(createMoneyField('discountMinor', 'The line’s share of all vouchers.')),
    saving: t.field({
      type: BasketPriceSavingRef,
      nullable: true,
      description: 'The saving against the reference price; null: not reduced.',
      async resolve({ article, quantity, totalMinor }, _args, context) {
        const reference = await loadReferencePrice(article.variantId, context);
        return reference === null ? null : computeSaving(reference * quantity, totalMinor, context.currency);
      },
    }),
  }),
});

BasketAvailabilityRef.implement({
  fields: (t) => ({
    state: t.expose('state', { type: AvailabilityStateRef }),
    fewLeft: t.exposeInt('fewLeft', { nullable: true }),
    deliveryDaysMin: t.int({
      resolve: (availability, _args, { tenant }) =>
        calculateUsualDays(availability, tenant.delivery.options).min,
    }),
    deliveryDaysMax: t.int({
      resolve: (availability, _args, { tenant }) =>
        calculateUsualDays(availability, tenant.delivery.options).max,
    }),
  }),
});
