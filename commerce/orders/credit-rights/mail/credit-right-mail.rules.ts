import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import type { RecomputedPlan } from '#commerce/money/credit/agreement/amended-plan.rules.ts';
import { roundRate } from '#commerce/money/credit/plan/annual-rate.rules.ts';
import type { Due } from '#commerce/money/ledger/ledger.rules.ts';
import {
  buildOrderNotice,
  buildTransferSection,
  createNoticeTranslator,
  type Notice,
  noticeDate,
  noticeMoney,
} from '#commerce/orders/order/mail/order-notice.rules.ts';
import { formatRate } from '#texts/format.ts';
import type { PauseQuote, RepaymentQuote } from '../credit-quote.types.ts';

/** The mail with the amount of an early repayment, its last day, and the account for the transfer. */
export function buildRepaymentQuoteMail(notice: Notice, quote: RepaymentQuote): MailContent {
  const { order } = notice;
  const money = noticeMoney(notice);
  const values = {
    number: order.orderNumber,
    amount: money(quote.payMinor),
    date: noticeDate(notice)(quote.validUntil),
    saved: money(quote.savedMinor),
    owed: money(quote.owedMinor),
    onItsWay: money(quote.onItsWayMinor),
    rest: money(quote.restMinor),
  };
  const asksNothing = quote.restMinor === 0;
  const kind = quote.whole ? 'whole' : 'part';
  const say = createNoticeTranslator(notice, values);
  return buildOrderNotice(notice, {
    subject: say('mail.credit.repay.subject'),
    preview: say(asksNothing ? 'mail.credit.repay.covered' : 'mail.credit.repay.preview'),
    title: say('mail.credit.repay.title'),
    paragraphs: [
      say(`mail.credit.repay.${kind}`),
      ...(quote.onItsWayMinor > 0
        ? [say(asksNothing ? 'mail.credit.repay.covered' : 'mail.credit.repay.onItsWay')]
        : []),
      say('mail.credit.repay.until'),
    ],
    sections: [
      ...(asksNothing ? [] : [buildTransferSection(notice, quote.restMinor)]),
      ...buildLaterInstalmentsSection(notice, quote.later),
    ],
  });
}

/** The mail after a right was used: what it saved, and what is refunded or still to be paid. */
export function buildCreditChangedMail(
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
  const say = createNoticeTranslator(notice, values);
  return buildOrderNotice(notice, {
    subject: say(`mail.credit.${why}.subject`),
    preview: say('mail.credit.changed.preview'),
    title: texts.text(`mail.credit.${why}.title`),
    paragraphs: [
      say(`mail.credit.${why}.text`),
      ...(owes ? [say('mail.credit.changed.owed')] : []),
      ...(refundMinor > 0 ? [texts.text('order.mail.refund', refund)] : []),
      ...(owedMinor === 0 ? [say('mail.credit.changed.nothing')] : []),
    ],
    sections: [
      ...(owes ? [buildTransferSection(notice, owedMinor)] : []),
      ...(isPart
        ? buildLaterInstalmentsSection(
            notice,
            next.dues.filter(({ dueOn }) => dueOn > (next.agreement.amended?.on ?? '')),
          )
        : []),
    ],
  });
}

/** The mail about a paused plan: the price of the pause, and the instalments afterwards. */
export function buildCreditPausedMail(
  notice: Notice,
  quote: PauseQuote,
  later: readonly Pick<Due, 'dueOn' | 'amountMinor'>[],
): MailContent {
  const { order } = notice;
  const money = noticeMoney(notice);
  const date = noticeDate(notice);
  const values = {
    number: order.orderNumber,
    months: quote.months,
    date: date(quote.firstDueOn),
    last: date(quote.lastDueOn),
    surcharge: money(quote.surchargeMinor),
    owed: money(quote.owedMinor),
    rate: formatRate(roundRate(quote.annualPercent), order.locale),
  };
  const say = createNoticeTranslator(notice, values);
  return buildOrderNotice(notice, {
    subject: say('mail.credit.paused.subject'),
    preview: say('mail.credit.paused.preview'),
    title: say('mail.credit.paused.title'),
    paragraphs: [say('mail.credit.paused.text'), say('mail.credit.paused.cost')],
    sections: buildLaterInstalmentsSection(notice, later),
  });
}

function buildLaterInstalmentsSection(
  notice: Notice,
  dues: readonly Pick<Due, 'dueOn' | 'amountMinor'>[],
): MailContent['sections'] {
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
