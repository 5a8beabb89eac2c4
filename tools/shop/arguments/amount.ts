/** @param amount as typed: 49.95. @returns minor units. @throws for other input */
export function parseMinor(amount: string): number {
  if (!/^\d{1,9}(\.\d\d)?$/.test(amount)) throw new Error(`an amount is 49.95, not ${amount}`);
  return Math.round(Number(amount) * 100);
}

/** `49.95 EUR`. */
export function formatAmount(minor: number, currency: string): string {
  return `${(minor / 100).toFixed(2)} ${currency}`;
}
