import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { formatDate } from '#texts/format.ts';
import {
  buildMailFrame,
  buildParcelSection,
  buildTrackingLinks,
  formatGreeting,
  type OrderMailFrame,
} from '../order-mail.rules.ts';
import type { ReturnExchange } from './exchange.store.ts';

type Exchanged = Pick<ReturnExchange, 'position' | 'quantity' | 'size'>;

/** The mail about an exchange that has left; nothing has to be paid for it. */
export function exchangeSentMail(
  mail: OrderMailFrame & {
    readonly exchanges: readonly Exchanged[];
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
  },
): MailContent {
  const { order, texts, exchanges } = mail;
  return {
    ...buildMailFrame(mail),
    subject: texts.text('order.exchange.mail.sent.subject', { number: order.orderNumber }),
    preview: texts.text('order.exchange.mail.sent.preview'),
    title: texts.text('order.exchange.mail.sent.title'),
    paragraphs: [formatGreeting(mail), texts.text('order.exchange.mail.sent.text')],
    sections: [
      { title: texts.text('order.mail.shipped.articles'), lines: formatExchangedLines(mail, exchanges) },
      ...buildParcelSection(mail),
    ],
    links: buildTrackingLinks(mail),
  };
}

/** The mail about pieces that did not arrive in time: the other size is no longer held. */
export function exchangeReleasedMail(
  mail: OrderMailFrame & { readonly exchanges: readonly (Exchanged & Pick<ReturnExchange, 'heldUntil'>)[] },
): MailContent {
  const { order, tenant, texts, exchanges } = mail;
  const until = exchanges[0]?.heldUntil ?? order.placedAt;
  return {
    ...buildMailFrame(mail),
    subject: texts.text('order.exchange.mail.released.subject', { number: order.orderNumber }),
    preview: texts.text('order.exchange.mail.released.preview'),
    title: texts.text('order.exchange.mail.released.title'),
    paragraphs: [
      formatGreeting(mail),
      texts.text('order.exchange.mail.released.text', {
        date: formatDate(until, order.locale, tenant.timeZone),
      }),
    ],
    sections: [
      { title: texts.text('order.returning.articles'), lines: formatExchangedLines(mail, exchanges) },
    ],
  };
}

/** Name, number of pieces and wanted size of each line. */
export function formatExchangedLines(
  { order, texts }: Pick<OrderMailFrame, 'order' | 'texts'>,
  exchanges: readonly Exchanged[],
): string[] {
  const names = new Map(
    order.lines.map(({ position, brandName, name }) => [position, `${brandName} ${name}`]),
  );
  return exchanges.map(({ position, quantity, size }) =>
    texts.text('order.exchange.line', { quantity, size, name: names.get(position) ?? '' }),
  );
}
