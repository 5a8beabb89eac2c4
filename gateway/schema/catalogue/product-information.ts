import { findCheapestAddressOption, resolveTariff } from '#commerce/buying/delivery/delivery-choice.rules.ts';
import { comesByFreight } from '#commerce/buying/delivery/parcel.rules.ts';
import { createMoney, type Money } from '#commerce/ground/kernel/money.ts';
import {
  type DeliveryService,
  filterDeliveryServices,
} from '#commerce/range/catalogue/delivery-service.rules.ts';
import {
  buildOffer,
  collectColours,
  type ProductColour,
  type Variant,
} from '#commerce/range/catalogue/listing/offer.rules.ts';
import {
  type ArticleMeasures,
  findArticleMeasures,
} from '#commerce/range/catalogue/product/article-measures.rules.ts';
import type { Download } from '#commerce/range/catalogue/product/download.rules.ts';
import type { ProductCard } from '#commerce/range/catalogue/product/product.queries.ts';
import type {
  EconomicOperator,
  ProductDetails,
} from '#commerce/range/catalogue/product/product-details.queries.ts';
import type { SizeChart } from '#commerce/range/catalogue/product/size-charts.rules.ts';
import { findSizeTable } from '#commerce/range/catalogue/product/size-table.rules.ts';
import { getAttributeDefinitions, getColours } from '#commerce/range/catalogue/reference.service.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { builder } from '../builder.ts';
import { MoneyRef } from '../money.ts';
import { AvailabilityRef } from './availability.ts';
import { loadVariantPrice, ProductPriceRef } from './product-price.ts';
import { ProductRef } from './product-ref.ts';

type Flags = Pick<ProductDetails, 'charging' | 'carbonFootprintGrams'> & { included: boolean | null };
type Evening = { price: Money; from: string; until: string };
type Delivery = {
  price: Money;
  freeFrom: Money | null;
  freight: boolean;
  piecesPerParcel: number | null;
  services: readonly DeliveryService[];
  evening: Evening | null;
};

const DownloadRef = builder.objectRef<Download>('Download');
const EconomicOperatorRef = builder.objectRef<EconomicOperator>('EconomicOperator');
const PowerEfficiencyFlagsRef = builder.objectRef<Flags>('PowerEfficiencyFlags');
const ServiceRef = builder.objectRef<DeliveryService>('Service');
const DeliveryRef = builder.objectRef<Delivery>('Delivery');
const EveningDeliveryRef = builder.objectRef<Evening>('EveningDelivery');
const OfferRef = builder.objectRef<Variant>('Offer');
const SizeTableRef = builder.objectRef<SizeChart>('SizeTable');
const ArticleMeasuresRef = builder.objectRef<ArticleMeasures>('ArticleMeasures');
const StylePreviewRef = builder.objectRef<ProductColour>('StylePreview');

/** @throws if the product has since been deleted: the operation fails as a whole */
export async function loadDetails(
  { productId, sku }: Pick<ProductCard, 'productId' | 'sku'>,
  { loaders }: GatewayContext,
): Promise<ProductDetails> {
  const details = await loaders.details.load(productId);
  if (!details) throw new Error(`product ${sku} has gone`);
  return details;
}

DownloadRef.implement({
  fields: (t) => ({
    kind: t.exposeString('kind', {
      description:
        'assembly-instructions, manufacturer-warranty, product-datasheet, safety-datasheet, user-manual, warning-label',
    }),
    url: t.exposeString('url', { description: 'Absolute, or a path of this shop.' }),
    mediaType: t.exposeString('mediaType'),
    language: t.exposeString('language', { description: 'ISO 639-1; empty: no words, or all languages.' }),
  }),
});

EconomicOperatorRef.implement({
  description: 'The parties that answer for a product (Regulation (EU) 2023/988 art. 19).',
  fields: (t) => ({
    name: t.exposeString('name'),
    streetAddress: t.exposeString('streetAddress'),
    postalCode: t.exposeString('postalCode'),
    addressLocality: t.exposeString('locality'),
    addressCountry: t.exposeString('country', { description: 'ISO 3166-1 alpha-2' }),
    countryName: t.string({
      description: 'The country’s name in the language of the request.',
      resolve: ({ country }, _, { locale }) =>
        new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(country) ?? country,
    }),
    email: t.exposeString('email', { nullable: true }),
    url: t.exposeString('url', { nullable: true }),
  }),
});

