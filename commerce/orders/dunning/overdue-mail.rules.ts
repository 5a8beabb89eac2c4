import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import {
  buildOrderNotice,
  buildTransferSection,
  type Notice,
  noticeDate,
  noticeMoney,
} from '#commerce/orders/order/mail/order-notice.rules.ts';
import type { NextReminder } from './dunning.rules.ts';

/** The mail about an overdue amount: friendly the first time, with statutory interest later. */
export function buildOverdueMail(
  notice: Notice,
  reminder: NextReminder & { readonly since: string; readonly overdueMinor: number },
): MailContent {
  const { texts, order } = notice;
  const { level, interestMinor, overdueMinor, payUntil, since, last } = reminder;
  const money = noticeMoney(notice);
  const date = noticeDate(notice);
  const payMinor = overdueMinor + interestMinor;
  const values = {
    number: order.orderNumber,
    amount: money(payMinor),
    overdue: money(overdueMinor),
    interest: money(interestMinor),
    since: date(since),
    date: date(payUntil),
  };
  const kind = level === 1 ? 'first' : last ? 'last' : 'again';
  return buildOrderNotice(notice, {
    subject: texts.text(`mail.overdue.${kind}.subject`, values),
    preview: texts.text('mail.overdue.preview', values),
    title: texts.text(`mail.overdue.${kind}.title`),
    paragraphs: [
      texts.text(`mail.overdue.${kind}.text`, values),
      ...(interestMinor > 0 ? [texts.text('mail.overdue.interest', values)] : []),
      texts.text(level === 1 ? 'mail.overdue.free' : 'mail.overdue.help', values),
      texts.text('mail.overdue.crossed'),
    ],
    sections: [buildTransferSection(notice, payMinor)],
  });
}
