import { createHmac, timingSafeEqual } from 'node:crypto';

/** A call older or newer than this is refused: one that was overheard cannot be repeated later. */
const HOLDS_S = 300;

/**
 * All tenants share the secret, so a call names the tenant that it is for: one that was overheard counts for no other.
 * @param time Unix seconds, as sent
 * @returns hex HMAC-SHA-256 of `time.tenantId.body`
 */
export function signContentCall(
  secret: string,
  {
    tenantId,
    time,
    body,
  }: { readonly tenantId: string; readonly time: string; readonly body: Buffer | string },
): string {
  return createHmac('sha256', secret).update(`${time}.${tenantId}.`).update(body).digest('hex');
}

export type SignedCall = {
  readonly tenantId: string;
  readonly time: string | undefined;
  readonly signature: string | undefined;
  readonly body: Buffer;
};

/** Whether a call was signed with the secret in the last five minutes. */
export function isSignedCall(secret: string, call: SignedCall, now: Date): boolean {
  const { tenantId, time, signature, body } = call;
  if (!time || !/^\d{10}$/.test(time) || !signature) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > HOLDS_S) return false;
  const [expected, given] = [signContentCall(secret, { tenantId, time, body }), signature].map((one) =>
    Buffer.from(one),
  );
  return !!expected && !!given && expected.length === given.length && timingSafeEqual(expected, given);
}
