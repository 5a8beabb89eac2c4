import type { Currency } from '#commerce/kernel/money.ts';
import { type TaxShare, taxesContained, totalRounding } from '#commerce/pricing/tax.rules.ts';
import { type Availability, availability } from '#commerce/stock/stock.rules.ts';

export const MAX_QUANTITY = 99;
export const MAX_LINES = 100;

export type OptionValue = { readonly key: string; readonly value: string };

/** A variant as a basket needs it, in the visitor's language. Amounts in minor units. */
export type Article = {
  readonly variantId: number;
  readonly productId: number;
  readonly variantSku: string;
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly brandName: string;
  /** picture source id */
  readonly picture: string | null;
  readonly options: readonly OptionValue[];
  /** null: this tenant asks no price (any more), so it is not sold */
  readonly unitMinor: number | null;
  readonly stock: number;
  /** working days */
  readonly deliveryDaysMin: number;
  readonly deliveryDaysMax: number;
  readonly discontinued: boolean;
};

export type Line = {
  readonly lineId: string;
  readonly quantity: number;
  /** unit price that the customer last saw */
  readonly seenPriceMinor: number;
  readonly article: Article;
};

export type NoticeCode = 'PRICE_RAISED' | 'PRICE_LOWERED' | 'SOLD_OUT' | 'FEWER_AVAILABLE' | 'NO_LONGER_SOLD';

/** Something that changed since the customer saw the line. */
export type Notice = {
  readonly code: NoticeCode;
  readonly lineId: string;
  readonly productName: string;
  readonly oldMinor: number | null;
  readonly newMinor: number | null;
  readonly available: number | null;
};

export type PricedLine = Line & {
  readonly unitMinor: number;
  readonly totalMinor: number;
  readonly taxRatePercent: number;
  readonly maxQuantity: number;
  readonly availability: Availability;
};

export type DeliveryOption = {
  readonly code: string;
  readonly priceMinor: number;
  readonly freeFromMinor: number | null;
  readonly extraDays: number;
};

/** The tenant's settings that prices follow from. */
export type PriceTerms = {
  readonly currency: Currency;
  readonly roundTotalTo: number;
  readonly vatPercent: number;
  readonly options: readonly DeliveryOption[];
};

/** itemsMinor + shippingMinor + roundingMinor = totalMinor = net and tax of all taxes. */
export type PricedBasket = {
  readonly currency: Currency;
  readonly lines: readonly PricedLine[];
  readonly count: number;
  readonly itemsMinor: number;
  readonly shippingMinor: number;
  readonly roundingMinor: number;
  readonly totalMinor: number;
  readonly taxes: readonly TaxShare[];
  readonly missingForFreeDeliveryMinor: number | null;
  readonly notices: readonly Notice[];
  /** every line can be delivered as asked, and there is one */
  readonly orderable: boolean;
};

/** @param chosenOption code of the delivery option; null: the cheapest one counts */
export function priceBasket(
  lines: readonly Line[],
  terms: PriceTerms,
  chosenOption: string | null,
): PricedBasket {
  const priced = lines.map((line) => priceLine(line, terms.vatPercent));
  const itemsMinor = priced.reduce((total, line) => total + line.totalMinor, 0);
  const option = optionFor(terms.options, chosenOption, itemsMinor);
  const shippingMinor = priced.length === 0 ? 0 : deliveryPrice(option, itemsMinor);
  const roundingMinor = totalRounding(itemsMinor + shippingMinor, terms.roundTotalTo);
  const shares = [...priced.map((line) => line.totalMinor), shippingMinor + roundingMinor];
  return {
    currency: terms.currency,
    lines: priced,
    count: priced.reduce((count, line) => count + line.quantity, 0),
    itemsMinor,
    shippingMinor,
    roundingMinor,
    totalMinor: itemsMinor + shippingMinor + roundingMinor,
    taxes: taxesContained(shares.map((grossMinor) => ({ grossMinor, ratePercent: terms.vatPercent }))),
    missingForFreeDeliveryMinor: priced.length === 0 ? null : missingForFree(option, itemsMinor),
    notices: lines.flatMap(noticesOf),
    orderable: lines.length > 0 && lines.every((line) => maxQuantity(line.article) >= line.quantity),
  };
}

function priceLine(line: Line, taxRatePercent: number): PricedLine {
  const unitMinor = line.article.unitMinor ?? line.seenPriceMinor;
  return {
    ...line,
    unitMinor,
    totalMinor: unitMinor * line.quantity,
    taxRatePercent,
    maxQuantity: maxQuantity(line.article),
    availability: availabilityOf(line.article),
  };
}

export function isSold(article: Article): boolean {
  return article.unitMinor !== null && !article.discontinued;
}

/** Most pieces that can be asked for now. */
export function maxQuantity(article: Article): number {
  return isSold(article) ? Math.min(article.stock, MAX_QUANTITY) : 0;
}

function availabilityOf(article: Article): Availability {
  const quantity = isSold(article) ? article.stock : 0;
  return availability({ ...article, quantity });
}

/** What an option costs for items of this value. */
export function deliveryPrice(option: DeliveryOption | undefined, itemsMinor: number): number {
  if (!option) return 0;
  return option.freeFromMinor !== null && itemsMinor >= option.freeFromMinor ? 0 : option.priceMinor;
}

function optionFor(options: readonly DeliveryOption[], chosen: string | null, itemsMinor: number) {
  const cheapest = [...options].sort(
    (a, b) => deliveryPrice(a, itemsMinor) - deliveryPrice(b, itemsMinor),
  )[0];
  return options.find((option) => option.code === chosen) ?? cheapest;
}

function missingForFree(option: DeliveryOption | undefined, itemsMinor: number): number | null {
  if (!option || option.freeFromMinor === null || option.priceMinor === 0) return null;
  return itemsMinor < option.freeFromMinor ? option.freeFromMinor - itemsMinor : null;
}

function noticesOf(line: Line): Notice[] {
  const { article } = line;
  const notice = (code: NoticeCode, data: Partial<Notice> = {}): Notice => ({
    code,
    lineId: line.lineId,
    productName: article.name,
    oldMinor: null,
    newMinor: null,
    available: null,
    ...data,
  });
  if (article.unitMinor === null || article.discontinued) return [notice('NO_LONGER_SOLD')];
  const notices: Notice[] = [];
  if (article.stock === 0) notices.push(notice('SOLD_OUT', { available: 0 }));
  else if (article.stock < line.quantity)
    notices.push(notice('FEWER_AVAILABLE', { available: article.stock }));
  if (article.unitMinor !== line.seenPriceMinor) {
    const code = article.unitMinor > line.seenPriceMinor ? 'PRICE_RAISED' : 'PRICE_LOWERED';
    notices.push(notice(code, { oldMinor: line.seenPriceMinor, newMinor: article.unitMinor }));
  }
  return notices;
}

/** Working days in which everything arrives: the slowest line decides. null for an empty basket. */
export function deliveryDays(
  lines: readonly Pick<Line, 'article'>[],
  option: Pick<DeliveryOption, 'extraDays'>,
): { min: number; max: number } | null {
  if (lines.length === 0) return null;
  const days = (of: (line: Pick<Line, 'article'>) => number) =>
    Math.max(1, Math.max(...lines.map(of)) + option.extraDays);
  return {
    min: days((line) => line.article.deliveryDaysMin),
    max: days((line) => line.article.deliveryDaysMax),
  };
}
