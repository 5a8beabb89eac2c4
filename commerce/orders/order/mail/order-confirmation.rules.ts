import { describeFields, type FieldInWords } from '#commerce/buying/checkout/order-fields.rules.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import { formatAddressLines, formatLabelLines } from '#commerce/ground/kernel/address-lines.rules.ts';
import type { MailContent, OrderedContent } from '#commerce/ground/mail/mail-page.rules.ts';
import {
  buildCompanyFooter,
  buildTenantLook,
  formatCountry,
  SHOP_ORIGIN,
} from '#commerce/ground/mail/tenant-mail.rules.ts';
import { NAMED_OPTIONS } from '#commerce/range/catalogue/variant-words.rules.ts';
import { addBrandToName } from '#texts/article-name.ts';
import { formatDate, formatMoney, formatPercent } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import { describeDeliveryPromise } from '../draft/delivery-promise.rules.ts';
import { resolveDestinations } from '../draft/order-destination.rules.ts';
import { formatFittingLines } from '../fitting-lines.rules.ts';
import type { OrderLine } from '../order.rules.ts';
import { describeParticulars } from '../order-particulars.rules.ts';
import { describePayment } from './how-it-is-paid.rules.ts';
import type { OrderMail } from './order-mail.types.ts';
import { buildOrderMailLinks } from './order-mail-links.rules.ts';
import { buildWithdrawalSection } from './withdrawal-section.rules.ts';

/** The content of an order's confirmation (CRD art. 8(7): on a durable medium, with the withdrawal information). */
export function buildOrderConfirmation(mail: OrderMail): MailContent {
  const { order, tenant, texts } = mail;
  const name = order.billingAddress.givenName;
  const placed = formatDate(order.placedAt, order.locale, tenant.timeZone);
  const total = formatAmount(mail, order.totalMinor);
  const delivery = describeDeliveryPromise(mail);
  const links = buildOrderMailLinks(mail);
  return {
    ...buildTenantLook(tenant, order.locale, texts),
    subject: texts.text('mail.order.subject', { number: order.orderNumber, company: tenant.companyName }),
    preview: texts.text('mail.order.preview', { total, delivery }),
    title: texts.text('mail.order.title'),
    paragraphs: [
      texts.text('mail.order.greeting', { name }),
      texts.text('mail.order.intro', { date: placed }),
    ],
    reference: { label: texts.text('mail.order.number'), value: order.orderNumber },
    action: { label: texts.text('mail.order.view'), url: links.orderPage },
    ordered: {
      title: texts.text('mail.order.lines'),
      lines: order.lines.map((line) => buildConfirmationLine(mail, line)),
      sums: buildSums(mail),
      total: { label: texts.text('mail.order.total'), value: total },
      taxes: order.taxes.map((tax) =>
        texts.text('mail.order.tax', {
          rate: formatPercent(tax.ratePercent, order.locale),
          tax: formatAmount(mail, tax.taxMinor),
        }),
      ),
    },
    sections: [
      ...buildFactsSections(mail, { total, delivery }),
      ...(mail.credit ? [mail.credit] : []),
      buildWithdrawalSection(mail),
      { title: null, lines: [texts.text('mail.guarantee')] },
    ],
    links: links.below,
    footer: buildCompanyFooter(tenant, order.locale, texts),
  };
}

function formatAmount({ order, tenant }: OrderMail, minor: number): string {
  return formatMoney({ minor, currency: order.currency }, order.locale, tenant.priceFormat);
}

/** A text with an id from data: a tenant's delivery option, a payment method, a dimension. */
function translateId({ texts }: OrderMail, id: string): string {
  return texts.text(id as TextKey);
}

