import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { decideInPerson, listDecisionsForReview } from '#commerce/money/credit/decision/review.service.ts';
import {
  endProtection,
  sendProtectionOffers,
} from '#commerce/orders/credit-rights/protection/later-protection.service.ts';
import { readOrderByNumber } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { createPayments } from '#wiring/jobs/payments.ts';
import { formatAmount } from '../arguments/amount.ts';
import { parseMarketCommand } from '../arguments/market-command.ts';
import type { CommandShop, Write } from '../context.ts';
import { CREDIT_RIGHTS_USAGE, runCreditRights } from './credit-rights.ts';

export const CREDIT_USAGE = `  credit waiting                credit decisions that wait for a person
  credit approve|refuse DECISION --by NAME   a person's decision; the customer is told by mail
  credit offers                 mails the offers of payment protection that are possible; a running shop does it
  credit unprotect NUMBER       the customer ends payment protection
${CREDIT_RIGHTS_USAGE}    --tenant nl                 whose decisions and orders
`;

const OUTCOMES = { approve: 'approved', refuse: 'refused' } as const;

/** `npm run shop -- credit …`. @param write prints. @returns the process's exit code: 1 when nothing waited */
export async function runCredit(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, values, positionals } = parseMarketCommand(args, shop, {
    by: { type: 'string' },
    part: { type: 'string' },
  });
  const [what = '', decisionId] = positionals;
  if (what === 'waiting') {
    const waiting = await listDecisionsForReview(ctx);
    for (const { decisionId, amountMinor, currency, decidedAt, reviewRequestedAt } of waiting) {
      const asked = reviewRequestedAt ? '  asked for by the customer' : '';
      const day = decidedAt.toISOString().slice(0, 10);
      write(`${decisionId}  ${day}  ${formatAmount(amountMinor, currency)}${asked}\n`);
    }
    write(`${waiting.length} waiting in ${ctx.tenant.id}\n`);
    return 0;
  }
  if ((what === 'approve' || what === 'refuse') && decisionId) {
    if (!values.by) throw new Error('--by names the person who decides');
    const decided = await decideInPerson(ctx, decisionId, OUTCOMES[what], values.by);
    write(`${decisionId}  ${decided ? OUTCOMES[what] : 'does not wait for a person'}\n`);
    return decided ? 0 : 1;
  }
  const protection = await runProtection(ctx, shop, positionals, write);
  if (protection !== null) return protection;
  const code = await runCreditRights(ctx, positionals, { part: values.part }, write);
  if (code !== null) return code;
  throw new Error(`credit waiting, show, repay, withdraw, approve or refuse?\n${CREDIT_USAGE}`);
}

/** Payment protection offered after the contract. @returns the process's exit code; null if no such command exists */
async function runProtection(
  ctx: RequestContext,
  shop: CommandShop,
  [what, orderNumber]: readonly string[],
  write: Write,
): Promise<number | null> {
  if (what === 'offers') {
    const { payments } = createPayments(shop.settings, {
      db: ctx.db,
      log: ctx.log,
      events: ctx.events,
      tenants: shop.tenants,
    });
    write(`${await sendProtectionOffers(ctx, payments.secret)} offers in ${ctx.tenant.id}\n`);
    return 0;
  }
  if (what !== 'unprotect' || !orderNumber) return null;
  const order = await readOrderByNumber(ctx, orderNumber);
  const ended = order && (await endProtection(ctx, { orderId: order.orderId }));
  write(`${orderNumber}  ${ended?.ok ? 'protection ended' : 'refused, there is no protection to end'}\n`);
  return ended?.ok ? 0 : 1;
}
