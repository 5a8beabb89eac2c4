import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { LISTS, leaveList } from '#commerce/service/newsletter/subscriber/choice.service.ts';
import { leaveSurveys } from '#commerce/service/survey/survey.queries.ts';
import { leaveWishlistMails } from '#commerce/service/wishlist-mail/wishlist-mail.service.ts';

/** Kinds of mails that their own link ends by one press; surveys and wishlists have tokens of their own. */
export const MAILINGS = [...LISTS, 'survey', 'wishlist'] as const;
export type Mailing = (typeof MAILINGS)[number];

/**
 * Ends the kind of mails that a token belongs to, by one press (RFC 8058).
 * @returns already: ended before; unknown: no mail or subscription has this token
 */
export function leaveMailing(
  ctx: RequestContext,
  token: string,
  mailing: Mailing,
): Promise<'left' | 'already' | 'unknown'> {
  switch (mailing) {
    case 'survey':
      return leaveSurveys(ctx, token);
    case 'wishlist':
      return leaveWishlistMails(ctx, token);
    default:
      return leaveList(ctx, token, mailing);
  }
}
