import type { IncomingMessage } from 'node:http';
import { drawCodeSvg } from '#commerce/money/document/draw-code.ts';
import type { Paper } from '#commerce/money/document/paper.types.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import { buildPaymentSlip } from '#commerce/orders/invoice/payment-slip.service.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { createCallContext, type RestOptions, type RestRoute } from '../call.ts';
import { sendPdf, sendSvg } from '../send-file.ts';

/**
 * `/api/payment-slip.pdf?order=…&token=…`: the transfer of an order that is paid in advance, with its Swiss QR bill or
 * the code for banking apps, for its signed-in customer or for a holder of the secret of its address; 404 for all other
 * visitors, and when nothing is open.
 */
export function createPaymentSlipRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/payment-slip.pdf',
    methods: ['GET', 'HEAD'],
    async handle(req, res, call) {
      const { paper, orderNumber } = await findSlip(options, req, call);
      if (!paper) return sendProblem(res, { status: 404, title: 'There is no such slip' });
      sendPdf(res, await renderPaper(paper), `${orderNumber}.pdf`);
    },
  };
}

/** `/api/payment-code.svg?order=…&token=…`: the slip's code for banking apps alone, for a page. */
export function createPaymentCodeRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/payment-code.svg',
    methods: ['GET', 'HEAD'],
    async handle(req, res, call) {
      const { paper } = await findSlip(options, req, call);
      const code = paper?.sections.find((section) => section.code)?.code;
      if (!code) return sendProblem(res, { status: 404, title: 'There is no such code' });
      sendSvg(res, drawCodeSvg(code), 'code.svg');
    },
  };
}

type Call = Parameters<RestRoute['handle']>[2];

async function findSlip(
  options: RestOptions,
  req: IncomingMessage,
  call: Call,
): Promise<{ paper: Paper | null; orderNumber: string }> {
  const asked = new URL(req.url ?? '/', 'http://gateway').searchParams;
  const orderNumber = asked.get('order') ?? '';
  const { context } = await createCallContext(options, req, call);
  const accessToken = asked.get('token')?.slice(0, 100) ?? null;
  const order = await getOrder(context, { orderNumber, accessToken });
  return { paper: order && (await buildPaymentSlip(context, order.orderId)), orderNumber };
}
