import {
  calculateOptionPrice,
  findCheapestAddressOption,
} from '#commerce/buying/delivery/delivery-choice.rules.ts';
import { comesByFreight } from '#commerce/buying/delivery/parcel.rules.ts';
import { type Currency, createMoney, type Money } from '#commerce/ground/kernel/money.ts';
import { resolveHintPlan } from '#commerce/money/credit/credit.service.ts';
import { buildOffer, type Offer, type Variant } from '#commerce/range/catalogue/listing/offer.rules.ts';
import type { ProductCard } from '#commerce/range/catalogue/product/product.queries.ts';
import { buildPriceView, type PriceView } from '#commerce/range/pricing/price.rules.ts';
import { calculateUnitPrice, type Unit } from '#commerce/range/pricing/unit-price.rules.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { builder } from '../builder.ts';
import { InstallmentDataRef } from '../checkout/credit.ts';
import { MoneyRef } from '../money.ts';

type UnitPrice = { readonly price: Money; readonly unit: Unit };
type PrintedPrice = PriceView & {
  readonly productId: number;
  readonly from: boolean;
  readonly unitPrice: UnitPrice | null;
};

export const ProductPriceRef = builder.objectRef<PrintedPrice>('ProductPrice');
const PercentDiscountRef = builder.objectRef<{ percent: number }>('PercentDiscount');
const AbsoluteDiscountRef = builder.objectRef<{ amount: Money }>('AbsoluteDiscount');
const UnitPriceRef = builder.objectRef<UnitPrice>('UnitPrice');

AbsoluteDiscountRef.implement({ fields: (t) => ({ amount: t.expose('amount', { type: MoneyRef }) }) });

UnitPriceRef.implement({
  description: 'The price of one unit (Directive 98/6/EC).',
  fields: (t) => ({
    price: t.expose('price', { type: MoneyRef }),
    unit: t.exposeString('unit', { description: 'kg, l, m or m2' }),
  }),
});

PercentDiscountRef.implement({ fields: (t) => ({ percent: t.exposeInt('percent') }) });

ProductPriceRef.implement({
  fields: (t) => ({
    current: t.expose('current', { type: MoneyRef }),
    original: t.expose('original', {
      type: MoneyRef,
      nullable: true,
      description:
        'Lowest price asked in the 30 days before the reduction (Directive 98/6/EC art. 6a); null: not reduced, or not allowed to say so.',
    }),
    recommended: t.expose('recommended', {
      type: MoneyRef,
      nullable: true,
      description: "The manufacturer's recommended price, where the market may see it.",
    }),
    discount: t.field({
      type: PercentDiscountRef,
      nullable: true,
      resolve: ({ discountPercent }) => (discountPercent === null ? null : { percent: discountPercent }),
    }),
    saving: t.field({
      type: AbsoluteDiscountRef,
      nullable: true,
      description: 'The same in money, of the same reference.',
      resolve: ({ original, current }) =>
        original && { amount: createMoney(original.minor - current.minor, current.currency) },
    }),
    unitPrice: t.expose('unitPrice', {
      type: UnitPriceRef,
      nullable: true,
      description:
        'The unit price of what is sold by weight, volume, length or area, unless it is the price itself.',
    }),
    installment: t.field({
      type: InstallmentDataRef,
      nullable: true,
      description: 'Payment in instalments, where the shop offers it for this price; null while it does not.',
      args: {
        delivered: t.arg.boolean({
          defaultValue: false,
          description: 'With the cheapest delivery of one piece: it is financed too.',
        }),
      },
      resolve: async ({ productId, current }, { delivered }, context) => {
        const card = delivered ? await context.loaders.cards.load(productId) : null;
        const deliveryMinor = card ? calculateDelivery(card, current.minor, context) : 0;
        return resolveHintPlan(context, current.minor + deliveryMinor);
      },
    }),
    from: t.exposeBoolean('from', {
      description: 'Several variants with different prices: current is the lowest.',
    }),
  }),
});

/** The price of delivering one piece alone, minor units. */
function calculateDelivery({ kind }: ProductCard, itemsMinor: number, { tenant }: GatewayContext): number {
  const goods = { itemsMinor, freight: comesByFreight(tenant.delivery, [kind]), parcels: 1 };
  const cheapest = findCheapestAddressOption(tenant.delivery.options, goods, false);
  return calculateOptionPrice(cheapest ?? undefined, goods, false);
}

/** The printed price of one variant. */
export async function loadVariantPrice(variant: Variant, ctx: GatewayContext): Promise<PrintedPrice> {
  const { amountMinor, recommendedMinor } = variant;
  const history = await ctx.loaders.priceHistory.load(variant.variantId);
  const { currency, tenant } = ctx;
  const view = buildPriceView({ amountMinor, recommendedMinor, currency }, history, {
    days: tenant.priceReference.days,
    showRecommended: tenant.features.recommendedPrice,
  });
  const unitPrice = computeUnitPrice(variant, currency);
  return { ...view, productId: variant.productId, from: false, unitPrice };
}

function computeUnitPrice({ amountMinor, measure }: Variant, currency: Currency): UnitPrice | null {
  const minor = measure && calculateUnitPrice(amountMinor, measure);
  return measure && minor !== null ? { price: createMoney(minor, currency), unit: measure.unit } : null;
}

/** The printed price of a product in a list: that of its cheapest variant. */
export async function loadProductPrice(productId: number, ctx: GatewayContext): Promise<PrintedPrice> {
  const { cheapest, pricesDiffer }: Offer = buildOffer(await ctx.loaders.variants.load(productId));
  if (!cheapest) throw new Error(`product ${productId} is listed and has no price`);
  return { ...(await loadVariantPrice(cheapest, ctx)), from: pricesDiffer };
}
