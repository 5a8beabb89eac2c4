import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook, SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { PaidOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import {
  buildOrderNotice,
  buildTransferSection,
  type Notice,
  noticeMoney,
} from '#commerce/orders/order/mail/order-notice.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { formatDate, formatMoney } from '#texts/format.ts';
import { formatTime } from '#texts/format-time.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';

type About = {
  readonly tenant: Tenant;
  readonly order: PaidOrder;
  readonly texts: Translator<TextKey>;
  readonly amountMinor: number;
};

/** The mail about an amount that is given back. */
export function buildRefundNotice(about: About): MailContent {
  const { order, texts } = about;
  const amount = formatAmount(about);
  const why = order.state === 'cancelled' ? 'late' : 'twice';
  return {
    ...buildMailFrame(about),
    subject: texts.text('payment.mail.refund.subject', { number: order.orderNumber }),
    preview: texts.text('payment.mail.refund.preview', { amount }),
    title: texts.text('payment.mail.refund.title'),
    paragraphs: [
      texts.text('mail.order.greeting', { name: order.givenName }),
      texts.text(`payment.mail.refund.${why}`, { amount }),
    ],
    action: null,
  };
}

/** The mail about an order that waits for its payment, with the link to pay it. */
export function buildPaymentReminder(
  about: About & { readonly link: { readonly path: string; readonly until: Date } },
): MailContent {
  const { tenant, order, texts, link } = about;
  const amount = formatAmount(about);
  const date = formatDate(link.until, order.locale, tenant.timeZone);
  const time = formatTime(link.until, tenant.timeZone);
  const held = order.state === 'awaiting_payment';
  return {
    ...buildMailFrame(about),
    subject: texts.text('payment.mail.reminder.subject', { number: order.orderNumber }),
    preview: texts.text('payment.mail.reminder.preview', { amount }),
    title: texts.text('payment.mail.reminder.title'),
    paragraphs: [
      texts.text('mail.order.greeting', { name: order.givenName }),
      texts.text(held ? 'payment.mail.reminder.held' : 'payment.mail.reminder.open', { amount, date, time }),
    ],
    action: { label: texts.text('payment.mail.reminder.action'), url: SHOP_ORIGIN + link.path },
  };
}

function formatAmount({ tenant, order, amountMinor }: About): string {
  return formatMoney({ minor: amountMinor, currency: order.currency }, order.locale, tenant.priceFormat);
}

function buildMailFrame({ tenant, order, texts }: About) {
  return {
    ...buildTenantLook(tenant, order.locale, texts),
    reference: { label: texts.text('mail.order.number'), value: order.orderNumber },
    ordered: null,
    sections: [],
    links: [],
    footer: buildCompanyFooter(tenant, order.locale, texts),
  };
}

/** The mail about a payment that was taken back and is owed again, with the account to pay it to. */
export function buildReversalNotice(
  about: Notice & {
    readonly kind: 'returned-debit' | 'chargeback';
    readonly amountMinor: number;
    readonly owedMinor: number;
  },
): MailContent {
  const { order, texts, kind } = about;
  const money = noticeMoney(about);
  const values = {
    number: order.orderNumber,
    amount: money(about.amountMinor),
    owed: money(about.owedMinor),
  };
  return buildOrderNotice(about, {
    subject: texts.text('mail.reversed.subject', values),
    preview: texts.text('mail.reversed.preview', values),
    title: texts.text('mail.reversed.title'),
    paragraphs: [texts.text(`mail.reversed.${kind}`, values), texts.text('mail.reversed.pay', values)],
    sections: [buildTransferSection(about, about.owedMinor)],
  });
}