function buildConfirmationLine(mail: OrderMail, line: OrderLine): OrderedContent['lines'][number] {
  const { order, texts } = mail;
  const options = line.options.map(({ key, value }) => {
    const label = translateId(mail, `catalogue.dimension.${NAMED_OPTIONS.has(key) ? key : 'other'}`);
    return texts.text('mail.labelled', { label, value });
  });
  const quantity = String(line.quantity);
  return {
    name: addBrandToName(line.brandName, line.name),
    details: [
      ...options,
      texts.text('mail.order.article', { sku: line.sku }),
      texts.text('mail.order.quantity', { quantity, price: formatAmount(mail, line.unitMinor) }),
      ...line.services.map((service) =>
        texts.text('mail.labelled', {
          label: translateId(mail, `basket.service.${service.code}`),
          value:
            service.totalMinor === 0
              ? texts.text('basket.service.free')
              : formatAmount(mail, service.totalMinor),
        }),
      ),
      ...line.services.flatMap(({ appointment }) =>
        appointment
          ? [...formatFittingLines(appointment, order.locale, texts), texts.text('basket.fitting.sent')]
          : [],
      ),
    ],
    total: formatAmount(mail, line.totalMinor),
    picture: line.picture ? `${SHOP_ORIGIN}/img/${line.picture}/160.jpg` : null,
  };
}

function buildSums(mail: OrderMail): OrderedContent['sums'] {
  const { order, texts } = mail;
  const free = texts.text('mail.order.shippingFree');
  const sum = (label: string, minor: number) =>
    minor === 0 ? [] : [{ label, value: formatAmount(mail, minor) }];
  return [
    { label: texts.text('mail.order.items'), value: formatAmount(mail, order.itemsMinor) },
    ...sum(texts.text('mail.order.services'), order.servicesMinor),
    ...sum(texts.text('mail.order.discount'), -order.discountMinor),
    {
      label: formatShippingLabel(mail),
      value: order.shippingMinor === 0 ? free : formatAmount(mail, order.shippingMinor),
    },
    ...sum(texts.text('delivery.co2'), order.co2Minor),
    ...sum(texts.text('delivery.premium.name', { company: mail.tenant.companyName }), order.premiumMinor),
    ...sum(texts.text('mail.order.rounding'), order.roundingMinor),
  ];
}

function formatShippingLabel({ order: { freight, parcels }, texts }: OrderMail): string {
  if (freight) return texts.text('mail.order.freight');
  return parcels > 1
    ? texts.text('mail.order.parcels', { count: parcels })
    : texts.text('mail.order.shipping');
}

/** @param written the total and the promised delivery in words */
function buildFactsSections(
  mail: OrderMail,
  written: { readonly total: string; readonly delivery: string },
): MailContent['sections'] {
  const { order, texts } = mail;
  const option = translateId(mail, `checkout.delivery.${order.deliveryOption}.name`);
  const delivery = { title: texts.text('mail.order.delivery'), lines: [option, written.delivery] };
  return [
    ...(resolveDestinations(order).toCustomer ? [delivery] : []),
    ...buildDestinationSections(mail),
    {
      title: texts.text('mail.order.billingAddress'),
      lines: formatAddressWithCountry(mail, order.billingAddress),
    },
    ...describeParticulars(order, texts, describeMailFields(mail)).map(({ field, label, lines }) => ({
      title: label,
      lines: [...lines, ...(field === 'paymentMethod' ? describePayment(mail, written.total) : [])],
    })),
  ];
}

function describeMailFields({ order, tenant }: OrderMail): FieldInWords[] {
  const by = { language: order.locale.slice(0, 2), shownIn: 'mail' } as const;
  return describeFields(tenant.activeExtensions, order.extensionFields, by);
}

/** The addresses on the labels: of partners that fit tyres, and for the rest a pick-up point or an address. */
function buildDestinationSections(mail: OrderMail): MailContent['sections'] {
  const { order, texts } = mail;
  const { partners, toCustomer } = resolveDestinations(order);
  return [
    ...(toCustomer ? [buildDestinationSection(mail)] : []),
    ...partners.map((partner) => ({
      title: texts.text('order.fitting.destination'),
      lines: formatLabelLines(partner),
    })),
  ];
}

function buildDestinationSection(mail: OrderMail): MailContent['sections'][number] {
  const { order, texts } = mail;
  return order.pickupPoint
    ? { title: texts.text('delivery.pickup.chosen'), lines: formatLabelLines(order.pickupPoint) }
    : {
        title: texts.text('mail.order.deliveryAddress'),
        lines: formatAddressWithCountry(mail, order.deliveryAddress),
      };
}

/** An address with its country in the order's language. */
function formatAddressWithCountry({ order }: OrderMail, address: Address): string[] {
  return [...formatAddressLines(address), formatCountry(order.locale, address.country)];
}
