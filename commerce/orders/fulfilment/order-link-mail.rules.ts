import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { companyFooter, SHOP_ORIGIN, tenantLook } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { frameOf, greeting, type OrderMailFrame } from './order-mail.rules.ts';

/** The mail with the link to an order's page, requested by the order's number. */
export function orderLinkMail(mail: OrderMailFrame): MailContent {
  const { order, texts } = mail;
  return {
    ...frameOf(mail),
    subject: texts.text('order.mail.link.subject', { number: order.orderNumber }),
    preview: texts.text('order.mail.link.preview'),
    title: texts.text('order.mail.link.title'),
    paragraphs: [greeting(mail), texts.text('order.mail.link.text')],
  };
}

/** The mail when no order has this number and address; it repeats the number, so that a typing error is noticed. */
export function orderUnknownMail(
  { tenant, locale, texts }: Omit<OrderMailFrame, 'order'>,
  orderNumber: string,
): MailContent {
  return {
    ...tenantLook(tenant, locale.locale, texts),
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
    footer: companyFooter(tenant, locale.locale, texts),
  };
}
