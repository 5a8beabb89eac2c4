import { renderInvoicePdf } from '#commerce/orders/invoice/invoice.queries.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { createCallContext, type RestOptions, type RestRoute } from '../call.ts';
import { sendPdf } from '../send-file.ts';

/**
 * `/api/invoice/{number}?order=…&token=…`: an invoice or credit note as PDF, for the order's signed-in customer or
 * for a holder of the secret of its address; 404 for all other visitors.
 */
export function createInvoiceRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/invoice/*',
    methods: ['GET', 'HEAD'],
    async handle(req, res, call) {
      const number = /^\/api\/invoice\/(\d{1,20})(?:\.pdf)?$/.exec(call.pathname)?.[1];
      const asked = new URL(req.url ?? '/', 'http://gateway').searchParams;
      const orderNumber = asked.get('order') ?? '';
      const { context } = await createCallContext(options, req, call);
      const accessToken = asked.get('token')?.slice(0, 100) ?? null;
      const order = number === undefined ? null : await getOrder(context, { orderNumber, accessToken });
      const body =
        order && number !== undefined ? await renderInvoicePdf(context, number, order.orderId) : null;
      if (!body) return sendProblem(res, { status: 404, title: 'There is no such invoice' });
      sendPdf(res, body, `${number}.pdf`);
    },
  };
}