PowerEfficiencyFlagsRef.implement({
  description: 'Power supply (Directive (EU) 2022/2380) and documented carbon footprint (ISO 14067).',
  fields: (t) => ({
    powerSupplyIncluded: t.exposeBoolean('included', {
      nullable: true,
      description: 'null: the article has no power supply.',
    }),
    chargingMinWatt: t.int({ nullable: true, resolve: ({ charging }) => charging.min }),
    chargingMaxWatt: t.int({ nullable: true, resolve: ({ charging }) => charging.max }),
    usbPowerDelivery: t.boolean({ resolve: ({ charging }) => charging.usbPd }),
    carbonFootprintGrams: t.exposeInt('carbonFootprintGrams', { nullable: true }),
  }),
});

ServiceRef.implement({
  fields: (t) => ({ key: t.exposeID('key', { description: 'Texts name it: product.service.{key}' }) }),
});

DeliveryRef.implement({
  description: 'The lowest price for delivering the article alone to an address, and the services included.',
  fields: (t) => ({
    price: t.expose('price', { type: MoneyRef }),
    freeFrom: t.expose('freeFrom', { type: MoneyRef, nullable: true }),
    freight: t.exposeBoolean('freight', { description: 'Too large for a parcel carrier.' }),
    piecesPerParcel: t.exposeInt('piecesPerParcel', {
      nullable: true,
      description:
        'So many fill a parcel, and each parcel costs the price; null: an order of any number costs it once.',
    }),
    services: t.field({ type: [ServiceRef], resolve: ({ services }) => [...services] }),
    evening: t.expose('evening', { type: EveningDeliveryRef, nullable: true }),
  }),
});

EveningDeliveryRef.implement({
  description: 'A way of delivery that keeps hours of the day.',
  fields: (t) => ({
    price: t.expose('price', { type: MoneyRef }),
    from: t.exposeString('from', { description: 'HH:MM where the market is.' }),
    until: t.exposeString('until'),
  }),
});

OfferRef.implement({
  description: 'schema.org’s Offer: one variant, its price and its availability.',
  fields: (t) => ({
    sku: t.exposeID('sku'),
    price: t.field({ type: ProductPriceRef, resolve: (variant, _, ctx) => loadVariantPrice(variant, ctx) }),
    availability: t.expose('availability', { type: AvailabilityRef }),
  }),
});

SizeTableRef.implement({
  description: 'Body measures in centimetres by size.',
  fields: (t) => ({
    key: t.exposeID('key'),
    columns: t.stringList({
      description: 'Texts name them product.size.column.{column}; the first is the size.',
      resolve: ({ columns }) => [...columns],
    }),
    rows: t.field({
      type: t.listRef(t.listRef('String')),
      description: 'Cells in the order of the columns, decimals with a point.',
      resolve: ({ rows }) => rows.map((row) => [...row]),
    }),
  }),
});

ArticleMeasuresRef.implement({
  description: 'Measures of the article itself by size.',
  fields: (t) => ({
    unit: t.exposeString('unit', { nullable: true }),
    columns: t.stringList({
      description: 'Names of the measures in the language of the context.',
      resolve: ({ columns }) => [...columns],
    }),
    rows: t.field({
      type: t.listRef(t.listRef('String')),
      description:
        'The size, then cells in the order of the columns, decimals with a point; empty: not told.',
      resolve: ({ rows }) => rows.map((row) => [...row]),
    }),
  }),
});

StylePreviewRef.implement({
  description: 'The article in one of its colours.',
  fields: (t) => ({
    key: t.exposeID('key'),
    name: t.exposeString('name'),
    hex: t.exposeString('hex'),
    picture: t.exposeString('picture', { nullable: true, description: 'Picture source id.' }),
    variantSku: t.exposeID('variantSku'),
  }),
});

