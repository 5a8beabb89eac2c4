import { buildTrackingUrl } from '#commerce/buying/delivery/tracking.rules.ts';
import type { MailContent, OrderedContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook, SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import {
  collectOrderAppointments,
  resolveParcelPostalCode,
} from '#commerce/orders/order/draft/order-destination.rules.ts';
import { formatFittingLines } from '#commerce/orders/order/fitting-lines.rules.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import type { LineQuantity, ReturnEffect } from '#commerce/orders/order/return-effect.rules.ts';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { addBrandToName } from '#texts/article-name.ts';
import { formatMoney, formatPercent } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';

export type OrderMailFrame = {
  readonly order: Order;
  readonly tenant: Tenant;
  readonly locale: LocaleSettings;
  readonly texts: Translator<TextKey>;
};

/** Address of an order's own page, which opens without signing in. */
export function buildOrderPageUrl({ order, locale }: Pick<OrderMailFrame, 'order' | 'locale'>): string {
  const query = new URLSearchParams({ order: order.orderNumber, token: order.accessToken });
  return `${SHOP_ORIGIN}${locale.paths.orderStatus ?? '/'}?${query}`;
}

function formatAmount({ order, tenant }: OrderMailFrame, minor: number): string {
  return formatMoney({ minor, currency: order.currency }, order.locale, tenant.priceFormat);
}

export function buildMailFrame(mail: OrderMailFrame): MailContent {
  const { order, tenant, texts } = mail;
  return {
    ...buildTenantLook(tenant, order.locale, texts),
    subject: '',
    preview: '',
    title: '',
    paragraphs: [],
    reference: { label: texts.text('mail.order.number'), value: order.orderNumber },
    action: { label: texts.text('mail.order.view'), url: buildOrderPageUrl(mail) },
    ordered: null,
    sections: [],
    links: [],
    footer: buildCompanyFooter(tenant, order.locale, texts),
  };
}

export function formatGreeting({ order, texts }: OrderMailFrame): string {
  return texts.text('mail.order.greeting', { name: order.billingAddress.givenName });
}

/** The mail about a cancelled order, whose payment is given back. */
export function buildCancelledMail(
  mail: OrderMailFrame & { readonly reason: string; readonly refundMinor: number },
): MailContent {
  const { order, tenant, texts, reason, refundMinor } = mail;
  const refund = { amount: formatAmount(mail, refundMinor), days: tenant.refund.creditedWithinDays };
  const why = reason === 'shop' || reason === 'payment' ? reason : 'customer';
  return {
    ...buildMailFrame(mail),
    subject: texts.text('order.mail.cancelled.subject', { number: order.orderNumber }),
    preview: texts.text('order.mail.cancelled.preview'),
    title: texts.text('order.mail.cancelled.title'),
    paragraphs: [
      formatGreeting(mail),
      texts.text(`order.mail.cancelled.${why}`),
      ...(refundMinor > 0 ? [texts.text('order.mail.refund', refund)] : []),
      ...(order.paymentMethod === 'invoice' ? [texts.text('order.mail.cancelled.nothing')] : []),
    ],
  };
}

/** The mail about a parcel that has left; its invoice is attached. */
export function buildShippedMail(
  mail: OrderMailFrame & {
    readonly items: readonly LineQuantity[];
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
    readonly complete: boolean;
    readonly isWithdrawn: boolean;
  },
): MailContent {
  const { order, texts, items, complete, isWithdrawn } = mail;
  return {
    ...buildMailFrame(mail),
    subject: texts.text('order.mail.shipped.subject', { number: order.orderNumber }),
    preview: texts.text('order.mail.shipped.preview'),
    title: texts.text('order.mail.shipped.title'),
    paragraphs: [
      formatGreeting(mail),
      texts.text(complete ? 'order.mail.shipped.all' : 'order.mail.shipped.part'),
      texts.text('order.mail.shipped.invoice'),
      ...(isWithdrawn ? [texts.text('order.mail.shipped.withdrawn')] : []),
    ],
    sections: [
      { title: texts.text('order.mail.shipped.articles'), lines: formatArticleLines(order, items) },
      ...buildPartnerSections(mail),
      ...buildParcelSection(mail),
    ],
    links: [...buildTrackingLinks(mail), buildWithdrawalLink(mail)],
  };
}

/** For tyres that are fitted: the partner they are sent to, and the day of the appointment. */
function buildPartnerSections({
  order,
  texts,
  items,
}: OrderMailFrame & { readonly items: readonly LineQuantity[] }): MailContent['sections'] {
  const sent = new Set(items.map(({ position }) => position));
  return collectOrderAppointments(order)
    .filter(({ line }) => sent.has(line.position))
    .map(({ appointment }) => ({
      title: texts.text('order.fitting.destination'),
      lines: formatFittingLines(appointment, order.locale, texts),
    }));
}

type Tracked = { readonly carrier: string | null; readonly trackingNumber: string | null };

/** Carrier and number of a parcel; empty where neither is known. */
export function buildParcelSection({
  texts,
  carrier,
  trackingNumber,
}: OrderMailFrame & Tracked): MailContent['sections'] {
  const labelled = [
    ['order.carrier', carrier],
    ['order.tracking', trackingNumber],
  ] as const;
  const lines = labelled.flatMap(([label, value]) =>
    value ? [texts.text('mail.labelled', { label: texts.text(label), value })] : [],
  );
  return lines.length > 0 ? [{ title: texts.text('order.mail.shipped.parcel'), lines }] : [];
}

/** The carrier's page about a parcel, where it has one. */
export function buildTrackingLinks(
  mail: OrderMailFrame & Tracked & { readonly items?: readonly LineQuantity[] },
): MailContent['links'] {
  const { order, tenant, texts, carrier, trackingNumber } = mail;
  const url = buildTrackingUrl(tenant, {
    ...{ carrier, trackingNumber },
    postalCode: resolveParcelPostalCode(order, mail.items ?? []),
  });
  return url ? [{ label: texts.text('order.parcel.follow'), url }] : [];
}

/** The mail about returned or cancelled pieces, their value, and what is kept. */
export function buildReturnedMail(
  mail: OrderMailFrame & {
    readonly what: 'returned' | 'cancelledPart';
    readonly effect: ReturnEffect;
    readonly refundMinor: number;
    /** the instalments left of its plan; null if there is no plan, or none are left */
    readonly schedule: MailContent['sections'][number] | null;
    /** nothing of what it paid is kept */
    readonly hasCreditEnded: boolean;
  },
): MailContent {
  const { order, tenant, texts, effect, refundMinor, schedule, hasCreditEnded, what } = mail;
  const keptMinor = effect.after.totalMinor;
  const refund = { amount: formatAmount(mail, refundMinor), days: tenant.refund.creditedWithinDays };
  return {
    ...buildMailFrame(mail),
    subject: texts.text(`order.mail.${what}.subject`, { number: order.orderNumber }),
    preview: texts.text(`order.mail.${what}.preview`, { amount: formatAmount(mail, effect.refundMinor) }),
    title: texts.text(`order.mail.${what}.title`),
    paragraphs: [
      formatGreeting(mail),
      texts.text(`order.mail.${what}.text`),
      ...(refundMinor > 0 ? [texts.text('order.mail.refund', refund)] : []),
      ...(refundMinor === 0 && effect.refundMinor > 0 ? [texts.text('order.mail.returned.due')] : []),
      ...(hasCreditEnded ? [texts.text('order.mail.returned.creditEnded')] : []),
      ...(keptMinor > 0
        ? [texts.text('order.mail.returned.kept', { amount: formatAmount(mail, keptMinor) })]
        : []),
      ...effect.lostVouchers.map(({ code, minimumMinor }) =>
        texts.text('order.mail.returned.voucher', { code, minimum: formatAmount(mail, minimumMinor) }),
      ),
    ],
    ordered: buildReturnedSums(mail),
    sections: schedule ? [schedule] : [],
  };
}

function buildReturnedSums(
  mail: OrderMailFrame & { readonly effect: ReturnEffect; readonly what: 'returned' | 'cancelledPart' },
): OrderedContent {
  const { order, texts, effect } = mail;
  const lines = new Map(order.lines.map((line) => [line.position, line]));
  const sums = [
    ['order.return.items', effect.itemsMinor],
    ['order.return.services', effect.servicesMinor],
    ['order.return.discount', -effect.discountMinor],
    ['order.return.shipping', effect.shippingMinor],
    ['order.return.extras', effect.extrasMinor],
    ['order.return.rounding', effect.roundingMinor],
  ] as const;
  return {
    title: texts.text(`order.mail.${mail.what}.lines`),
    lines: effect.items.flatMap(({ position, quantity, totalMinor }) => {
      const line = lines.get(position);
      if (!line) return [];
      return [
        {
          name: addBrandToName(line.brandName, line.name),
          details: [...formatVariant(line), texts.text('order.return.pieces', { quantity })],
          total: formatAmount(mail, totalMinor),
          picture: line.picture ? `${SHOP_ORIGIN}/img/${line.picture}/160.jpg` : null,
        },
      ];
    }),
    sums: sums.flatMap(([label, minor]) =>
      minor === 0 ? [] : [{ label: texts.text(label), value: formatAmount(mail, minor) }],
    ),
    total: { label: texts.text('order.return.credit'), value: formatAmount(mail, effect.refundMinor) },
    taxes: effect.taxes.map((tax) =>
      texts.text('mail.order.tax', {
        rate: formatPercent(tax.ratePercent, order.locale),
        tax: formatAmount(mail, tax.taxMinor),
      }),
    ),
  };
}

/** Articles with their pieces; two sizes of one article differ in nothing else. */
export function formatArticleLines(
  order: { readonly lines: readonly NamedLine[] },
  items: readonly LineQuantity[],
): string[] {
  const lines = new Map(order.lines.map((line) => [line.position, line]));
  return items.flatMap(({ position, quantity }) => {
    const line = lines.get(position);
    if (!line) return [];
    const [variant] = formatVariant(line);
    const name = addBrandToName(line.brandName, line.name);
    return [`${quantity} × ${name}${variant ? ` (${variant})` : ''}`];
  });
}

type NamedLine = Pick<Order['lines'][number], 'position' | 'brandName' | 'name' | 'options'>;

/** The variant in one line; empty: the article has one only. */
function formatVariant({ options }: Pick<NamedLine, 'options'>): string[] {
  return options.length > 0 ? [options.map(({ value }) => value).join(', ')] : [];
}

function buildWithdrawalLink({ order, tenant, locale, texts }: OrderMailFrame): MailContent['links'][number] {
  const query = new URLSearchParams({ order: order.orderNumber, token: order.accessToken });
  const kind = tenant.withdrawal.statutory ? 'statutory' : 'contractual';
  return {
    label: texts.text(`order.withdrawal.link.${kind}`),
    url: `${SHOP_ORIGIN}${locale.paths.withdrawal ?? '/'}?${query}`,
  };
}
