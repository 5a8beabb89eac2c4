import type { Json } from '#commerce/ground/database/json.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { VariantWords } from '#commerce/range/catalogue/variant-words.rules.ts';
import type { Department } from '../feed/department.rules.ts';

/** A product as an import writes it. `undefined` keeps the shop's value; null removes it. */
export type ProductWrite = {
  readonly sku: string;
  /** an earlier batch of the same file has written it: only its variants are new */
  readonly isContinued?: boolean | undefined;
  /** its kind and its categories stay where it has them */
  readonly keepsPlace?: boolean | undefined;
  readonly kind: string;
  readonly department?: Department | undefined;
  /** of a product that is new to the shop, where `department` is undefined */
  readonly newDepartment: Department;
  readonly brand: { readonly slug: string; readonly name: string };
  readonly audience?: 'women' | 'men' | 'girls' | 'boys' | 'unisex' | null | undefined;
  /** values by attribute key, as in product.attributes; merged with the existing ones */
  readonly attributes?: Readonly<Record<string, unknown>> | Json | undefined;
  /** attributes with this prefix are removed when the file does not name them */
  readonly replacesAttributes?: string | undefined;
  /** these attributes are removed when `attributes` does not name them */
  readonly clearsAttributes?: readonly string[] | undefined;
  /** in choosing order; added to the existing ones */
  readonly dimensions: readonly string[];
  readonly energyClass?: string | null | undefined;
  readonly energyScaleBest?: string | undefined;
  readonly energyScaleWorst?: string | undefined;
  readonly eprelId?: string | null | undefined;
  readonly tyre?: object | null | undefined;
  readonly powerSupplyIncluded?: boolean | null | undefined;
  readonly chargingMinWatt?: number | null | undefined;
  readonly chargingMaxWatt?: number | null | undefined;
  readonly usbPowerDelivery?: boolean | undefined;
  readonly carbonFootprintGrams?: number | null | undefined;
  readonly durabilityGuaranteeYears?: number | null | undefined;
  readonly season?: string | null | undefined;
  readonly manufacturerKey?: string | null | undefined;
  readonly responsiblePersonKey?: string | null | undefined;
  readonly popularity?: number | undefined;
  /** ISO 8601 */
  readonly releasedAt?: string | undefined;
  /** ISO 8601; for a product that is new to the shop, if `releasedAt` is undefined; undefined for now */
  readonly releasedWhenNew?: string | undefined;
  readonly texts: readonly TextWrite[];
  readonly downloads: readonly DownloadWrite[];
  readonly variants: readonly VariantWrite[];
  readonly listings: readonly ListingWrite[];
};

export type TextWrite = {
  readonly language: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** the description's structure, sanitised; null if it has none */
  readonly descriptionHtml?: string | null | undefined;
  readonly highlights?: readonly string[] | undefined;
  readonly keywords?: string | undefined;
  readonly safetyNotes?: readonly string[] | undefined;
};

export type DownloadWrite = {
  readonly kind: string;
  readonly language: string;
  readonly url: string;
  readonly mediaType: string;
};

export type VariantWrite = {
  readonly sku: string;
  readonly colourKey?: string | null | undefined;
  readonly dimensions: Readonly<Record<string, string>>;
  /** by language; merged with the existing ones */
  readonly words?: Readonly<Record<string, VariantWords>> | undefined;
  readonly gtin?: string | null | undefined;
  /** the maker's own number */
  readonly mpn?: string | null | undefined;
  readonly condition?: 'new' | 'refurbished' | 'used' | undefined;
  readonly pictures?: readonly string[] | undefined;
  readonly unitMeasure?: number | null | undefined;
  readonly unitOfMeasure?: 'kg' | 'l' | 'm' | 'm2' | null | undefined;
  readonly prices: readonly PriceWrite[];
  readonly stocks: readonly StockWrite[];
};

export type PriceWrite = {
  readonly tenantId: string;
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly recommendedMinor?: number | null | undefined;
};

export type StockWrite = {
  readonly tenantId: string;
  readonly quantity: number;
  readonly deliveryDaysMin?: number | undefined;
  readonly deliveryDaysMax?: number | undefined;
  /** ISO 8601 date */
  readonly expectedOn?: string | null | undefined;
};

export type ListingWrite = {
  readonly tenantId: string;
  readonly mainCategoryId: number;
  /** with all their ancestors */
  readonly categoryIds: readonly number[];
  /** ISO 8601; null if still sold */
  readonly discontinuedAt: string | null;
};

/** A row that was read. */
export type ReadRow<T> = { readonly line: number; readonly value: T };
/** A row that was refused, and why, in the words of the file's own fields. */
export type RefusedRow = {
  readonly line: number;
  readonly id: string | null;
  readonly reasons: readonly string[];
};
