import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { LaterProtection } from '#commerce/money/credit/later-protection.rules.ts';
import type { ProtectionCost } from '#commerce/money/credit/protection.rules.ts';
import {
  type Notice,
  noticeDate,
  noticeMoney,
  orderNotice,
} from '#commerce/orders/order/order-notice.rules.ts';

/** That payment protection can be chosen now, what it costs, and where; nothing has to be done. */
export function protectionOfferMail(
  notice: Notice,
  offer: LaterProtection & { readonly token: string; readonly lastDay: string },
): MailContent {
  const { texts, order, tenant } = notice;
  const paths = tenant.locales.find(({ locale }) => locale === order.locale)?.paths;
  const path = paths?.protectionOffer ?? null;
  const values = costValues(notice, offer.cost, { date: noticeDate(notice)(offer.lastDay) });
  return orderNotice(notice, {
    subject: texts.text('mail.protection.offer.subject', values),
    preview: texts.text('mail.protection.offer.preview', values),
    title: texts.text('mail.protection.offer.title'),
    paragraphs: [
      texts.text('mail.protection.offer.text', values),
      texts.text('mail.protection.offer.cost', values),
      texts.text('mail.protection.offer.free', values),
    ],
    action:
      path === null
        ? null
        : {
            label: texts.text('mail.protection.offer.action'),
            url: `${SHOP_ORIGIN}${path}?${new URLSearchParams({ link: offer.token })}`,
          },
  });
}

export function protectionChosenMail(notice: Notice, cost: ProtectionCost): MailContent {
  const { texts, tenant } = notice;
  const days = Math.max(...tenant.credit.terms.map(({ protection }) => protection?.withdrawalDays ?? 0));
  const values = costValues(notice, cost, { days, email: tenant.company.email });
  return orderNotice(notice, {
    subject: texts.text('mail.protection.chosen.subject', values),
    preview: texts.text('mail.protection.offer.preview', values),
    title: texts.text('mail.protection.chosen.title'),
    paragraphs: [
      texts.text('mail.protection.chosen.text', values),
      texts.text('mail.protection.chosen.withdraw', values),
    ],
  });
}

export function protectionEndedMail(notice: Notice, savedMinor: number): MailContent {
  const { texts, order } = notice;
  const values = { number: order.orderNumber, saved: noticeMoney(notice)(savedMinor) };
  return orderNotice(notice, {
    subject: texts.text('mail.protection.ended.subject', values),
    preview: texts.text('mail.credit.changed.preview', values),
    title: texts.text('mail.protection.ended.title'),
    paragraphs: [texts.text('mail.protection.ended.text', values)],
  });
}

function costValues(
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