function computeDelivery({ kind }: ProductCard, { tenant, currency }: GatewayContext): Delivery {
  const goods = { itemsMinor: 0, freight: comesByFreight(tenant.delivery, [kind]), parcels: 1 };
  const cheapest = findCheapestAddressOption(tenant.delivery.options, goods, false);
  if (!cheapest) throw new Error(`tenant ${tenant.id} delivers no ${kind} to an address`);
  const { priceMinor, freeFromMinor } = resolveTariff(cheapest, goods);
  return {
    price: createMoney(priceMinor, currency),
    freeFrom: freeFromMinor === null ? null : createMoney(freeFromMinor, currency),
    freight: goods.freight,
    piecesPerParcel: (!goods.freight && tenant.delivery.piecesPerParcel[kind]) || null,
    services: filterDeliveryServices(tenant, kind),
    evening: goods.freight ? null : findEveningDelivery(tenant, currency),
  };
}

/** In the order in which they are chosen. */
function listSizes(variants: readonly Variant[]): string[] {
  return [...new Set(variants.flatMap(({ dimensions }) => dimensions.size ?? []))];
}

function findEveningDelivery(
  { delivery }: GatewayContext['tenant'],
  currency: GatewayContext['currency'],
): Evening | null {
  const option = delivery.options.find(({ hours }) => hours !== null);
  return option?.hours ? { price: createMoney(option.priceMinor, currency), ...option.hours } : null;
}

builder.objectFields(ProductRef, (t) => ({
  offer: t.field({
    type: OfferRef,
    nullable: true,
    description: 'The cheapest variant that can be had, of all when none can.',
    resolve: async ({ productId }, _, { loaders }) =>
      buildOffer(await loaders.variants.load(productId)).cheapest,
  }),
  stylePreviews: t.field({
    type: [StylePreviewRef],
    description: 'One picture of each colour, in the order of the colours; empty where there is one colour.',
    resolve: async ({ productId }, _, ctx) => {
      const [variants, known] = await Promise.all([ctx.loaders.variants.load(productId), getColours(ctx)]);
      const previews = collectColours(variants, known);
      return previews.length > 1 ? previews : [];
    },
  }),
  sizeTable: t.field({
    type: SizeTableRef,
    nullable: true,
    description: 'The table of sizes, for articles that are worn.',
    resolve: async (card, _, ctx) => {
      const [{ audience }, variants] = await Promise.all([
        loadDetails(card, ctx),
        ctx.loaders.variants.load(card.productId),
      ]);
      return findSizeTable({ ...card, audience, sizes: listSizes(variants) });
    },
  }),
  articleMeasures: t.field({
    type: ArticleMeasuresRef,
    nullable: true,
    description: 'The article’s own measures, where its maker or the shop states them.',
    resolve: async (card, _, ctx) => {
      const [definitions, variants] = await Promise.all([
        getAttributeDefinitions(ctx),
        ctx.loaders.variants.load(card.productId),
      ]);
      return findArticleMeasures(card.attributes, definitions, listSizes(variants));
    },
  }),
  delivery: t.field({ type: DeliveryRef, resolve: (card, _, ctx) => computeDelivery(card, ctx) }),
  powerEfficiencyFlags: t.field({
    type: PowerEfficiencyFlagsRef,
    resolve: async (card, _, ctx) => ({
      ...(await loadDetails(card, ctx)),
      included: card.powerSupplyIncluded,
    }),
  }),
  downloads: t.field({
    type: [DownloadRef],
    resolve: async (card, _, ctx) => [...(await loadDetails(card, ctx)).downloads],
  }),
  manufacturer: t.field({
    type: EconomicOperatorRef,
    nullable: true,
    resolve: async (card, _, ctx) => (await loadDetails(card, ctx)).manufacturer,
  }),
  responsiblePerson: t.field({
    type: EconomicOperatorRef,
    nullable: true,
    description: 'The responsible operator in the Union, where the manufacturer is outside of it.',
    resolve: async (card, _, ctx) => (await loadDetails(card, ctx)).responsiblePerson,
  }),
  safetyNotes: t.stringList({
    resolve: async (card, _, ctx) => [...(await loadDetails(card, ctx)).safetyNotes],
  }),
  durabilityGuaranteeYears: t.int({
    nullable: true,
    description:
      "Years of the manufacturer's own guarantee of durability, above two (Regulation (EU) 2025/1960).",
    resolve: async (card, _, ctx) => (await loadDetails(card, ctx)).durabilityYears,
  }),
}));
