import { z } from 'zod';
import { ProviderError } from '../payment-provider.types.ts';

/** Longer than Mollie takes on a bad day; the customer waits for it before the redirect. */
const WITHIN_MS = 8000;
const MOLLIE_URL = 'https://api.mollie.com/v2/';

const amount = z.object({ value: z.string().regex(/^\d+\.\d\d$/), currency: z.string().length(3) });

export const molliePayment = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  amountChargedBack: amount.nullish(),
  _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
});
export type MolliePayment = z.infer<typeof molliePayment>;

/** https://docs.mollie.com/reference/list-chargebacks; `reversedAt`: it was taken back in turn */
export const mollieChargebacks = z.object({
  _embedded: z.object({
    chargebacks: z.array(
      z.object({
        id: z.string().max(64),
        amount,
        reason: z.object({ code: z.string().max(100), description: z.string().max(500) }).nullish(),
        reversedAt: z.string().nullish(),
      }),
    ),
  }),
});

export const mollieRefund = z.object({ id: z.string(), status: z.string() });

export type MollieCall = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** below the API's root */
  readonly path: string;
  readonly body?: object;
  /** the same key is answered with the same answer, for an hour at least */
  readonly idempotencyKey?: string;
};

export type MollieClient = {
  /**
   * @returns null if Mollie has no such object (404, 410)
   * @throws ProviderError `refused` if Mollie refuses, `unreachable` if its answer cannot be understood
   */
  call<Answer>(schema: z.ZodType<Answer>, call: MollieCall): Promise<Answer | null>;
};

/**
 * A client of Mollie's HTTP API, version 2 (https://docs.mollie.com/reference/overview). Mollie's own package only
 * uses https with its own list of certificates and has no time limit, so it can reach neither a test's server nor a
 * proxy.
 * @param apiUrl null for Mollie's
 */
export function createMollieClient(apiKey: string, apiUrl: string | null): MollieClient {
  const root = (apiUrl ?? MOLLIE_URL).replace(/\/*$/, '/');

  async function send({ method, path, body, idempotencyKey }: MollieCall): Promise<Response> {
    try {
      return await fetch(root + path, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(WITHIN_MS),
        headers: {
          authorization: `Bearer ${apiKey}`,
          accept: 'application/hal+json',
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new ProviderError('unreachable', `Mollie cannot be reached for ${method} ${path}`, {
        cause: error,
      });
    }
  }

  return {
    async call(schema, call) {
      const answer = await send(call);
      const json: unknown = await answer.json().catch(() => null);
      if (answer.status === 404 || answer.status === 410) return null;
      if (answer.status >= 500 || answer.status === 408 || answer.status === 429) {
        throw new ProviderError(
          'unreachable',
          `Mollie answers ${answer.status} to ${call.method} ${call.path}`,
        );
      }
      if (!answer.ok)
        throw new ProviderError('refused', readProblemDetail(json) ?? `Mollie answers ${answer.status}`);
      const parsed = schema.safeParse(json);
      if (!parsed.success)
        throw new ProviderError(
          'unreachable',
          `Mollie answers ${call.method} ${call.path} by what cannot be read`,
        );
      return parsed.data;
    },
  };
}

/** Mollie's problem: {status, title, detail, field}. */
function readProblemDetail(json: unknown): string | undefined {
  return z.object({ detail: z.string().max(500) }).safeParse(json).data?.detail;
}
