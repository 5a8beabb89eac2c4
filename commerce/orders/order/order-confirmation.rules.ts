import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import { addressLines, labelLines } from '#commerce/ground/kernel/address-lines.rules.ts';
import type { MailContent, OrderedContent } from '#commerce/ground/mail/mail-page.rules.ts';
import {
  companyFooter,
  countryIn,
  SHOP_ORIGIN,
  tenantLook,
} from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { PaymentInstruction } from '#commerce/money/payment/payment-instruction.service.ts';
import { paymentLines } from '#commerce/money/payment/payment-lines.rules.ts';
import { isRedirectMethod } from '#commerce/money/payment/payment-method.rules.ts';
import { waitsForTransfer } from '#forms/payment-method.ts';
import type { Screen } from '#tenants/paths.ts';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { nameWithBrand } from '#texts/article-name.ts';
import { formatDate, formatMoney, formatPercent } from '#texts/format.ts';
import { formatDay } from '#texts/format-day.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import { fittingLines } from './fitting-lines.rules.ts';
import type { Order, OrderLine } from './order.rules.ts';
import { destinationsOf, orderAppointments } from './order-destination.rules.ts';
import { particularsInWords } from './order-particulars.rules.ts';

export type OrderMail = {
  readonly order: Order;
  readonly tenant: Tenant;
  readonly locale: LocaleSettings;
  readonly texts: Translator<TextKey>;
  /** its section about the order's credit; null: paid otherwise */
  readonly credit?: MailContent['sections'][number] | null;
  /** of a bank transfer or a direct debit */
  readonly payment?: PaymentInstruction | null;
};

/** The content of an order's confirmation (CRD art. 8(7): on a durable medium, with the withdrawal information). */
export function orderConfirmation(mail: OrderMail): MailContent {
  const { order, tenant, texts } = mail;
  const name = order.billingAddress.givenName;
  const placed = formatDate(order.placedAt, order.locale, tenant.timeZone);
  const total = amount(mail, order.totalMinor);
  return {
    ...tenantLook(tenant, order.locale, texts),
    subject: texts.text('mail.order.subject', { number: order.orderNumber, company: tenant.companyName }),
    preview: texts.text('mail.order.preview', { total, delivery: promise(mail) }),
    title: texts.text('mail.order.title'),
    paragraphs: [
      texts.text('mail.order.greeting', { name }),
      texts.text('mail.order.intro', { date: placed }),
    ],
    reference: { label: texts.text('mail.order.number'), value: order.orderNumber },
    action: { label: texts.text('mail.order.view'), url: orderLink(mail) },
    ordered: {
      title: texts.text('mail.order.lines'),
      lines: order.lines.map((line) => lineOf(mail, line)),
      sums: sumsOf(mail),
      total: { label: texts.text('mail.order.total'), value: total },
      taxes: order.taxes.map((tax) =>
        texts.text('mail.order.tax', {
          rate: formatPercent(tax.ratePercent, order.locale),
          tax: amount(mail, tax.taxMinor),
        }),
      ),
    },
    sections: [
      ...facts(mail),
      ...(mail.credit ? [mail.credit] : []),
      withdrawal(mail),
      { title: null, lines: [texts.text('mail.guarantee')] },
    ],
    links: links(mail),
    footer: companyFooter(tenant, order.locale, texts),
  };
}

function amount({ order, tenant }: OrderMail, minor: number): string {
  return formatMoney({ minor, currency: order.currency }, order.locale, tenant.priceFormat);
}

/** A text with an id from data: a tenant's delivery option, a payment method, a dimension. */
function textOf({ texts }: OrderMail, id: string): string {
  return texts.text(id as TextKey);
}

