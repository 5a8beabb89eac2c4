import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook, SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { buildMailFrame, formatGreeting, type OrderMailFrame } from '../order-mail.rules.ts';

/** The mail with the link to an order's page, requested by the order's number. */
export function buildOrderLinkMail(mail: OrderMailFrame): MailContent {
  const { order, texts } = mail;
  return {
    ...buildMailFrame(mail),
    subject: texts.text('order.mail.link.subject', { number: order.orderNumber }),
    preview: texts.text('order.mail.link.preview'),
    title: texts.text('order.mail.link.title'),
    paragraphs: [formatGreeting(mail), texts.text('order.mail.link.text')],
  };
}

/** The mail when no order has this number and address; it repeats the number, so that a typing error is noticed. */
export function buildOrderUnknownMail(
  { tenant, locale, texts }: Omit<OrderMailFrame, 'order'>,
  orderNumber: string,
): MailContent {
  return {
    ...buildTenantLook(tenant, locale.locale, texts),
    subject: texts.text('order.mail.link.unknown.title'),
    preview: texts.text('order.mail.link.unknown.title'),
    title: texts.text('order.mail.link.unknown.title'),
    paragraphs: [texts.text('order.mail.link.unknown.text')],
    reference: { label: texts.text('mail.order.number'), value: orderNumber },
    action: {
      label: texts.text('order.lookup.title'),
      url: `${SHOP_ORIGIN}${locale.paths.orderLookup ?? '/'}`,
    },
    ordered: null,
    sections: [],
    links: [],
    footer: buildCompanyFooter(tenant, locale.locale, texts),
  };
}
