import { z } from 'zod';
import { createSpaced } from '#commerce/ground/kernel/spaced.ts';
import { findByReference } from '#commerce/money/payment/record/payment-record.queries.ts';
import { WEBHOOK_PATH } from '#commerce/orders/settlement/payment-urls.rules.ts';
import { settlePayment } from '#commerce/orders/settlement/settle-payment.service.ts';
import { readWithin } from '#http/calls/request-body.ts';
import { createCallContext, type RestOptions, type RestRoute } from '../call.ts';

/** The body is an id of some ten bytes. */
const LONGEST_BODY = 1024;
/** A provider is queried about one payment no more often than this, however many webhooks come. */
const ASK_EVERY_MS = 2000;
const reference = z.string().regex(/^[\w-]{3,64}$/);

/**
 * The address where a provider reports that something happened to a payment: `id=…`, as a form. The report is not
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
      const id = reference.safeParse(new URLSearchParams(body.toString('utf8')).get('id'));
      if (!id.success) return sendReceived();
      const { context } = await createCallContext({ gateway, log }, req, call);
      const { provider } = context.payments;
      const payment = provider && (await findByReference(context, provider.name, id.data));
      if (payment)
        await spaced(payment.paymentId, () =>
          settlePayment(context, context.payments, payment.paymentId, 'webhook'),
        );
      sendReceived();
    },
  };
}
