import type { Appointment } from '#commerce/buying/fitting/fitting-partners.ts';
import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { formatDay } from '#texts/format-day.ts';
import { formatFittingLines } from '../fitting-lines.rules.ts';
import { buildOrderNotice, createNoticeTranslator, type Notice } from './order-notice.rules.ts';

/** The mail about a fitting on another day. @param before the earlier day, YYYY-MM-DD */
export function buildFittingMovedMail(notice: Notice, appointment: Appointment, before: string): MailContent {
  const { order, texts } = notice;
  const { day, partner } = appointment;
  const words = createNoticeTranslator(notice, {
    number: order.orderNumber,
    day: formatDay(day, order.locale),
    before: formatDay(before, order.locale),
    name: partner.name,
    phone: partner.phone,
  });
  return buildOrderNotice(notice, {
    subject: words('order.fitting.mail.subject'),
    preview: words('order.fitting.mail.preview'),
    title: words('order.fitting.mail.title'),
    paragraphs: [words('order.fitting.mail.text'), words('order.fitting.mail.phone')],
    sections: [
      {
        title: texts.text('order.fitting.title'),
        lines: formatFittingLines(appointment, order.locale, texts),
      },
    ],
  });
}
