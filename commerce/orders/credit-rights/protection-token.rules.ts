import { createHmac, timingSafeEqual } from 'node:crypto';

/** The order that payment protection is offered for, and the last moment of the offer. */
export type ProtectionClaims = { readonly orderId: string; readonly expiresAt: Date };

const SHAPE = /^([0-9a-f]{32})([0-9a-z]{1,9})\.([\w-]{43})$/;

/**
 * Makes a signed link: order, end in seconds since 1970 (base 36), HMAC-SHA-256 of both and the tenant. Its page
 * shows the cost of the protection and accepts the choice, and shows nothing else of the order.
 */
export function signProtection(
  secret: string,
  tenantId: string,
  { orderId, expiresAt }: ProtectionClaims,
): string {
  const body = orderId.replaceAll('-', '') + Math.floor(expiresAt.getTime() / 1000).toString(36);
  return `${body}.${signature(secret, tenantId, body)}`;
}

/** @returns null: the link is not one of the shop's; the caller checks whether it has expired */
export function readProtection(secret: string, tenantId: string, token: string): ProtectionClaims | null {
  const [, id = '', seconds = '', given = ''] = SHAPE.exec(token) ?? [];
  if (id === '') return null;
  const expected = Buffer.from(signature(secret, tenantId, id + seconds));
  if (!timingSafeEqual(expected, Buffer.from(given))) return null;
  return {
    orderId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    expiresAt: new Date(Number.parseInt(seconds, 36) * 1000),
  };
}

/** The key is derived: a signature that the same secret made for another purpose is not valid here. */
function signature(secret: string, tenantId: string, body: string): string {
  const key = createHmac('sha256', secret).update('payment-protection').digest();
  return createHmac('sha256', key).update(`${tenantId}|${body}`).digest('base64url');
}
