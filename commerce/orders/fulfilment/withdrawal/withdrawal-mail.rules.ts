import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook, SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import type { LineQuantity } from '#commerce/orders/order/return-effect.rules.ts';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { addBrandToName } from '#texts/article-name.ts';
import { formatDate } from '#texts/format.ts';
import { formatTime } from '#texts/format-time.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import {
  buildMailFrame,
  buildOrderPageUrl,
  formatGreeting,
  type OrderMailFrame,
} from '../order-mail.rules.ts';
import type { WithdrawalStatement } from './withdrawal.store.ts';

/**
 * The next steps after a declaration: the order was cancelled, or what had not left of it; it is held until a person
 * has read it (`held`, for a stranger's `heldUntil` a day), or until a day on which it leaves unless the customer
 * confirms by the mail's link (`confirmHeld`); it was held before, and the customer can still cancel it (`confirm`); it
 * came late; the articles are to be sent back.
 */
export type AfterWithdrawal =
  | 'cancelled'
  | 'cancelledPart'
  | 'held'
  | 'heldUntil'
  | 'confirmHeld'
  | 'confirm'
  | 'late'
  | 'sendBack';

/**
 * The credit after a declaration about it: ended; to be confirmed by the mail's link, since the declaration came without
 * proof; declared late; none runs, or it ended with the articles.
 */
export type CreditAfterWithdrawal = 'withdrawn' | 'confirm' | 'late' | 'none';

/** Those after which the customer decides on the order's page. */
const DECIDED_BY_LINK: readonly AfterWithdrawal[] = ['confirmHeld', 'heldUntil', 'confirm'];

type Place = {
  readonly tenant: Tenant;
  readonly locale: LocaleSettings;
  readonly texts: Translator<TextKey>;
};

/** @param order whose articles are named; null if lines are named by their position */
export function describeLines(
  items: readonly LineQuantity[],
  order: Order | null,
  texts: Translator<TextKey>,
): string[] {
  const lines = new Map(order?.lines.map((line) => [line.position, line]));
  return items.map(({ position, quantity }) => {
    const line = lines.get(position);
    if (line) return `${quantity} × ${addBrandToName(line.brandName, line.name)} (${line.sku})`;
    return texts.text('order.withdrawal.statement.line', {
      position: String(position),
      count: String(quantity),
    });
  });
}

/**
 * The receipt of a declaration of withdrawal for the order's address: its content, with date and time (CRD art.
 * 11a(4)). A declaration without proof may be a stranger's: it is quoted without whatever could lead the reader
 * elsewhere, and the page that the mail links to shows the text as it was typed.
 */
export function buildWithdrawalMail(
  mail: OrderMailFrame & {
    readonly statement: WithdrawalStatement;
    /** null: it is about the credit alone */
    readonly next: AfterWithdrawal | null;
    readonly heldUntil: Date | null;
    /** null: it is about the articles alone */
    readonly credit: CreditAfterWithdrawal | null;
    readonly isProven: boolean;
    readonly whole: boolean;
  },
): MailContent {
  const { order, tenant, texts, statement, next, heldUntil, credit, isProven } = mail;
  const at = formatMoment(statement.statedAt, mail);
  const last = statement.deadline ? formatDate(statement.deadline, order.locale, tenant.timeZone) : '';
  const kind = getWithdrawalKind(tenant);
  const { days, sendBackDays } = tenant.withdrawal;
  const until = heldUntil ? formatDate(heldUntil, order.locale, tenant.timeZone) : '';
  const values = { date: last, until, days, sendBackDays, refundDays: tenant.refund.creditedWithinDays };
  const action = { label: texts.text('order.mail.withdrawal.cancelLink'), url: buildOrderPageUrl(mail) };
  return {
    ...buildMailFrame(mail),
    ...(next && DECIDED_BY_LINK.includes(next) && { action }),
    subject: texts.text(`order.mail.withdrawal.subject.${kind}`, { number: order.orderNumber }),
    preview: texts.text('order.mail.withdrawal.preview', { at }),
    title: texts.text(`order.mail.withdrawal.title.${kind}`),
    paragraphs: [
      formatGreeting(mail),
      texts.text(isProven ? 'order.mail.withdrawal.received' : 'order.mail.withdrawal.unproven', { at }),
      ...(next ? [texts.text(`order.mail.withdrawal.${next}`, values)] : []),
      ...(credit ? [texts.text(`order.mail.withdrawal.credit.${credit}`, values)] : []),
    ],
    sections: [
      {
        title: texts.text('order.mail.withdrawal.statement'),
        lines: isProven
          ? statement.statement.split('\n')
          : [
              ...describeConsequences(mail, { ...statement, order, whole: mail.whole }),
              ...removeLeads(statement.statement).split('\n'),
            ],
      },
      buildProofSection(statement, mail),
    ],
    links: [
      ...(credit === 'confirm' ? [creditLink(mail)] : []),
      ...(isProven ? [] : [buildStatementLink(statement, mail)]),
    ],
  };
}

