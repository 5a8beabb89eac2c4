import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { formatDate } from '#texts/format.ts';
import { formatExchangedLines } from '../exchange/exchange-mail.rules.ts';
import {
  buildMailFrame,
  formatArticleLines,
  formatGreeting,
  type OrderMailFrame,
} from '../order-mail.rules.ts';
import type { ReturnAnnouncement } from './announcement.store.ts';
import { isAllExchanged } from './return-terms.rules.ts';

/** The mail about an announced return: its pieces, and what to do next. The label is on the order's page. */
export function buildAnnouncedMail(
  mail: OrderMailFrame & { readonly announcement: ReturnAnnouncement },
): MailContent {
  const { order, tenant, texts, announcement } = mail;
  const { collectOn, items, exchanges } = announcement;
  const [held] = exchanges;
  const formatDay = (at: Date) => formatDate(at, order.locale, tenant.timeZone);
  const next =
    collectOn === null
      ? texts.text('order.returning.next.parcel', { days: tenant.withdrawal.sendBackDays })
      : texts.text('order.returning.next.collection', { date: formatDate(collectOn, order.locale, 'UTC') });
  return {
    ...buildMailFrame(mail),
    subject: texts.text('order.returning.mail.subject', { number: order.orderNumber }),
    preview: texts.text('order.returning.mail.preview'),
    title: texts.text('order.returning.mail.title'),
    paragraphs: [
      formatGreeting(mail),
      next,
      ...(isAllExchanged(announcement)
        ? []
        : [texts.text('order.returning.credited', { days: tenant.refund.creditedWithinDays })]),
      ...(held ? [texts.text('order.exchange.held', { date: formatDay(held.heldUntil) })] : []),
    ],
    sections: [
      { title: texts.text('order.returning.articles'), lines: formatArticleLines(order, items) },
      ...(held
        ? [{ title: texts.text('order.exchange.title'), lines: formatExchangedLines(mail, exchanges) }]
        : []),
    ],
  };
}
