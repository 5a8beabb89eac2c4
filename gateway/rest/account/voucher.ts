import { z } from 'zod';
import { checkVoucher } from '#commerce/buying/basket/basket-code.service.ts';
import type { Voucher } from '#commerce/buying/voucher/voucher.rules.ts';
import { listOwnVouchers, type OwnVoucher } from '#commerce/buying/voucher/voucher.service.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { sendProblem, sendTooMany } from '#http/calls/problem.ts';
import { readJson } from '#http/calls/request-body.ts';
import { createCallContext, type RestOptions, type RestRoute, sendJson } from '../call.ts';

const MOST_BYTES = 4096;
const body = z.strictObject({ code: z.string().trim().min(1).max(60) });

/**
 * `/api/voucher`: GET the signed-in customer's vouchers, active and expired ([] for all other visitors); POST
 * `{code}` checks a code against the visitor's basket and changes nothing. Amounts in minor units. Wrong codes are
 * counted (429).
 */
export function createVoucherRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/voucher',
    methods: ['GET', 'HEAD', 'POST'],
    async handle(req, res, call) {
      const { context, cookies } = await createCallContext(options, req, call);
      if (req.method !== 'POST') {
        const vouchers = await listOwnVouchers(context);
        const filterByState = (state: OwnVoucher['state']) =>
          vouchers
            .filter((one) => one.state === state)
            .map((one) => ({ ...buildVoucherView(one), reasons: one.reasons }));
        return sendJson(res, { active: filterByState('ACTIVE'), expired: filterByState('EXPIRED') }, cookies);
      }
      const asked = await readJson(req, res, { limit: MOST_BYTES, shape: body });
      if (!asked) return;
      const visitor = await ensureVisitor(context);
      // a refused visitor keeps the session too: wrong codes are counted by it
      if (cookies.length > 0) res.setHeader('set-cookie', cookies);
      const checked = await checkVoucher(visitor, { code: asked.code, from: call.clientAddress });
      if (!checked.ok && checked.refusal.code === 'TooManyAttempts') {
        return sendTooMany(res, checked.refusal.retryAfterSeconds, 'Too many codes were tried');
      }
      if (!checked.ok) return sendProblem(res, { status: 404, title: 'There is no such code' });
      const { discountMinor, reasons, exclusions } = checked.value;
      const applies = reasons.length === 0;
      sendJson(res, { ...buildVoucherView(checked.value), applies, discountMinor, reasons, exclusions });
    },
  };
}

/** The fields of a Voucher (product 3.7). */
function buildVoucherView({ code, terms, validFrom, validUntil }: Voucher) {
  const { discount, minimumMinor, customerGroup } = terms;
  return { code, value: discount, validFrom, validUntil, customerGroup, minimumMinor };
}
