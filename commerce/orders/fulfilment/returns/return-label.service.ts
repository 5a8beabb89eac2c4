import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { Paper } from '#commerce/money/document/paper.types.ts';
import { resolveSender } from '#commerce/orders/order/draft/order-destination.rules.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { writeStreetLine } from '#forms/street-line.ts';
import { formatDate } from '#texts/format.ts';
import { listAnnouncements } from './announcement.store.ts';

/**
 * The label of an announced return: sender, recipient, the carrier's number with its QR code, and the pieces.
 * @returns null if there is no such announcement of this order, or the carrier has not answered
 */
export async function buildReturnLabel(
  ctx: RequestContext,
  order: Order,
  announcementId: string,
): Promise<Paper | null> {
  const found = (await listAnnouncements(ctx, order.orderId)).find(
    (one) => one.announcementId === announcementId,
  );
  if (!found?.label) return null;
  const { tenant } = ctx;
  const { locale, orderNumber } = order;
  const texts = await loadMailTexts(ctx, locale);
  const { carrier, trackingNumber } = found.label;
  const from = resolveSender(order, found, tenant.timeZone);
  const { legalName, street, postalCode, city, email, phone } = tenant.company;
  const names = new Map(order.lines.map((line) => [line.position, line]));
  return {
    ...{ locale, author: tenant.companyName },
    title: texts.text('order.returning.label'),
    subject: texts.text('order.page.title', { number: orderNumber }),
    sections: [
      {
        heading: texts.text('order.returning.label.to'),
        paragraphs: [`${legalName}\n${street}\n${postalCode} ${city}`],
      },
      {
        heading: texts.text('order.returning.label.from'),
        paragraphs: [
          [
            `${from.givenName} ${from.familyName}`,
            ...(from.at === null ? [] : [from.at]),
            writeStreetLine(from),
            `${from.postalCode} ${from.city}`,
          ].join('\n'),
        ],
      },
      {
        heading: carrier,
        facts: [
          [texts.text('order.tracking'), trackingNumber],
          ...(found.collectOn === null
            ? []
            : [
                [
                  texts.text('order.returning.collectOn'),
                  formatDate(found.collectOn, locale, 'UTC'),
                ] as const,
              ]),
        ],
        code: {
          content: trackingNumber,
          described: texts.text('order.returning.code', { number: trackingNumber }),
        },
      },
      {
        heading: texts.text('order.returning.articles'),
        list: {
          numbered: false,
          items: found.items.map(({ position, quantity }) => {
            const line = names.get(position);
            return texts.text('order.parcel.item', {
              quantity,
              name: `${line?.name ?? ''} (${line?.sku ?? ''})`,
            });
          }),
        },
      },
    ],
    note: `${legalName}, ${street}, ${postalCode} ${city}\n${email} · ${phone}`,
  };
}
