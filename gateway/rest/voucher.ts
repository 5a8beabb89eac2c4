import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { checkVoucher } from '#commerce/buying/basket/basket-code.service.ts';
import type { Voucher } from '#commerce/buying/voucher/voucher.rules.ts';
import { type OwnVoucher, ownVouchers } from '#commerce/buying/voucher/voucher.service.ts';
import { readBody } from '#http/web-request.ts';
import { ensureVisitor } from '../session.ts';
import { contextOf, type RestOptions, type RestRoute, sendJson } from './call.ts';
import { problem } from './problem.ts';

const MOST_BYTES = 4096;
const body = z.strictObject({ code: z.string().trim().min(1).max(60) });

/**
 * `/api/voucher`: GET the signed-in customer's vouchers, active and expired ([] for everybody else); POST `{code}` checks a
 * code against the visitor's basket and changes nothing. Amounts in minor units. Wrong codes are counted (429).
 */
export function voucherRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/voucher',
    methods: ['GET', 'HEAD', 'POST'],
    async handle(req, res, call) {
      const { context, cookies } = await contextOf(options, req, call);
      if (req.method !== 'POST') {
        const vouchers = await ownVouchers(context);
        const inState = (state: OwnVoucher['state']) =>
          vouchers
            .filter((one) => one.state === state)
            .map((one) => ({ ...shown(one), reasons: one.reasons }));
        return sendJson(res, { active: inState('ACTIVE'), expired: inState('EXPIRED') }, cookies);
      }
      const asked = await read(req);
      if (!asked) {
        return problem(res, { status: 400, title: 'No code', detail: 'JSON {"code": 1 to 60 characters}' });
      }
      const visitor = await ensureVisitor(context);
      // a refusal keeps the session too: wrong codes are counted by it
      if (cookies.length > 0) res.setHeader('set-cookie', cookies);
      const checked = await checkVoucher(visitor, { code: asked.code, from: call.clientAddress });
      if (!checked.ok && checked.refusal.code === 'TooManyAttempts') {
        const retry = String(checked.refusal.retryAfterSeconds);
        return problem(res, { status: 429, title: 'Too many codes were tried' }, { 'retry-after': retry });
      }
      if (!checked.ok) return problem(res, { status: 404, title: 'There is no such code' });
      const { discountMinor, reasons, exclusions } = checked.value;
      const applies = reasons.length === 0;
      sendJson(res, { ...shown(checked.value), applies, discountMinor, reasons, exclusions });
    },
  };
}

/** The fields of a Voucher (product 3.7). */
function shown({ code, terms, validFrom, validUntil }: Voucher) {
  const { discount, minimumMinor, customerGroup } = terms;
  return { code, value: discount, validFrom, validUntil, customerGroup, minimumMinor };
}

async function read(req: IncomingMessage): Promise<z.output<typeof body> | null> {
  try {
    const parsed = body.safeParse(JSON.parse(String(await readBody(req, MOST_BYTES))));
    return parsed.success ? parsed.data : null;
  } catch {
    // no JSON, or too much of it
    return null;
  }
}
