import { hash } from 'node:crypto';

/**
 * The idempotency key of an order: the same for every tab that shows this version of the basket, another one as soon
 * as the basket or an entry of the checkout changes. A UUID of RFC 9562's version 8, from the basket's secret id.
 */
export function buildOrderKey(basketId: string | null, version: number): string {
  const digest = hash('sha256', `order|${basketId}|${version}`);
  const variant = ((Number.parseInt(digest.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}
