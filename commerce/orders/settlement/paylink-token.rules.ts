import { createHmac, timingSafeEqual } from 'node:crypto';

/** The contents of a payment link; its holder may pay, and sees number and amount only. */
export type PaylinkClaims = { readonly paylinkId: string; readonly expiresAt: Date };

const SHAPE = /^([0-9a-f]{32})([0-9a-z]{1,9})\.([\w-]{43})$/;

/**
 * Makes a signed link: id, end in seconds since 1970 (base 36), HMAC-SHA-256 of both and the tenant. No part of it
 * can be changed, and no tenant's link opens another tenant's order.
 */
export function signPaylink(
  secret: string,
  tenantId: string,
  { paylinkId, expiresAt }: PaylinkClaims,
): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000).toString(36);
  const body = paylinkId.replaceAll('-', '').toLowerCase() + seconds;
  return `${body}.${signature(secret, tenantId, body)}`;
}

/** @returns null: the link is not one of the shop's; the caller checks whether it has expired */
export function readPaylink(secret: string, tenantId: string, token: string): PaylinkClaims | null {
  const [, id = '', seconds = '', given = ''] = SHAPE.exec(token) ?? [];
  if (id === '') return null;
  const expected = Buffer.from(signature(secret, tenantId, id + seconds));
  if (!timingSafeEqual(expected, Buffer.from(given))) return null;
  return {
    paylinkId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    expiresAt: new Date(Number.parseInt(seconds, 36) * 1000),
  };
}

/** The key is derived: a signature that the same secret made for another purpose is not valid here. */
function signature(secret: string, tenantId: string, body: string): string {
  const key = createHmac('sha256', secret).update('paylink').digest();
  return createHmac('sha256', key).update(`${tenantId}|${body}`).digest('base64url');
}
