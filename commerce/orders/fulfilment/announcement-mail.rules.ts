import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { formatDate } from '#texts/format.ts';
import type { ReturnAnnouncement } from './announcement.store.ts';
import { exchangedLines } from './exchange-mail.rules.ts';
import { articleLines, frameOf, greeting, type OrderMailFrame } from './order-mail.rules.ts';
import { isAllExchanged } from './return-terms.rules.ts';

/** The mail about an announced return: its pieces, and what to do next. The label is on the order's page. */
export function announcedMail(
  mail: OrderMailFrame & { readonly announcement: ReturnAnnouncement },
): MailContent {
  const { order, tenant, texts, announcement } = mail;
  const { collectOn, items, exchanges } = announcement;
  const [held] = exchanges;
  const dayOf = (at: Date) => formatDate(at, order.locale, tenant.timeZone);
  const next =
    collectOn === null
      ? texts.text('order.returning.next.parcel', { days: tenant.withdrawal.sendBackDays })
      : texts.text('order.returning.next.collection', { date: formatDate(collectOn, order.locale, 'UTC') });
  return {
    ...frameOf(mail),
    subject: texts.text('order.returning.mail.subject', { number: order.orderNumber }),
    preview: texts.text('order.returning.mail.preview'),
    title: texts.text('order.returning.mail.title'),
    paragraphs: [
      greeting(mail),
      next,
      ...(isAllExchanged(announcement)
        ? []
        : [texts.text('order.returning.credited', { days: tenant.refund.creditedWithinDays })]),
      ...(held ? [texts.text('order.exchange.held', { date: dayOf(held.heldUntil) })] : []),
    ],
    sections: [
      { title: texts.text('order.returning.articles'), lines: articleLines(order, items) },
      ...(held
        ? [{ title: texts.text('order.exchange.title'), lines: exchangedLines(mail, exchanges) }]
        : []),
    ],
  };
}
