import type { Currency, Money } from '#commerce/ground/kernel/money.ts';
import {
  MOLLIE_OFFERS,
  mollieAmount,
  mollieLocale,
  mollieMethod,
  molliePurchase,
  mollieRefundState,
  mollieState,
} from './mollie.rules.ts';
import {
  createMollieClient,
  type MolliePayment,
  mollieChargebacks,
  molliePayment,
  mollieRefund,
} from './mollie-client.ts';
import { type PaymentProvider, ProviderError, type ProviderPayment } from './payment-provider.types.ts';

export type MollieOptions = {
  readonly apiKey: string;
  /** null: Mollie's own */
  readonly apiUrl: string | null;
};

/** Mollie (https://docs.mollie.com). */
export function createMollie({ apiKey, apiUrl }: MollieOptions): PaymentProvider {
  const client = createMollieClient(apiKey, apiUrl);
  const pathOf = (reference: string) => `payments/${encodeURIComponent(reference)}`;

  async function get(reference: string): Promise<ProviderPayment | null> {
    const payment = await client.call(molliePayment, { method: 'GET', path: pathOf(reference) });
    return payment && viewOf(payment, reference);
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
          amount: mollieAmount(payment.amount),
          description: payment.description,
          redirectUrl: payment.redirectUrl,
          ...(isReachable && { webhookUrl: payment.webhookUrl }),
          method: mollieMethod(payment.method),
          locale: mollieLocale(payment.locale),
          ...(payment.captureLater && { captureMode: 'manual' }),
          ...(payment.purchase && molliePurchase(payment.purchase, payment.amount.currency)),
          metadata: { payment: payment.idempotencyKey },
        },
      });
      const begun = required(created, payment.idempotencyKey);
      return viewOf(begun, begun.id);
    },
    getPayment: get,
    async capture(reference, { amount, idempotencyKey }) {
      const path = `${pathOf(reference)}/captures`;
      const body = { amount: mollieAmount(amount) };
      required(await client.call(mollieRefund, { method: 'POST', path, body, idempotencyKey }), reference);
      return required(await get(reference), reference);
    },
    async cancel(reference, { idempotencyKey }) {
      try {
        const ended = { method: 'DELETE', path: pathOf(reference), idempotencyKey } as const;
        return viewOf(required(await client.call(molliePayment, ended), reference), reference);
      } catch (error) {
        // a payment that has ended or is being paid cannot be cancelled: its state is the answer
        if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
        return required(await get(reference), reference);
      }
    },
    async refund(reference, { amount, idempotencyKey, description }) {
      const path = `${pathOf(reference)}/refunds`;
      const body = { amount: mollieAmount(amount), description };
      const refund = required(
        await client.call(mollieRefund, { method: 'POST', path, body, idempotencyKey }),
        reference,
      );
      return { reference: refund.id, state: mollieRefundState(refund.status) };
    },
    async getRefund(reference, refundReference) {
      const path = `${pathOf(reference)}/refunds/${encodeURIComponent(refundReference)}`;
      const refund = await client.call(mollieRefund, { method: 'GET', path });
      if (refund) checkId(refund.id, refundReference);
      return refund && { reference: refund.id, state: mollieRefundState(refund.status) };
    },
    async chargebacks(reference) {
      const path = `${pathOf(reference)}/chargebacks`;
      const answer = await client.call(mollieChargebacks, { method: 'GET', path });
      const held = answer?._embedded.chargebacks.filter(({ reversedAt }) => !reversedAt) ?? [];
      return held.map(({ id, amount, reason }) => ({
        reference: id,
        amount: moneyOf(amount),
        reason: reason?.code ?? null,
      }));
    },
  };
}

/** @param reference of the payment, or the key it was begun with */
function required<Answer>(answer: Answer | null, reference: string): Answer {
  if (answer === null) throw new ProviderError('refused', `Mollie knows no payment ${reference}`);
  return answer;
}

/** Refuses an answer about another payment, for example from a cache or a proxy between. @throws ProviderError */
function checkId(answered: string, asked: string): void {
  if (answered !== asked)
    throw new ProviderError('unreachable', `Mollie was asked about ${asked} and answers about ${answered}`);
}

/** @throws ProviderError when the answer is not about the payment that was asked for */
function viewOf(
  { id, status, amount, amountChargedBack, _links }: MolliePayment,
  asked: string,
): ProviderPayment {
  checkId(id, asked);
  return {
    reference: id,
    state: mollieState(status),
    amount: moneyOf(amount),
    checkoutUrl: _links.checkout?.href ?? null,
    isChargedBack: amountChargedBack ? moneyOf(amountChargedBack).minor > 0 : false,
  };
}

function moneyOf({ value, currency }: MolliePayment['amount']): Money {
  return { minor: Number(value.replace('.', '')), currency: currency as Currency };
}

function isLocal(address: string): boolean {
  return /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(new URL(address).hostname);
}
