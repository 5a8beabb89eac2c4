import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import { buildPaymentSlip } from '#commerce/orders/invoice/payment-slip.service.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { createCallContext, type RestOptions, type RestRoute } from '../call.ts';
import { sendPdf } from '../send-file.ts';

/**
 * `/api/payment-slip.pdf?order=…&token=…`: the Swiss QR bill of an order that is paid by transfer in advance, for its
 * signed-in customer or for a holder of the secret of its address; 404 for all other visitors, and when nothing is
 * open.
 */
export function createPaymentSlipRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/payment-slip.pdf',
    methods: ['GET', 'HEAD'],
    async handle(req, res, call) {
      const asked = new URL(req.url ?? '/', 'http://gateway').searchParams;
      const orderNumber = asked.get('order') ?? '';
      const { context } = await createCallContext(options, req, call);
      const accessToken = asked.get('token')?.slice(0, 100) ?? null;
      const order = await getOrder(context, { orderNumber, accessToken });
      const paper = order && (await buildPaymentSlip(context, order.orderId));
      if (!paper) return sendProblem(res, { status: 404, title: 'There is no such slip' });
      sendPdf(res, await renderPaper(paper), `${orderNumber}.pdf`);
    },
  };
}
