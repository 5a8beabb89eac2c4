import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { isAtProvider } from '#commerce/money/payment/record/on-its-way.service.ts';
import { insertPayment, type Payment } from '#commerce/money/payment/record/payment-record.commands.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { computeNextCheck } from '#commerce/money/payment/record/schedule.rules.ts';
import { buildCreditorReference } from '#commerce/money/payment/transfer-reference.rules.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import type { LinkMethod } from '#tenants/payment-methods.ts';
import { endOpenPayments } from '../end-payments.service.ts';
import { buildPaylinkUrl } from '../payment-urls.rules.ts';
import { startPayment } from '../start-payment.service.ts';
import { type FoundLink, findLink } from './paylink.queries.ts';
import { computeLinkAmount, viewPaylink } from './paylink.service.ts';

export type PaylinkRefusal = { readonly code: 'PaylinkUnusable' } | { readonly code: 'PaymentUnavailable' };

/**
 * Begins to pay by a link. An open payment of the same method is continued; one of another method is ended at the
 * provider first. One that the provider cannot end is continued too, so that nothing is paid twice.
 * @returns where to send the browser
 */
export async function payByLink(
  ctx: RequestContext,
  payments: Payments,
  input: { readonly token: string; readonly method: string },
): Promise<Result<string, PaylinkRefusal>> {
  const link = await viewPaylink(ctx, payments, input.token);
  const found = await findLink(ctx, payments, input.token);
  const method = link.methods.find((code) => code === input.method);
  if (!found || !method || link.state !== 'open') return refuse({ code: 'PaylinkUnusable' });
  const opened = await openAlone(ctx, payments, found, method);
  if (opened === 'closed') return refuse({ code: 'PaylinkUnusable' });
  if (opened === 'busy') return refuse({ code: 'PaymentUnavailable' });
  const { locale, orderId } = found.order;
  const back =
    payments.getOrigin(ctx.tenant.id) + buildPaylinkUrl(ctx.tenant, locale, input.token, 'paylinkReturn');
  const url = await startPayment(ctx, payments, orderId, back);
  return url === null ? refuse({ code: 'PaymentUnavailable' }) : ok(url);
}

/**
 * `closed`: all of it is paid or on its way; `busy`: the provider does not answer, or other requests keep beginning.
 */
type Opened = 'begun' | 'closed' | 'busy';

const MOST_ATTEMPTS = 3;

/**
 * However many requests begin at once, by whatever links, one payment of the order is open at the provider
 * afterwards.
 */
async function openAlone(
  ctx: RequestContext,
  payments: Payments,
  found: FoundLink,
  method: LinkMethod,
): Promise<Opened> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const before = await listOrderPayments(ctx, found.order.orderId);
    const amountMinor = await computeLinkAmount(ctx, found.order, found);
    const others = before.filter((one) => isAtProvider(one) && !isSame(one, method, amountMinor));
    if (!(await endOpenPayments(ctx, payments, others))) return 'busy';
    const known = new Set(before.map(({ paymentId }) => paymentId));
    const opened = await runInTransaction(ctx, (inner) => openLinkPayment(inner, found, method, known));
    if (opened !== 'again') return opened;
  }
  return 'busy';
}

function isSame(payment: Payment, method: LinkMethod, amountMinor: number): boolean {
  return payment.origin === 'paylink' && payment.method === method && payment.amountMinor === amountMinor;
}

/** @returns `again`: another request has begun one since `known`, which has to be ended first */
async function openLinkPayment(
  ctx: RequestContext,
  { order: { orderId }, ...cover }: FoundLink,
  method: LinkMethod,
  known: ReadonlySet<string>,
): Promise<Opened | 'again'> {
  const order = await lockOrder(ctx, orderId);
  const amountMinor = order ? await computeLinkAmount(ctx, order, cover) : 0;
  if (!order || amountMinor <= 0) return 'closed';
  const open = (await listOrderPayments(ctx, orderId)).filter(isAtProvider);
  if (open.some((one) => !isSame(one, method, amountMinor) && !known.has(one.paymentId))) return 'again';
  if (open.length > 0) return 'begun';
  await insertPayment(ctx, {
    ...{ orderId, method, amountMinor, currency: order.currency },
    origin: 'paylink',
    state: 'created',
    transferReference: buildCreditorReference(order.orderNumber),
    nextCheckAt: computeNextCheck(ctx.clock.now(), 0),
  });
  return 'begun';
}
