import type { Article } from './basket.rules.ts';

export type DeliveryOption = {
  readonly code: string;
  readonly priceMinor: number;
  readonly freeFromMinor: number | null;
  readonly extraDays: number;
};

/** What an option costs for items of this value. */
export function deliveryPrice(option: DeliveryOption | undefined, itemsMinor: number): number {
  if (!option) return 0;
  return option.freeFromMinor !== null && itemsMinor >= option.freeFromMinor ? 0 : option.priceMinor;
}

/** The chosen option; without a choice the cheapest. */
export function optionFor(options: readonly DeliveryOption[], chosen: string | null, itemsMinor: number) {
  const cheapest = [...options].sort(
    (a, b) => deliveryPrice(a, itemsMinor) - deliveryPrice(b, itemsMinor),
  )[0];
  return options.find((option) => option.code === chosen) ?? cheapest;
}

/** Still to buy for free delivery, minor units; null: does not apply, or reached. */
export function missingForFree(option: DeliveryOption | undefined, itemsMinor: number): number | null {
  if (!option || option.freeFromMinor === null || option.priceMinor === 0) return null;
  return itemsMinor < option.freeFromMinor ? option.freeFromMinor - itemsMinor : null;
}

/** Working days in which everything arrives: the slowest line decides. null for an empty basket. */
export function deliveryDays(
  lines: readonly { readonly article: Article }[],
  option: Pick<DeliveryOption, 'extraDays'>,
): { min: number; max: number } | null {
  if (lines.length === 0) return null;
  const days = (of: (line: { readonly article: Article }) => number) =>
    Math.max(1, Math.max(...lines.map(of)) + option.extraDays);
  return {
    min: days((line) => line.article.deliveryDaysMin),
    max: days((line) => line.article.deliveryDaysMax),
  };
}
