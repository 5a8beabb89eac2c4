import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { Screen } from '#tenants/paths.ts';
import type { OrderMail } from './order-mail.types.ts';

/** The addresses in an order's confirmation: its page, and those below the text. */
export function buildOrderMailLinks(mail: OrderMail): { orderPage: string; below: MailContent['links'] } {
  const { order, texts } = mail;
  const query = new URLSearchParams({ order: order.orderNumber, token: order.accessToken });
  const kind = mail.tenant.withdrawal.statutory ? 'statutory' : 'contractual';
  const calendar = {
    label: texts.text('order.calendar.add'),
    url: `${SHOP_ORIGIN}/api/delivery.ics?${query}`,
  };
  return {
    orderPage: `${buildScreenUrl(mail, 'orderStatus')}?${query}`,
    below: [
      ...(order.deliveryDates ? [calendar] : []),
      {
        label: texts.text(`order.withdrawal.link.${kind}`),
        url: `${buildScreenUrl(mail, 'withdrawal')}?${query}`,
      },
      { label: texts.text('mail.withdrawal.link'), url: buildScreenUrl(mail, 'revocation') },
      { label: texts.text('mail.terms.link'), url: buildScreenUrl(mail, 'terms') },
    ],
  };
}

function buildScreenUrl({ locale }: OrderMail, screen: Screen): string {
  return SHOP_ORIGIN + (locale.paths[screen] ?? '/');
}
