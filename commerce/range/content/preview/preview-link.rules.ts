import { createHmac, timingSafeEqual } from 'node:crypto';

/** The page of one tenant and locale that a preview link shows. */
export type PreviewedPage = { readonly tenant: string; readonly locale: string; readonly identifier: string };

/** Longest validity of a link, seconds: it needs no account, and may be passed on. */
export const LONGEST_PREVIEW_S = 7 * 24 * 3600;

/** @param until Unix seconds @returns the value of the parameter `preview`: `until-signature` */
export function previewToken(secret: string, page: PreviewedPage, until: number): string {
  return `${until}-${signPreview(secret, page, until)}`;
}

/** Whether a link shows this page now. A link that is valid for longer than a week was not made by the shop. */
export function isPreviewToken(secret: string, page: PreviewedPage, token: string, now: Date): boolean {
  const [, until = ''] = /^(\d{10})-[0-9a-f]{64}$/.exec(token) ?? [];
  const seconds = Number(until) - now.getTime() / 1000;
  if (until === '' || seconds < 0 || seconds > LONGEST_PREVIEW_S) return false;
  const [given, expected] = [token, previewToken(secret, page, Number(until))].map((one) => Buffer.from(one));
  return !!given && !!expected && given.length === expected.length && timingSafeEqual(given, expected);
}

function signPreview(secret: string, { tenant, locale, identifier }: PreviewedPage, until: number): string {
  return createHmac('sha256', `content preview ${secret}`)
    .update(JSON.stringify([until, tenant, locale, identifier]))
    .digest('hex');
}
