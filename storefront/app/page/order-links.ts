import { addQuery, type Place, screenLink } from './links.ts';

export type OwnOrder = { readonly orderNumber: string; readonly accessToken: string | null };

function buildOrderQuery({ orderNumber, accessToken }: OwnOrder) {
  return { order: orderNumber, token: accessToken };
}

/**
 * The outcome of a form on an order's page: `late`: it could not be cancelled any more; `unpaid`: nothing can be paid
 * online; `exchanged`: announced, and the other size is held; `hold-over`: the withdrawal that held it was decided
 * before.
 */
export type OrderNotice =
  | 'late'
  | 'unpaid'
  | 'announced'
  | 'exchanged'
  | 'repaying'
  | 'paused'
  | 'protected'
  | 'unprotected'
  | 'changed'
  | 'fact-wrong'
  | 'fact-often'
  | 'hold-confirmed'
  | 'hold-kept'
  | 'hold-over'
  | 'fitting-moved'
  | 'fitting-full'
  | 'fitting-often';

export function orderConfirmationLink(
  shop: Place,
  order: { orderNumber: string; accessToken: string },
): string {
  return addQuery(screenLink(shop, 'orderConfirmation'), {
    order: order.orderNumber,
    token: order.accessToken,
  });
}

/** An order's own page. */
export function orderStatusLink(shop: Place, order: OwnOrder, notice: OrderNotice | null = null): string {
  return addQuery(screenLink(shop, 'orderStatus'), { ...buildOrderQuery(order), notice });
}

/** The screen between an order and its confirmation. @param options.go whether it leads on to the payment */
export function afterPaymentLink(
  shop: Place,
  order: { orderNumber: string; accessToken: string },
  { go = false } = {},
): string {
  return addQuery(screenLink(shop, 'afterPayment'), {
    order: order.orderNumber,
    token: order.accessToken,
    go: go ? '1' : null,
  });
}

/** @param link token of a payment link */
export function paylinkLink(
  shop: Place,
  link: string,
  { returned = false, go = false }: { returned?: boolean; go?: boolean } = {},
): string {
  return addQuery(screenLink(shop, returned ? 'paylinkReturn' : 'paylink'), { link, go: go ? '1' : null });
}

/** The QR bill of an order that is paid by transfer in advance. */
export function paymentSlipLink(order: OwnOrder): string {
  return addQuery('/api/payment-slip.pdf', buildOrderQuery(order));
}

/** The code that a banking app reads the transfer of an order from, as SVG. */
export function paymentCodeLink(order: OwnOrder): string {
  return addQuery('/api/payment-code.svg', buildOrderQuery(order));
}

/** The credit contract of an order as PDF. */
export function creditContractPdf(order: OwnOrder): string {
  return addQuery('/api/credit/contract.pdf', buildOrderQuery(order));
}

/** An invoice or credit note of an order as PDF. */
export function invoiceLink(number: string, order: OwnOrder): string {
  return addQuery(`/api/invoice/${encodeURIComponent(number)}.pdf`, buildOrderQuery(order));
}

/** The day of its delivery as a file for calendars. */
export function deliveryCalendarLink(order: OwnOrder): string {
  return addQuery('/api/delivery.ics', buildOrderQuery(order));
}

/** The form of withdrawal, filled in for an order. */
export function withdrawalLink(shop: Place, order: OwnOrder, scope: 'credit' | null = null): string {
  return addQuery(screenLink(shop, 'withdrawal'), { ...buildOrderQuery(order), scope });
}

/** The page of a declaration, after the form. */
export function withdrawalReceiptLink(shop: Place, statementId: string): string {
  return addQuery(screenLink(shop, 'withdrawal'), { received: statementId });
}

/** The label of an announced return as PDF. */
export function returnLabelLink(announcementId: string, order: OwnOrder): string {
  return addQuery(`/api/return-label/${encodeURIComponent(announcementId)}`, buildOrderQuery(order));
}

/** Its QR code alone. */
export function returnCodeLink(announcementId: string, order: OwnOrder): string {
  return addQuery(`/api/return-label/${encodeURIComponent(announcementId)}.svg`, buildOrderQuery(order));
}
