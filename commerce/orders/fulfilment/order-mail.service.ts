import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import type { MailAttachment } from '#commerce/ground/mail/mail-rows.commands.ts';
import { findAgreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import { scheduleSection } from '#commerce/money/credit/credit-mail.rules.ts';
import { listScheduledDues } from '#commerce/money/ledger/ledger.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import type { ReturnEffect } from '#commerce/orders/order/return-effect.rules.ts';
import { isCreditMethod } from '#forms/credit.ts';
import type { Shipment } from './dispatch/shipment.store.ts';
import {
  buildCancelledMail,
  buildReturnedMail,
  buildShippedMail,
  type OrderMailFrame,
} from './order-mail.rules.ts';

/** Mails about what happens to an order, each once, in its language. */

export function queueOrderCancelled(
  ctx: RequestContext,
  about: { readonly order: Order; readonly reason: string; readonly refundMinor: number },
): Promise<void> {
  const { order } = about;
  return queueOrderMail(ctx, order, `order-cancelled:${order.orderId}`, (frame) =>
    buildCancelledMail({ ...frame, ...about }),
  );
}

export function queueOrderShipped(
  ctx: RequestContext,
  about: {
    readonly order: Order;
    readonly shipment: Omit<Shipment, 'deliveredAt'>;
    readonly complete: boolean;
    readonly invoiceNumber: string;
    /** a withdrawal was declared and is still undecided */
    readonly isWithdrawn: boolean;
  },
): Promise<void> {
  const { order, shipment, complete, invoiceNumber, isWithdrawn } = about;
  const write = (frame: OrderMailFrame) => buildShippedMail({ ...frame, ...shipment, complete, isWithdrawn });
  return queueOrderMail(ctx, order, `order-shipped:${shipment.shipmentId}`, write, [
    { invoice: invoiceNumber },
  ]);
}

export async function queueOrderReturned(
  ctx: RequestContext,
  about: {
    readonly order: Order;
    readonly effect: ReturnEffect;
    readonly refundMinor: number;
    readonly returnId: string;
    readonly creditNoteNumber: string | null;
    /** default: pieces came back */
    readonly what?: 'returned' | 'cancelledPart';
  },
): Promise<void> {
  const { order, effect, refundMinor, returnId, creditNoteNumber, what = 'returned' } = about;
  const attachments = creditNoteNumber === null ? [] : [{ invoice: creditNoteNumber }];
  const agreement = isCreditMethod(order.paymentMethod) ? await findAgreement(ctx, order.orderId) : null;
  const dues = agreement ? await listScheduledDues(ctx, order.orderId) : [];
  const write = (frame: OrderMailFrame) =>
    buildReturnedMail({
      ...frame,
      ...{ effect, refundMinor, what },
      hasCreditEnded: agreement !== null && agreement.plan.priceMinor === 0,
      schedule: agreement && scheduleSection(agreement, dues, { ...frame, locale: order.locale }),
    });
  return queueOrderMail(ctx, order, `order-returned:${returnId}`, write, attachments);
}

/** Puts a mail about an order into the outbox, in the order's language and to its address. */
export async function queueOrderMail(
  ctx: RequestContext,
  order: Order,
  cause: string,
  write: (frame: OrderMailFrame) => MailContent,
  attachments: readonly MailAttachment[] = [],
): Promise<void> {
  const { tenant } = ctx;
  const locale = tenant.locales.find((settings) => settings.locale === order.locale) ?? tenant.locales[0];
  if (!locale) throw new Error(`tenant ${tenant.id} has no locale`);
  const texts = await loadMailTexts(ctx, order.locale);
  const content = write({ order, tenant, locale, texts });
  await queueMail(ctx, content, { recipient: order.email, cause, attachments });
}
