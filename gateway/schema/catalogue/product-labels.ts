import { buildDocumentPath, buildLabelPath } from '#commerce/money/document/document-path.rules.ts';
import type { ProductCard, TyreEfficiency } from '#commerce/range/catalogue/product/product.queries.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { builder } from '../builder.ts';
import { ProductRef } from './product-ref.ts';

type Labelled = Pick<ProductCard, 'sku' | 'productId'>;
type EcoLabel = Labelled & { energyClass: string } & ProductCard['energyScale'];

export const EcoLabelRef = builder.objectRef<EcoLabel>('EcoLabel');
export const TireEfficiencyRef = builder.objectRef<Labelled & TyreEfficiency>('TireEfficiency');

/** null if the article has no energy label */
export function buildEcoLabel(
  card: Labelled & Pick<ProductCard, 'energyClass' | 'energyScale'>,
): EcoLabel | null {
  const { sku, productId, energyClass, energyScale } = card;
  return energyClass === null ? null : { sku, productId, energyClass, ...energyScale };
}

export function buildTireEfficiency({ sku, productId, tyre }: Labelled & Pick<ProductCard, 'tyre'>) {
  return tyre && { ...tyre, sku, productId };
}

const REGISTRY_NUMBER = /^\d{4,8}$/;
/** The registry has not given out numbers this high: from here on they belong to the demo, and have no page. */
const DEMO_NUMBERS_FROM = 90_000_000;

async function findRegistryEntry(
  { productId }: Labelled,
  { loaders }: GatewayContext,
): Promise<string | null> {
  const eprelId = (await loaders.details.load(productId))?.eprelId;
  if (!eprelId || !REGISTRY_NUMBER.test(eprelId) || Number(eprelId) >= DEMO_NUMBERS_FROM) return null;
  return `https://eprel.ec.europa.eu/qr/${eprelId}`;
}

const buildDataSheetPath = ({ sku }: Labelled, { language }: GatewayContext) =>
  buildDocumentPath(sku, 'product-datasheet', language);

EcoLabelRef.implement({
  description: 'Energy label (Regulation (EU) 2017/1369): to be shown wherever the price stands.',
  fields: (t) => ({
    energyClass: t.exposeString('energyClass'),
    best: t.exposeString('best', { description: 'Class at the upper end of the scale.' }),
    worst: t.exposeString('worst'),
    label: t.string({
      description: 'Address of the picture of the whole label.',
      resolve: ({ sku }) => buildLabelPath(sku),
    }),
    dataSheet: t.string({
      description: 'Address of the product information sheet.',
      resolve: (product, _, ctx) => buildDataSheetPath(product, ctx),
    }),
    registryEntry: t.string({
      nullable: true,
      description: 'Address in the European product registry (EPREL).',
      resolve: (product, _, ctx) => findRegistryEntry(product, ctx),
    }),
  }),
});

TireEfficiencyRef.implement({
  description: 'Tyre label (Regulation (EU) 2020/740).',
  fields: (t) => ({
    fuelEfficiency: t.exposeString('fuelEfficiency', { description: 'A to E' }),
    wetGrip: t.exposeString('wetGrip', { description: 'A to E' }),
    rollingNoise: t.exposeInt('rollingNoise', { description: 'dB' }),
    rollingNoiseClass: t.exposeString('rollingNoiseClass', { description: 'A to C' }),
    snow: t.exposeBoolean('snow', { description: 'Suitable for severe snow conditions (3PMSF).' }),
    ice: t.exposeBoolean('ice'),
    label: t.string({ resolve: ({ sku }) => buildLabelPath(sku) }),
    dataSheet: t.string({ resolve: (product, _, ctx) => buildDataSheetPath(product, ctx) }),
    registryEntry: t.string({
      nullable: true,
      resolve: (product, _, ctx) => findRegistryEntry(product, ctx),
    }),
  }),
});

builder.objectFields(ProductRef, (t) => ({
  ecoLabel: t.field({ type: EcoLabelRef, nullable: true, resolve: (card) => buildEcoLabel(card) }),
  tire: t.field({
    type: TireEfficiencyRef,
    nullable: true,
    resolve: (card) => buildTireEfficiency(card),
  }),
}));
