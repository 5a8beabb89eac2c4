import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { LaterProtection } from '#commerce/money/credit/plan/later-protection.rules.ts';
import type { ProtectionCost } from '#commerce/money/credit/plan/protection.rules.ts';
import {
  buildOrderNotice,
  createNoticeTranslator,
  type Notice,
  noticeDate,
  noticeMoney,
} from '#commerce/orders/order/mail/order-notice.rules.ts';

/** The mail that payment protection can be chosen now, with its cost and the address; nothing has to be done. */
export function buildProtectionOfferMail(
  notice: Notice,
  offer: LaterProtection & { readonly token: string; readonly lastDay: string },
): MailContent {
  const { order, tenant } = notice;
  const paths = tenant.locales.find(({ locale }) => locale === order.locale)?.paths;
  const path = paths?.protectionOffer ?? null;
  const values = buildCostValues(notice, offer.cost, { date: noticeDate(notice)(offer.lastDay) });
  const say = createNoticeTranslator(notice, values);
  return buildOrderNotice(notice, {
    subject: say('mail.protection.offer.subject'),
    preview: say('mail.protection.offer.preview'),
    title: say('mail.protection.offer.title'),
    paragraphs: [
      say('mail.protection.offer.text'),
      say('mail.protection.offer.cost'),
      say('mail.protection.offer.free'),
    ],
    action:
      path === null
        ? null
        : {
            label: say('mail.protection.offer.action'),
            url: `${SHOP_ORIGIN}${path}?${new URLSearchParams({ link: offer.token })}`,
          },
  });
}

export function buildProtectionChosenMail(notice: Notice, cost: ProtectionCost): MailContent {
  const { tenant } = notice;
  const days = Math.max(...tenant.credit.terms.map(({ protection }) => protection?.withdrawalDays ?? 0));
  const values = buildCostValues(notice, cost, { days, email: tenant.company.email });
  const say = createNoticeTranslator(notice, values);
  return buildOrderNotice(notice, {
    subject: say('mail.protection.chosen.subject'),
    preview: say('mail.protection.offer.preview'),
    title: say('mail.protection.chosen.title'),
    paragraphs: [say('mail.protection.chosen.text'), say('mail.protection.chosen.withdraw')],
  });
}

export function buildProtectionEndedMail(notice: Notice, savedMinor: number): MailContent {
  const { order } = notice;
  const values = { number: order.orderNumber, saved: noticeMoney(notice)(savedMinor) };
  const say = createNoticeTranslator(notice, values);
  return buildOrderNotice(notice, {
    subject: say('mail.protection.ended.subject'),
    preview: say('mail.credit.changed.preview'),
    title: say('mail.protection.ended.title'),
    paragraphs: [say('mail.protection.ended.text')],
  });
}

function buildCostValues(
  notice: Notice,
  { premiumMinor, totalMinor, overallMinor }: ProtectionCost,
  more: Readonly<Record<string, string | number>>,
): Record<string, string | number> {
  const money = noticeMoney(notice);
  return {
    number: notice.order.orderNumber,
    premium: money(premiumMinor),
    total: money(totalMinor),
    overall: money(overallMinor),
    ...more,
  };
}
