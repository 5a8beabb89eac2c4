import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { companyFooter, SHOP_ORIGIN, tenantLook } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { type Notice, noticeMoney, orderNotice } from '#commerce/orders/order/order-notice.rules.ts';
import { formatMoney } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';

/** A refund that its provider refused. */
export type RefusedRefund = Notice & {
  readonly refundId: string;
  readonly amountMinor: number;
  /** of the payment: card, ideal, paypal … */
  readonly method: string;
};

/** The topic of the contact form below which an account is named. */
const TOPIC = 'payment.other';

/** The mail to the customer: that the money does not come back the same way, and how it will. */
export function refusedRefundNotice(about: RefusedRefund): MailContent {
  const { tenant, order, texts } = about;
  const values = {
    number: order.orderNumber,
    amount: noticeMoney(about)(about.amountMinor),
    method: methodOf(about),
  };
  const paths = tenant.locales.find(({ locale }) => locale === order.locale)?.paths;
  return orderNotice(about, {
    subject: texts.text('payment.mail.refundFailed.subject', values),
    preview: texts.text('payment.mail.refundFailed.preview', values),
    title: texts.text('payment.mail.refundFailed.title'),
    paragraphs: [
      texts.text('payment.mail.refundFailed.text', values),
      texts.text('payment.mail.refundFailed.ask'),
    ],
    action: {
      label: texts.text('payment.mail.refundFailed.action'),
      url: `${SHOP_ORIGIN}${paths?.contact ?? '/'}?topic=${TOPIC}`,
    },
  });
}

/** The mail to the desk that transfers money; in the tenant's first language. */
export function refusedRefundTask(about: RefusedRefund): MailContent {
  const { tenant, order, texts, refundId } = about;
  const locale = tenant.locales[0]?.locale ?? order.locale;
  const amount = formatMoney(
    { minor: about.amountMinor, currency: order.currency },
    locale,
    tenant.priceFormat,
  );
  const facts: readonly (readonly [TextKey, string])[] = [
    ['payment.mail.refundFailed.desk.amount', amount],
    ['payment.mail.refundFailed.desk.email', order.email],
    [
      'payment.mail.refundFailed.desk.command',
      `npm run shop -- payments refunded ${refundId} --tenant ${tenant.id}`,
    ],
  ];
  return {
    ...tenantLook(tenant, locale, texts),
    subject: texts.text('payment.mail.refundFailed.desk.subject', { number: order.orderNumber, amount }),
    preview: order.email,
    title: texts.text('payment.mail.refundFailed.desk.title'),
    paragraphs: [texts.text('payment.mail.refundFailed.desk.text', { method: methodOf(about) })],
    reference: { label: texts.text('mail.order.number'), value: order.orderNumber },
    action: null,
    ordered: null,
    sections: [
      {
        title: texts.text('mail.contact.desk.facts'),
        lines: facts.map(([key, value]) => texts.text('mail.labelled', { label: texts.text(key), value })),
      },
    ],
    links: [],
    // the first line tells customers that the mail is automatic; desks need no help pages
    footer: companyFooter(tenant, locale, texts).slice(1),
    help: [],
  };
}

function methodOf({ texts, method }: RefusedRefund): string {
  return texts.text(`payment.method.${method}.name` as TextKey);
}
