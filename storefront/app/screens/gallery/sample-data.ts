import { useShop } from '#app/page/shop.tsx';
import type { MoneyValue } from '#texts/format.ts';

/** Amounts in the shop's currency, from minor units. */
export function useMoney(): (minor: number) => MoneyValue {
  const { currency } = useShop();
  return (minor) => ({ minor, currency });
}

export const COLOURS = [
  ['red', '#b3202c'],
  ['blue', '#1d2b4f'],
  ['green', '#9aae94'],
] as const;
