import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { isRedirectMethod } from '#commerce/money/payment/payment-method.rules.ts';
import {
  type NewProviderPayment,
  type PaymentProvider,
  type Payments,
  ProviderError,
  type Purchase,
} from '#commerce/money/payment/payment-provider.types.ts';
import type { Payment } from '#commerce/money/payment/record/payment-record.commands.ts';
import { findPayment, listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { writeProvider } from '#commerce/money/payment/record/payment-record.service.ts';
import { hasEnded } from '#commerce/money/payment/record/payment-state.rules.ts';
import { type PaidOrder, readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { findById } from '#commerce/orders/order/order-record.queries.ts';
import { isLaterMethod } from '#forms/payment-method.ts';
import { buildPaymentReturnUrl, WEBHOOK_PATH } from './payment-urls.rules.ts';
import { buildPurchase } from './purchase.rules.ts';
import { applyAnswer } from './settle-payment.service.ts';

/**
 * Begins an order's payment at the provider, after the commit that opened it. It can be called repeatedly: the
 * payment's own id is the provider's key, and a payment that has begun returns its address.
 * @param returnUrl where the browser comes back to; default: the screen after the payment
 * @returns where to send the browser; null if nothing is paid by redirect any more, or the provider is unreachable
 */
export async function startPayment(
  ctx: RequestContext,
  payments: Payments,
  orderId: string,
  returnUrl: string | null = null,
): Promise<string | null> {
  const order = await readOrder(ctx, orderId);
  const [payment] = await listOrderPayments(ctx, orderId);
  const { provider } = payments;
  if (!order || !payment || !provider || !needsRedirect(payment)) return null;
  if (payment.state === 'open') return payment.checkoutUrl;
  if (payment.state !== 'created') return null;
  try {
    const purchase = isLaterMethod(payment.method) ? await loadPurchase(ctx, payment) : null;
    const request = buildPaymentRequest(ctx, payments, order, { payment, returnUrl, purchase });
    const begun = await provider.createPayment(request);
    await writeProvider(ctx, payment.paymentId, provider.name, begun);
    await applyAnswer(ctx, { ...payment, provider: provider.name }, begun, 'shop');
    const known = await findPayment(ctx, payment.paymentId);
    if (!known || !hasEnded(known.state)) return begun.checkoutUrl;
    // another way was chosen while the provider was asked: this payment must not be paid too
    await endPayment(ctx, provider, known);
    return null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ paymentId: payment.paymentId, kind: error.kind, err: error }, 'a payment did not begin');
    return null;
  }
}

function needsRedirect({ method, origin }: Payment): boolean {
  return origin === 'paylink' || isRedirectMethod(method);
}

function buildPaymentRequest(
  { tenant }: RequestContext,
  { getOrigin }: Payments,
  order: PaidOrder,
  {
    payment,
    returnUrl,
    purchase,
  }: { readonly payment: Payment; readonly returnUrl: string | null; readonly purchase: Purchase | null },
): NewProviderPayment {
  const origin = getOrigin(tenant.id);
  const method = payment.method as NewProviderPayment['method'];
  return {
    idempotencyKey: payment.paymentId,
    amount: { minor: payment.amountMinor, currency: payment.currency },
    method,
    description: `${tenant.companyName} ${order.orderNumber}`,
    locale: order.locale,
    redirectUrl: returnUrl ?? origin + buildPaymentReturnUrl(tenant, order),
    webhookUrl: origin + WEBHOOK_PATH,
    // a lender pays when the goods have left
    captureLater: purchase !== null || (tenant.payment.captureAtDispatch && method === 'card'),
    purchase,
  };
}

async function loadPurchase(ctx: RequestContext, payment: Payment): Promise<Purchase | null> {
  const order = await findById(ctx, payment.orderId);
  return order && buildPurchase(order, payment.amountMinor);
}

/** Ends an unpaid payment at the provider; the answer counts like any other. */
export async function endPayment(
  ctx: RequestContext,
  provider: PaymentProvider,
  payment: Payment,
): Promise<void> {
  if (payment.providerReference === null) return;
  const answer = await provider.cancel(payment.providerReference, {
    idempotencyKey: `cancel-${payment.paymentId}`,
  });
  await applyAnswer(ctx, payment, answer, 'shop');
}
