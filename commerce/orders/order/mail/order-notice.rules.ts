import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook, SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import {
  buildTransfer,
  formatReference,
  groupByFour,
} from '#commerce/money/payment/transfer-reference.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { formatDate, formatMoney } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { PaidOrder } from '../draft/order-lock.queries.ts';

type Texts = Translator<TextKey>;

/** A mail about the money of an order, in the order's language. */
export type Notice = {
  readonly tenant: Tenant;
  readonly order: PaidOrder;
  readonly texts: Texts;
};

type NoticeParts = {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  /** after the greeting */
  readonly paragraphs: readonly string[];
  readonly sections?: MailContent['sections'];
  /** default: the order's own page, which opens without signing in */
  readonly action?: MailContent['action'];
};

export function buildOrderNotice(notice: Notice, parts: NoticeParts): MailContent {
  const { tenant, order, texts } = notice;
  return {
    ...buildTenantLook(tenant, order.locale, texts),
    subject: parts.subject,
    preview: parts.preview,
    title: parts.title,
    paragraphs: [texts.text('mail.order.greeting', { name: order.givenName }), ...parts.paragraphs],
    reference: { label: texts.text('mail.order.number'), value: order.orderNumber },
    action: parts.action === undefined ? buildOrderPageLink(notice) : parts.action,
    ordered: null,
    sections: parts.sections ?? [],
    links: [],
    footer: buildCompanyFooter(tenant, order.locale, texts),
  };
}

/** Words of a notice whose texts share their values. */
export function createNoticeTranslator(
  { texts }: Pick<Notice, 'texts'>,
  values: Readonly<Record<string, string | number>>,
): (key: TextKey) => string {
  return (key) => texts.text(key, values);
}

function buildOrderPageLink({ tenant, order, texts }: Notice): MailContent['action'] {
  const paths = tenant.locales.find(({ locale }) => locale === order.locale)?.paths;
  const query = new URLSearchParams({ order: order.orderNumber, token: order.accessToken });
  return {
    label: texts.text('mail.order.view'),
    url: `${SHOP_ORIGIN}${paths?.orderStatus ?? '/'}?${query}`,
  };
}

/** An amount in the order's language. */
export function noticeMoney({ tenant, order }: Pick<Notice, 'tenant' | 'order'>): (minor: number) => string {
  return (minor) => formatMoney({ minor, currency: order.currency }, order.locale, tenant.priceFormat);
}

/** Writes days in the order's language. @returns a function of ISO 8601 dates and moments */
export function noticeDate({
  tenant,
  order,
}: Pick<Notice, 'tenant' | 'order'>): (day: string | Date) => string {
  return (day) => formatDate(day, order.locale, tenant.timeZone);
}

/** The account and the reference for a transfer of an amount. */
export function buildTransferSection(notice: Notice, amountMinor: number): MailContent['sections'][number] {
  const { tenant, order, texts } = notice;
  const { bank, legalName } = tenant.company;
  const transfer = buildTransfer(bank, order.orderNumber);
  const rows = [
    [texts.text('payment.transfer.holder'), legalName],
    [texts.text('payment.transfer.iban'), groupByFour(transfer.iban)],
    [texts.text('payment.transfer.bic'), bank.bic],
    [texts.text('payment.transfer.reference'), formatReference(transfer.reference)],
    [texts.text('payment.transfer.amount'), noticeMoney(notice)(amountMinor)],
  ] as const;
  return {
    title: texts.text('payment.transfer.title'),
    lines: rows.map(([label, value]) => texts.text('mail.labelled', { label, value })),
  };
}