/**
 * The receipt for an address that was given with a declaration and is not the order's, or of no order at all. It is
 * the same in both cases, and contains nothing that was typed except the number.
 */
export function buildDeclarantReceiptMail(place: Place, statement: WithdrawalStatement): MailContent {
  const { tenant, locale, texts } = place;
  const at = formatMoment(statement.statedAt, place);
  const kind = getWithdrawalKind(tenant);
  const number = /^\d{1,20}$/.test(statement.orderNumber) ? statement.orderNumber : '–';
  return {
    ...buildTenantLook(tenant, locale.locale, texts),
    subject: texts.text(`order.mail.withdrawal.subject.${kind}`, { number }),
    preview: texts.text('order.mail.withdrawal.preview', { at }),
    title: texts.text(`order.mail.withdrawal.title.${kind}`),
    paragraphs: [texts.text('order.mail.withdrawal.given', { at, number })],
    reference: { label: texts.text('mail.order.number'), value: number },
    action: buildStatementLink(statement, place),
    ordered: null,
    sections: [buildProofSection(statement, place)],
    links: [],
    footer: buildCompanyFooter(tenant, locale.locale, texts),
  };
}

/** A stranger's words, in which links, addresses and telephone numbers are left out. @internal for its test */
export function removeLeads(text: string): string {
  return text
    .replace(/\S*(?:[:/\\@]|\p{L}{2,}\.\p{L}{2,}|\bwww\b)\S*/giu, '…')
    .replace(/(?<!\d)[+0]\d[\d\s()-]{6,}/g, '…');
}

function describeConsequences(
  { texts }: Place,
  about: {
    readonly order: Order;
    readonly items: readonly LineQuantity[] | null;
    readonly subject: WithdrawalStatement['subject'];
    readonly whole: boolean;
  },
): string[] {
  const number = about.order.orderNumber;
  if (about.subject !== 'goods')
    return [texts.text(`order.mail.withdrawal.about.${about.subject}`, { number })];
  if (about.whole) return [texts.text('order.mail.withdrawal.about.whole', { number })];
  return [
    texts.text('order.mail.withdrawal.about.part', { number }),
    ...describeLines(about.items ?? [], about.order, texts),
  ];
}

function buildProofSection(statement: WithdrawalStatement, place: Place): MailContent['sections'][number] {
  const { texts } = place;
  const at = { label: texts.text('order.withdrawal.at'), value: formatMoment(statement.statedAt, place) };
  return {
    title: texts.text('order.mail.withdrawal.proof'),
    lines: [
      texts.text('mail.labelled', at),
      texts.text('mail.labelled', { label: 'SHA-256', value: statement.sha256 }),
    ],
  };
}

function buildStatementLink({ statementId }: WithdrawalStatement, { locale, texts }: Place) {
  return {
    label: texts.text('order.mail.withdrawal.wordsLink'),
    url: `${SHOP_ORIGIN}${locale.paths.withdrawal ?? '/'}?received=${statementId}`,
  };
}

/** The form in the customer's hands, filled in for the credit alone: sent from there it is proven. */
function creditLink({ order, locale, texts }: OrderMailFrame): MailContent['links'][number] {
  const query = new URLSearchParams({ order: order.orderNumber, token: order.accessToken, scope: 'credit' });
  return {
    label: texts.text('order.mail.withdrawal.creditLink'),
    url: `${SHOP_ORIGIN}${locale.paths.withdrawal ?? '/'}?${query}`,
  };
}

function formatMoment(at: Date, { tenant, locale, texts }: Place): string {
  return texts.text('order.moment', {
    date: formatDate(at, locale.locale, tenant.timeZone),
    time: formatTime(at, tenant.timeZone),
  });
}

function getWithdrawalKind({ withdrawal }: Tenant): 'statutory' | 'contractual' {
  return withdrawal.statutory ? 'statutory' : 'contractual';
}
