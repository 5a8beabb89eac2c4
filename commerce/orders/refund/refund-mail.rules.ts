import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook, SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import {
  buildOrderNotice,
  type Notice,
  noticeMoney,
} from '#commerce/orders/order/mail/order-notice.rules.ts';
import { formatMoney } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';

/** A refund that a person transfers; its texts are in the language of the mail. */
export type DeskTask = Notice & {
  readonly refundId: string;
  readonly amountMinor: number;
};

/** A refund that its provider refused. */
export type RefusedRefund = DeskTask & {
  /** of the payment: card, ideal, paypal … */
  readonly method: string;
};

/** The topic of the contact form below which an account is named. */
const TOPIC = 'payment.other';

/** The mail to the customer: that the money does not come back the same way, and how it will. */
export function buildRefusedRefundNotice(about: RefusedRefund): MailContent {
  const { tenant, order, texts } = about;
  const values = {
    number: order.orderNumber,
    amount: noticeMoney(about)(about.amountMinor),
    method: formatMethod(about),
  };
  const paths = tenant.locales.find(({ locale }) => locale === order.locale)?.paths;
  return buildOrderNotice(about, {
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

/** The mail to the desk about a refund that its provider refused. */
export function buildRefusedRefundTask(about: RefusedRefund): MailContent {
  const { order, texts } = about;
  return buildDeskTask(about, {
    subject: 'payment.mail.refundFailed.desk.subject',
    title: 'payment.mail.refundFailed.desk.title',
    paragraph: texts.text('payment.mail.refundFailed.desk.text', { method: formatMethod(about) }),
    facts: [['payment.mail.refundFailed.desk.email', order.email]],
  });
}

/**
 * The mail to the desk about money that came without a provider.
 * @param from the masked account of a direct debit, or the line of the bank's statement
 */
export function buildTransferTask(
  about: DeskTask,
  from: { readonly account: string } | { readonly statementLine: string },
): MailContent {
  const { texts } = about;
  const isDebit = 'account' in from;
  return buildDeskTask(about, {
    subject: 'payment.mail.refundFailed.desk.subject',
    title: 'payment.mail.refundByHand.title',
    paragraph: texts.text(isDebit ? 'payment.mail.refundByHand.debit' : 'payment.mail.refundByHand.transfer'),
    facts: [
      isDebit
        ? ['payment.mail.refundByHand.account', from.account]
        : ['payment.mail.refundByHand.line', from.statementLine],
    ],
  });
}

/** The mail to the desk about a transfer that is not to be made any more. */
export function buildDroppedRefundTask(about: DeskTask): MailContent {
  return buildDeskTask(about, {
    subject: 'payment.mail.refundDropped.subject',
    title: 'payment.mail.refundDropped.title',
    paragraph: about.texts.text('payment.mail.refundDropped.text'),
    facts: [],
  });
}

type Fact = readonly [TextKey, string];

/** A mail to the desk that transfers money, with the command that confirms it; in the tenant's first language. */
function buildDeskTask(
  about: DeskTask,
  words: {
    readonly subject: TextKey;
    readonly title: TextKey;
    readonly paragraph: string;
    readonly facts: readonly Fact[];
  },
): MailContent {
  const { tenant, order, texts, refundId } = about;
  const locale = tenant.locales[0]?.locale ?? order.locale;
  const money = { minor: about.amountMinor, currency: order.currency };
  const amount = formatMoney(money, locale, tenant.priceFormat);
  const command = `npm run shop -- payments refunded ${refundId} --tenant ${tenant.id}`;
  const facts: readonly Fact[] = [
    ['payment.mail.refundFailed.desk.amount', amount],
    ...words.facts,
    ['payment.mail.refundFailed.desk.command', command],
  ];
  return {
    ...buildTenantLook(tenant, locale, texts),
    subject: texts.text(words.subject, { number: order.orderNumber, amount }),
    preview: order.email,
    title: texts.text(words.title),
    paragraphs: [words.paragraph],
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
    // the first line informs customers that the mail is automatic; desks need no help pages
    footer: buildCompanyFooter(tenant, locale, texts).slice(1),
    help: [],
  };
}

function formatMethod({ texts, method }: RefusedRefund): string {
  return texts.text(`payment.method.${method}.name` as TextKey);
}