function lineOf(mail: OrderMail, line: OrderLine): OrderedContent['lines'][number] {
  const { order, texts } = mail;
  const known = new Set(['colour', 'size', 'storage', 'width', 'condition']);
  const options = line.options.map(({ key, value }) => {
    const label = textOf(mail, `catalogue.dimension.${known.has(key) ? key : 'other'}`);
    return texts.text('mail.labelled', { label, value });
  });
  const quantity = String(line.quantity);
  return {
    name: nameWithBrand(line.brandName, line.name),
    details: [
      ...options,
      texts.text('mail.order.article', { sku: line.sku }),
      texts.text('mail.order.quantity', { quantity, price: amount(mail, line.unitMinor) }),
      ...line.services.map((service) =>
        texts.text('mail.labelled', {
          label: textOf(mail, `basket.service.${service.code}`),
          value: amount(mail, service.totalMinor),
        }),
      ),
      ...line.services.flatMap(({ appointment }) =>
        appointment
          ? [...fittingLines(appointment, order.locale, texts), texts.text('basket.fitting.sent')]
          : [],
      ),
    ],
    total: amount(mail, line.totalMinor),
    picture: line.picture ? `${SHOP_ORIGIN}/img/${line.picture}/160.jpg` : null,
  };
}

function sumsOf(mail: OrderMail): OrderedContent['sums'] {
  const { order, texts } = mail;
  const free = texts.text('mail.order.shippingFree');
  const sum = (label: string, minor: number) => (minor === 0 ? [] : [{ label, value: amount(mail, minor) }]);
  return [
    { label: texts.text('mail.order.items'), value: amount(mail, order.itemsMinor) },
    ...sum(texts.text('mail.order.services'), order.servicesMinor),
    ...sum(texts.text('mail.order.discount'), -order.discountMinor),
    {
      label: shippingLabel(mail),
      value: order.shippingMinor === 0 ? free : amount(mail, order.shippingMinor),
    },
    ...sum(texts.text('delivery.co2'), order.co2Minor),
    ...sum(texts.text('delivery.premium.name', { company: mail.tenant.companyName }), order.premiumMinor),
    ...sum(texts.text('mail.order.rounding'), order.roundingMinor),
  ];
}

function shippingLabel({ order: { freight, parcels }, texts }: OrderMail): string {
  if (freight) return texts.text('mail.order.freight');
  return parcels > 1
    ? texts.text('mail.order.parcels', { count: parcels })
    : texts.text('mail.order.shipping');
}

function facts(mail: OrderMail): MailContent['sections'] {
  const { order, texts } = mail;
  const option = textOf(mail, `checkout.delivery.${order.deliveryOption}.name`);
  const delivery = { title: texts.text('mail.order.delivery'), lines: [option, promise(mail)] };
  return [
    ...(destinationsOf(order).toCustomer ? [delivery] : []),
    ...destinations(mail),
    {
      title: texts.text('mail.order.billingAddress'),
      lines: linesOf(mail, order.billingAddress),
    },
    ...particularsInWords(order, texts).map(({ field, label, lines }) => ({
      title: label,
      lines: [...lines, ...(field === 'paymentMethod' ? howItIsPaid(mail) : [])],
    })),
  ];
}

/** The promised delivery: calendar days where they are known, else working days; the day of fitting where all of it is fitted. */
function promise({ order, texts }: OrderMail): string {
  if (!destinationsOf(order).toCustomer) {
    const days = new Set(orderAppointments(order).map(({ appointment }) => appointment.day));
    const fitted = [...days].map((day) =>
      texts.text('basket.fitting.on', { day: formatDay(day, order.locale) }),
    );
    return fitted.join(' · ');
  }
  const { deliveryDates: dates, deliveryDaysMin: min, deliveryDaysMax: max } = order;
  if (dates) {
    const [from, until] = [formatDay(dates.from, order.locale), formatDay(dates.until, order.locale)];
    return from === until
      ? texts.text('delivery.dates.on', { day: until })
      : texts.text('delivery.dates.between', { from, until });
  }
  const days = { days: min === max ? String(max) : `${min}–${max}`, max };
  const waits = waitsForTransfer(order.paymentMethod);
  return texts.text(waits ? 'delivery.dates.afterPayment' : 'delivery.dates.days', days);
}

