import { drawCodeSvg } from '#commerce/money/document/draw-code.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import { buildReturnLabel } from '#commerce/orders/fulfilment/returns/return-label.service.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { createCallContext, type RestOptions, type RestRoute } from '../call.ts';
import { sendPdf, sendSvg } from '../send-file.ts';

/**
 * `/api/return-label/{announcement}?order=…&token=…`: the label of an announced return as PDF, or with `.svg` behind
 * the id its QR code alone, for the order's signed-in customer or a holder of the secret of its address; 404 for all
 * other visitors.
 */
export function createReturnLabelRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/return-label/*',
    methods: ['GET', 'HEAD'],
    async handle(req, res, call) {
      const [, id, isCode] = /^\/api\/return-label\/([0-9a-f-]{36})(\.svg)?$/.exec(call.pathname) ?? [];
      const asked = new URL(req.url ?? '/', 'http://gateway').searchParams;
      const { context } = await createCallContext(options, req, call);
      const accessToken = asked.get('token')?.slice(0, 100) ?? null;
      const order =
        id === undefined
          ? null
          : await getOrder(context, { orderNumber: asked.get('order') ?? '', accessToken });
      const paper = order && id !== undefined ? await buildReturnLabel(context, order, id) : null;
      if (!paper) return sendProblem(res, { status: 404, title: 'There is no such label' });
      const code = paper.sections.find((section) => section.code)?.code;
      if (isCode && code) return sendSvg(res, drawCodeSvg(code), 'code.svg');
      sendPdf(res, await renderPaper(paper), `${order?.orderNumber}.pdf`);
    },
  };
}
