import type { Currency, Money } from '#commerce/ground/kernel/money.ts';
import { type PaymentProvider, ProviderError, type ProviderPayment } from '../payment-provider.types.ts';
import {
  buildMolliePurchase,
  formatMollieAmount,
  formatMollieLocale,
  MOLLIE_OFFERS,
  mapMollieMethod,
  mapMollieRefundState,
  mapMollieState,
} from './mollie.rules.ts';
import {
  createMollieClient,
  type MolliePayment,
  mollieChargebacks,
  molliePayment,
  mollieRefund,
} from './mollie-client.ts';

export type MollieOptions = {
  readonly apiKey: string;
  /** null for Mollie's own */
  readonly apiUrl: string | null;
};

/** Mollie (https://docs.mollie.com). */
export function createMollie({ apiKey, apiUrl }: MollieOptions): PaymentProvider {
  const client = createMollieClient(apiKey, apiUrl);
  const buildPaymentPath = (reference: string) => `payments/${encodeURIComponent(reference)}`;

  async function get(reference: string): Promise<ProviderPayment | null> {
    const payment = await client.call(molliePayment, { method: 'GET', path: buildPaymentPath(reference) });
    return payment && readMolliePayment(payment, reference);
  }

  return {
    name: 'mollie',
    offers: MOLLIE_OFFERS,
    async createPayment(payment) {
      // Mollie refuses addresses that it cannot reach; reconciliation asks instead
      const isReachable = apiUrl !== null || !isLocal(payment.webhookUrl);
      const created = await client.call(molliePayment, {
        method: 'POST',
        path: 'payments',
        idempotencyKey: payment.idempotencyKey,
        body: {
          amount: formatMollieAmount(payment.amount),
          description: payment.description,
          redirectUrl: payment.redirectUrl,
          ...(isReachable && { webhookUrl: payment.webhookUrl }),
          method: mapMollieMethod(payment.method),
          locale: formatMollieLocale(payment.locale),
          ...(payment.captureLater && { captureMode: 'manual' }),
          ...(payment.purchase && buildMolliePurchase(payment.purchase, payment.amount.currency)),
          metadata: { payment: payment.idempotencyKey },
        },
      });
      const begun = requireAnswer(created, payment.idempotencyKey);
      return readMolliePayment(begun, begun.id);
    },
    getPayment: get,
    async capture(reference, { amount, idempotencyKey }) {
      const path = `${buildPaymentPath(reference)}/captures`;
      const body = { amount: formatMollieAmount(amount) };
      requireAnswer(
        await client.call(mollieRefund, { method: 'POST', path, body, idempotencyKey }),
        reference,
      );
      return requireAnswer(await get(reference), reference);
    },
    async cancel(reference, { idempotencyKey }) {
      try {
        const ended = { method: 'DELETE', path: buildPaymentPath(reference), idempotencyKey } as const;
        return readMolliePayment(
          requireAnswer(await client.call(molliePayment, ended), reference),
          reference,
        );
      } catch (error) {
        // a payment that has ended or is being paid cannot be cancelled: its state is the answer
        if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
        return requireAnswer(await get(reference), reference);
      }
    },
    async refund(reference, { amount, idempotencyKey, description }) {
      const path = `${buildPaymentPath(reference)}/refunds`;
      const body = { amount: formatMollieAmount(amount), description };
      const refund = requireAnswer(
        await client.call(mollieRefund, { method: 'POST', path, body, idempotencyKey }),
        reference,
      );
      return { reference: refund.id, state: mapMollieRefundState(refund.status) };
    },
    async getRefund(reference, refundReference) {
      const path = `${buildPaymentPath(reference)}/refunds/${encodeURIComponent(refundReference)}`;
      const refund = await client.call(mollieRefund, { method: 'GET', path });
      if (refund) checkId(refund.id, refundReference);
      return refund && { reference: refund.id, state: mapMollieRefundState(refund.status) };
    },
    async listChargebacks(reference) {
      const path = `${buildPaymentPath(reference)}/chargebacks`;
      const answer = await client.call(mollieChargebacks, { method: 'GET', path });
      const held = answer?._embedded.chargebacks.filter(({ reversedAt }) => !reversedAt) ?? [];
      return held.map(({ id, amount, reason }) => ({
        reference: id,
        amount: parseMollieAmount(amount),
        reason: reason?.code ?? null,
      }));
    },
  };
}

/** @param reference of the payment, or the key it was begun with */
function requireAnswer<Answer>(answer: Answer | null, reference: string): Answer {
  if (answer === null) throw new ProviderError('refused', `Mollie knows no payment ${reference}`);
  return answer;
}

/** Refuses an answer about another payment, for example from a cache or a proxy between. @throws ProviderError */
function checkId(answered: string, asked: string): void {
  if (answered !== asked)
    throw new ProviderError('unreachable', `Mollie was asked about ${asked} and answers about ${answered}`);
}

/** @throws ProviderError if the answer is not about the requested payment */
function readMolliePayment(
  { id, status, amount, amountChargedBack, _links }: MolliePayment,
  asked: string,
): ProviderPayment {
  checkId(id, asked);
  return {
    reference: id,
    state: mapMollieState(status),
    amount: parseMollieAmount(amount),
    checkoutUrl: _links.checkout?.href ?? null,
    isChargedBack: amountChargedBack ? parseMollieAmount(amountChargedBack).minor > 0 : false,
  };
}

function parseMollieAmount({ value, currency }: MolliePayment['amount']): Money {
  return { minor: Number(value.replace('.', '')), currency: currency as Currency };
}

function isLocal(address: string): boolean {
  return /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(new URL(address).hostname);
}
