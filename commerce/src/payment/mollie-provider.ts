import createMollieClient, { type Payment as MolliePayment, MollieApiError } from '@mollie/api-client';
import type { Currency, Money } from '#commerce/kernel/money.ts';
import { mollieLocale, mollieMethod, mollieRefundState, mollieState } from './mollie.rules.ts';
import { type PaymentProvider, ProviderError, type ProviderPayment } from './payment-provider.types.ts';

export type MollieOptions = {
  readonly apiKey: string;
  /** null: Mollie's own */
  readonly apiUrl: string | null;
};

/** Longer than Mollie takes on a bad day; the customer waits for it before the redirect. */
const WITHIN_MS = 10_000;

/** Mollie (https://docs.mollie.com), by its own client. */
export function createMollie({ apiKey, apiUrl }: MollieOptions): PaymentProvider {
  const client = createMollieClient({ apiKey, ...(apiUrl !== null && { apiEndpoint: apiUrl }) });

  async function get(reference: string): Promise<ProviderPayment> {
    return viewOf(await client.payments.get(reference));
  }

  return {
    name: 'mollie',
    createPayment: (payment) =>
      asked(async () => {
        const { host } = new URL(payment.webhookUrl);
        const created = await client.payments.create({
          amount: amountOf(payment.amount),
          description: payment.description,
          redirectUrl: payment.redirectUrl,
          // Mollie refuses addresses that it cannot reach; reconciliation asks instead
          ...(!(apiUrl === null && isLocal(host)) && { webhookUrl: payment.webhookUrl }),
          method: mollieMethod(payment.method) as never,
          locale: mollieLocale(payment.locale) as never,
          ...(payment.captureLater && { captureMode: 'manual' as never }),
          metadata: { payment: payment.idempotencyKey },
          idempotencyKey: payment.idempotencyKey,
        });
        return viewOf(created);
      }),
    getPayment: (reference) => asked(() => get(reference)).catch(nullWhenUnknown),
    capture: (reference, { amount, idempotencyKey }) =>
      asked(async () => {
        await client.paymentCaptures.create({ paymentId: reference, amount: amountOf(amount), idempotencyKey });
        return get(reference);
      }),
    cancel: (reference, { idempotencyKey }) =>
      asked(async () => {
        try {
          return viewOf(await client.payments.cancel(reference, { idempotencyKey }));
        } catch (error) {
          // what has ended or is being paid cannot be cancelled: 422
          if ((error as { statusCode?: unknown }).statusCode !== 422) throw error;
          return get(reference);
        }
      }),
    refund: (reference, { amount, idempotencyKey, description }) =>
      asked(async () => {
        const refund = await client.paymentRefunds.create({
          paymentId: reference,
          amount: amountOf(amount),
          description,
          idempotencyKey,
        });
        return { reference: refund.id, state: mollieRefundState(refund.status) };
      }),
    getRefund: (reference, refundReference) =>
      asked(async () => {
        const refund = await client.paymentRefunds.get(refundReference, { paymentId: reference });
        return { reference: refund.id, state: mollieRefundState(refund.status) };
      }).catch(nullWhenUnknown),
  };
}

/** Bounds the wait, and tells "nobody knows" from "no". What is retried carries its key, so it is done once. */
async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderError('unreachable', 'no answer in time')), WITHIN_MS);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const status = error instanceof MollieApiError ? error.statusCode : undefined;
    const isNo = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
    if (isNo) throw new UnknownOrRefused(status, (error as Error).message, { cause: error });
    throw new ProviderError('unreachable', 'the provider cannot be reached', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

class UnknownOrRefused extends ProviderError {
  readonly status: number;

  constructor(status: number, message: string, options: ErrorOptions) {
    super('refused', message, options);
    this.status = status;
  }
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof UnknownOrRefused && (error.status === 404 || error.status === 410)) return null;
  throw error;
}

function viewOf(payment: MolliePayment): ProviderPayment {
  const { currency, value } = payment.amount;
  return {
    reference: payment.id,
    state: mollieState(payment.status),
    amount: { minor: Math.round(Number(value) * 100), currency: currency as Currency },
    checkoutUrl: payment.getCheckoutUrl() ?? null,
  };
}

/** Mollie takes amounts as text with two decimals. */
function amountOf({ minor, currency }: Money): { currency: string; value: string } {
  const digits = String(minor).padStart(3, '0');
  return { currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

function isLocal(host: string): boolean {
  return /^(.+\.)?localhost(:\d+)?$|^127\./.test(host);
}
