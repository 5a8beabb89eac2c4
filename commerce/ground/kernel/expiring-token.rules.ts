import { createHmac, timingSafeEqual } from 'node:crypto';

/** The contents of a token: the id of a row, a UUID, and when the token ends. */
export type ExpiringId = { readonly id: string; readonly expiresAt: Date };

/** @property purpose a token that the same secret signed for another purpose is not valid */
export type TokenKey = { readonly secret: string; readonly purpose: string; readonly tenantId: string };

const SHAPE = /^([0-9a-f]{32})([0-9a-z]{1,9})\.([\w-]{43})$/;

/**
 * Makes a token for a link: id, end in seconds since 1970 (base 36), HMAC-SHA-256 of both and the tenant. No part of
 * it can be changed, and no tenant's token opens another tenant's row.
 */
export function signId(key: TokenKey, { id, expiresAt }: ExpiringId): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000).toString(36);
  const body = id.replaceAll('-', '').toLowerCase() + seconds;
  return `${body}.${signBody(key, body)}`;
}

/** @returns null if the token is not one of the shop's; the caller checks whether it has expired */
export function readSignedId(key: TokenKey, token: string): ExpiringId | null {
  const [, id = '', seconds = '', given = ''] = SHAPE.exec(token) ?? [];
  if (id === '') return null;
  const expected = Buffer.from(signBody(key, id + seconds));
  if (!timingSafeEqual(expected, Buffer.from(given))) return null;
  return {
    id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    expiresAt: new Date(Number.parseInt(seconds, 36) * 1000),
  };
}

function signBody({ secret, purpose, tenantId }: TokenKey, body: string): string {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return createHmac('sha256', key).update(`${tenantId}|${body}`).digest('base64url');
}
