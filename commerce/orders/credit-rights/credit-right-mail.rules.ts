import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import type { RecomputedPlan } from '#commerce/money/credit/amended-plan.rules.ts';
import type { Due } from '#commerce/money/ledger/ledger.rules.ts';
import {
  type Notice,
  noticeDate,
  noticeMoney,
  orderNotice,
  transferSection,
} from '#commerce/orders/order/order-notice.rules.ts';
import type { RepaymentQuote } from './repay-early.service.ts';

/** What pays a credit back early, until when, and where it is transferred to. */
export function repaymentQuoteMail(notice: Notice, quote: RepaymentQuote): MailContent {
  const { texts, order } = notice;
  const money = noticeMoney(notice);
  const values = {
    number: order.orderNumber,
    amount: money(quote.payMinor),
    date: noticeDate(notice)(quote.validUntil),
    saved: money(quote.savedMinor),
    owed: money(quote.owedMinor),
  };
  const kind = quote.whole ? 'whole' : 'part';
  return orderNotice(notice, {
    subject: texts.text('mail.credit.repay.subject', values),
    preview: texts.text('mail.credit.repay.preview', values),
    title: texts.text('mail.credit.repay.title'),
    paragraphs: [
      texts.text(`mail.credit.repay.${kind}`, values),
      texts.text('mail.credit.repay.until', values),
    ],
    sections: [transferSection(notice, quote.payMinor), ...laterSection(notice, quote.later)],
  });
}

/** That a right was used, what it saved, what is given back or still to be paid. */
export function creditChangedMail(
  notice: Notice,
  change: {
    readonly why: 'repaid' | 'repaid-in-part' | 'withdrawn';
    readonly savedMinor: number;
    readonly refundMinor: number;
    readonly owedMinor: number;
    readonly next: RecomputedPlan;
  },
): MailContent {
  const { texts, order, tenant } = notice;
  const { why, savedMinor, refundMinor, owedMinor, next } = change;
  const money = noticeMoney(notice);
  const last = next.dues.at(-1)?.dueOn ?? '';
  const isPart = why === 'repaid-in-part';
  const values = {
    number: order.orderNumber,
    saved: money(savedMinor),
    owed: money(owedMinor),
    price: money(next.agreement.plan.priceMinor),
    date: last === '' ? '' : noticeDate(notice)(last),
  };
  const refund = { amount: money(refundMinor), days: tenant.refund.creditedWithinDays };
  const owes = owedMinor > 0 && !isPart;
  return orderNotice(notice, {
    subject: texts.text(`mail.credit.${why}.subject`, values),
    preview: texts.text('mail.credit.changed.preview', values),
    title: texts.text(`mail.credit.${why}.title`),
    paragraphs: [
      texts.text(`mail.credit.${why}.text`, values),
      ...(owes ? [texts.text('mail.credit.changed.owed', values)] : []),
      ...(refundMinor > 0 ? [texts.text('order.mail.refund', refund)] : []),
      ...(owedMinor === 0 ? [texts.text('mail.credit.changed.nothing')] : []),
    ],
    sections: [
      ...(owes ? [transferSection(notice, owedMinor)] : []),
      ...(isPart
        ? laterSection(
            notice,
            next.dues.filter(({ dueOn }) => dueOn > (next.agreement.amended?.on ?? '')),
          )
        : []),
    ],
  });
}

function laterSection(notice: Notice, dues: readonly Due[]): MailContent['sections'] {
  if (dues.length === 0) return [];
  const { texts } = notice;
  const money = noticeMoney(notice);
  const date = noticeDate(notice);
  return [
    {
      title: texts.text('mail.credit.schedule'),
      lines: dues.map(({ dueOn, amountMinor }) =>
        texts.text('mail.credit.schedule.due', { date: date(dueOn), amount: money(amountMinor) }),
      ),
    },
  ];
}
