import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { createSpaced } from '#commerce/ground/kernel/spaced.ts';
import type { PaymentProvider } from '#commerce/money/payment/payment-provider.types.ts';
import { findByReference } from '#commerce/money/payment/record/payment-record.queries.ts';
import { WEBHOOK_PATH } from '#commerce/orders/settlement/payment-urls.rules.ts';
import { settlePayment } from '#commerce/orders/settlement/settle-payment.service.ts';
import { readWithin } from '#http/calls/request-body.ts';
import { createCallContext, type RestOptions, type RestRoute } from '../call.ts';

/** An id of some ten bytes, or what a retailer's own provider sends. */
const LONGEST_BODY = 64 * 1024;
/** A provider is queried about one payment no more often than this, however many webhooks come. */
const ASK_EVERY_MS = 2000;
const reference = z.string().regex(/^[\w-]{3,64}$/);

/**
 * The address where a provider reports that something happened to a payment: `id=…`, as a form, or as the provider reads
 * it. The report is not
 * trusted; the provider is queried, and its own answer counts. Unknown ids get the same answer as known ones, so that
 * nobody learns which exist.
 */
export function createPaymentWebhookRoute({ gateway, log }: RestOptions): RestRoute {
  const spaced = createSpaced(ASK_EVERY_MS);
  return {
    path: WEBHOOK_PATH,
    methods: ['POST'],
    async handle(req, res, call) {
      const sendReceived = () =>
        void res.writeHead(200, { 'cache-control': 'no-store', 'content-length': 0 }).end();
      const body = await readWithin(req, res, LONGEST_BODY);
      if (!body) return;
      const { context } = await createCallContext({ gateway, log }, req, call);
      const { provider } = context.payments;
      if (!provider) return sendReceived();
      const id = reference.safeParse(await readReference(provider, req, body.toString('utf8')));
      const payment = id.success ? await findByReference(context, provider.name, id.data) : null;
      if (payment)
        await spaced(payment.paymentId, () =>
          settlePayment(context, context.payments, payment.paymentId, 'webhook'),
        );
      sendReceived();
    },
  };
}

async function readReference({ readWebhook }: PaymentProvider, req: IncomingMessage, body: string) {
  if (!readWebhook) return new URLSearchParams(body).get('id');
  const headers = Object.entries(req.headers).map(([name, value]) => [name, String(value ?? '')]);
  return readWebhook({ headers: Object.fromEntries(headers), body });
}
