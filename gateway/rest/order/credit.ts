import { buildContractPaper } from '#commerce/money/credit/agreement/agreement.service.ts';
import { buildInformationPaper, buildProtectionInformation } from '#commerce/money/credit/credit.service.ts';
import type { Paper } from '#commerce/money/document/paper.types.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { readAmount } from '#forms/amount.ts';
import { readPlan } from '#forms/credit.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { createCallContext, type RestOptions, type RestRoute } from '../call.ts';
import { readLocaleParameter } from '../locale.ts';
import { sendPdf } from '../send-file.ts';

/**
 * Papers of credit as PDF: `/api/credit/information.pdf?price=…&plan=…&locale=…` and
 * `/api/credit/protection.pdf?locale=…` for everybody, `/api/credit/contract.pdf?order=…&token=…` for the order's
 * signed-in customer or a holder of the secret of its address.
 */
export function createCreditRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/credit/*',
    methods: ['GET', 'HEAD'],
    async handle(req, res, call) {
      const asked = new URL(req.url ?? '/', 'http://gateway').searchParams;
      const locale = readLocaleParameter(asked, call.tenant) ?? undefined;
      const { context } = await createCallContext(options, req, call, locale);
      const name = /^\/api\/credit\/(information|contract|protection)\.pdf$/.exec(call.pathname)?.[1];
      const paper = name === undefined ? null : await buildPaper(name, context, asked);
      if (!paper) return sendProblem(res, { status: 404, title: 'There is no such paper' });
      sendPdf(res, await renderPaper(paper), `${name}.pdf`);
    },
  };
}

async function buildPaper(
  name: string,
  context: GatewayContext,
  asked: URLSearchParams,
): Promise<Paper | null> {
  if (name === 'information') {
    const plan = readPlan(asked.get('plan'));
    const priceMinor = readAmount(asked.get('price') ?? '');
    const input = { priceMinor, method: plan?.method ?? null, count: plan?.count ?? null };
    return buildInformationPaper(context, input);
  }
  if (name === 'protection') return buildProtectionInformation(context);
  const accessToken = asked.get('token')?.slice(0, 100) ?? null;
  const order = await getOrder(context, { orderNumber: asked.get('order') ?? '', accessToken });
  return order && buildContractPaper(context, order.orderId);
}