/** The addresses on the labels: of partners that fit tyres, and for the rest a pick-up point or an address. */
function destinations(mail: OrderMail): MailContent['sections'] {
  const { order, texts } = mail;
  const { partners, toCustomer } = destinationsOf(order);
  return [
    ...(toCustomer ? [destination(mail)] : []),
    ...partners.map((partner) => ({
      title: texts.text('order.fitting.destination'),
      lines: labelLines(partner),
    })),
  ];
}

function destination(mail: OrderMail): MailContent['sections'][number] {
  const { order, texts } = mail;
  return order.pickupPoint
    ? { title: texts.text('delivery.pickup.chosen'), lines: labelLines(order.pickupPoint) }
    : {
        title: texts.text('mail.order.deliveryAddress'),
        lines: linesOf(mail, order.deliveryAddress),
      };
}

function howItIsPaid(mail: OrderMail): string[] {
  const { order, payment, texts } = mail;
  // an order by redirect is confirmed when a provider has the money
  if (isRedirectMethod(order.paymentMethod))
    return order.totalMinor > 0 ? [texts.text('mail.order.paid')] : [];
  if (!payment) return [textOf(mail, `payment.method.${order.paymentMethod}.hint`)];
  return paymentLines(payment, { amount: amount(mail, order.totalMinor), locale: order.locale, texts });
}

/** An address with its country in the order's language. */
function linesOf({ order }: OrderMail, address: Address): string[] {
  return [...addressLines(address), countryIn(order.locale, address.country)];
}

function withdrawal({ tenant, texts }: OrderMail): MailContent['sections'][number] {
  const { company } = tenant;
  const { days: withdrawalDays, sendBackDays, statutory, freeReturns } = tenant.withdrawal;
  const values = {
    days: withdrawalDays,
    sendBackDays,
    refundDays: tenant.refund.creditedWithinDays,
    email: company.email,
    company: `${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}`,
  };
  // CRD art. 6(1)(i): the cost of returns must be stated, or the customer does not bear it
  const cost = freeReturns ? [texts.text('mail.withdrawal.free'), ''] : [];
  return statutory
    ? {
        title: texts.text('mail.withdrawal.title'),
        lines: [
          texts.text('mail.withdrawal.statutory', values),
          '',
          ...cost,
          texts.text('mail.withdrawal.online'),
          '',
          texts.text('mail.withdrawal.attached'),
        ],
      }
    : {
        title: texts.text('mail.withdrawal.contractual.title'),
        lines: [
          texts.text('mail.withdrawal.contractual', values),
          '',
          ...cost,
          texts.text('mail.withdrawal.attached'),
        ],
      };
}

function screenUrl({ locale }: OrderMail, screen: Screen): string {
  return SHOP_ORIGIN + (locale.paths[screen] ?? '/');
}

function orderLink(mail: OrderMail): string {
  const { orderNumber, accessToken } = mail.order;
  const query = new URLSearchParams({ order: orderNumber, token: accessToken });
  return `${screenUrl(mail, 'orderStatus')}?${query}`;
}

function links(mail: OrderMail): MailContent['links'] {
  const { orderNumber, accessToken } = mail.order;
  const query = new URLSearchParams({ order: orderNumber, token: accessToken });
  const kind = mail.tenant.withdrawal.statutory ? 'statutory' : 'contractual';
  const calendar = {
    label: mail.texts.text('order.calendar.add'),
    url: `${SHOP_ORIGIN}/api/delivery.ics?${query}`,
  };
  return [
    ...(mail.order.deliveryDates ? [calendar] : []),
    {
      label: mail.texts.text(`order.withdrawal.link.${kind}`),
      url: `${screenUrl(mail, 'withdrawal')}?${query}`,
    },
    { label: mail.texts.text('mail.withdrawal.link'), url: screenUrl(mail, 'revocation') },
    { label: mail.texts.text('mail.terms.link'), url: screenUrl(mail, 'terms') },
  ];
}
