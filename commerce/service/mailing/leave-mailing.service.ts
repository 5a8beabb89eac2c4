import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { LISTS, leaveList } from '#commerce/service/newsletter/choice.service.ts';
import { leaveSurveys } from '#commerce/service/survey/survey.service.ts';
import { leaveWishlistMails } from '#commerce/service/wishlist-mail/wishlist-mail.service.ts';

/** Kinds of mails that a press on their own link ends; tokens of surveys and wishlists are their own. */
export const MAILINGS = [...LISTS, 'survey', 'wishlist'] as const;
export type Mailing = (typeof MAILINGS)[number];

/**
 * Takes the bearer of a mail's token off its kind of mails, by one press (RFC 8058).
 * @returns already: off them before; unknown: no mail or subscription has this token
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
