import type { Currency } from '../../../commerce/ground/kernel/money.ts';
import type { ProductFacts } from './facts/product-facts.ts';
import type { Attributes, Audience, DemoLanguage, Department, EnergyClass } from './kind.ts';

export type ProductText = {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly keywords: string;
};

/** A price that was in force, in minor units. `validTo` null: it is still in force. */
export type PricePeriod = {
  readonly amountMinor: number;
  readonly validFrom: Date;
  readonly validTo: Date | null;
};

export type PriceDraft = {
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly recommendedMinor: number | null;
  /** oldest first, without gaps; the last is today's price */
  readonly history: readonly PricePeriod[];
};

export type StockDraft = {
  readonly quantity: number;
  readonly deliveryDaysMin: number;
  readonly deliveryDaysMax: number;
  /** ISO date on which a sold-out article is expected again; null: unknown, or it is in stock */
  readonly expectedOn: string | null;
};

export type VariantDraft = {
  readonly variantId: number;
  readonly sku: string;
  readonly position: number;
  readonly colourKey: string;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly gtin: string;
  /** square metres from which the unit price is calculated; null where there is none */
  readonly squareMetres: number | null;
  readonly pictures: readonly string[];
  /** by tenant id */
  readonly prices: Readonly<Record<string, PriceDraft>>;
  readonly stock: Readonly<Record<string, StockDraft>>;
};

export type ReviewDraft = {
  readonly tenantId: string;
  readonly variantId: number;
  readonly language: DemoLanguage;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly authorName: string;
  /** its fit, by the options of the review form; none for products without a fit */
  readonly tags: readonly string[];
  readonly helpfulCount: number;
  readonly notHelpfulCount: number;
  readonly verifiedPurchase: boolean;
  readonly createdAt: Date;
};

/** EU tyre label, Regulation (EU) 2020/740. */
export type TyreLabel = {
  readonly fuelEfficiency: string;
  readonly wetGrip: string;
  /** dB */
  readonly rollingNoise: number;
  readonly rollingNoiseClass: string;
  readonly snow: boolean;
  readonly ice: boolean;
};

/** All data of a product that the seed writes. */
export type ProductDraft = {
  readonly productId: number;
  readonly sku: string;
  readonly kind: string;
  readonly department: Department;
  readonly brandSlug: string;
  readonly audience: Audience | null;
  readonly attributes: Attributes;
  /** the chosen option on each axis of its kind */
  readonly optionKeys: readonly string[];
  readonly dimensions: readonly string[];
  /** by the regulation in force */
  readonly energyClass: EnergyClass | null;
  readonly tyre: TyreLabel | null;
  readonly powerSupplyIncluded: boolean | null;
  readonly facts: ProductFacts;
  /** mean of all reviews' stars, two decimals; null without reviews */
  readonly ratingAverage: number | null;
  readonly ratingCount: number;
  readonly popularity: number;
  readonly releasedAt: Date;
  readonly discontinuedAt: Date | null;
  readonly texts: Readonly<Record<DemoLanguage, ProductText>>;
  /** leaf categories; the first is the main one */
  readonly categoryKeys: readonly string[];
  readonly variants: readonly VariantDraft[];
  readonly reviews: readonly ReviewDraft[];
  readonly questions: readonly QuestionDraft[];
};

export type QuestionDraft = {
  readonly tenantId: string;
  readonly locale: string;
  readonly authorName: string;
  readonly question: string;
  readonly answer: string;
  readonly askedAt: Date;
  readonly answeredAt: Date;
};
