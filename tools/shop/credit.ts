import { decideInPerson, waitingForPerson } from '#commerce/money/credit/review.service.ts';
import type { CommandShop, Write } from './context.ts';
import { CREDIT_RIGHTS_USAGE, runCreditRights } from './credit-rights.ts';
import { marketCommand } from './market-command.ts';

export const CREDIT_USAGE = `  credit waiting                credit decisions that wait for a person
  credit approve|refuse DECISION --by NAME   a person's decision; the customer is told by mail
${CREDIT_RIGHTS_USAGE}    --tenant nl                 whose decisions and orders
`;

const OUTCOMES = { approve: 'approved', refuse: 'refused' } as const;

/** `npm run shop -- credit …`. @param write prints. @returns the process's exit code: 1 when nothing waited */
export async function runCredit(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, values, positionals } = marketCommand(args, shop, {
    by: { type: 'string' },
    part: { type: 'string' },
  });
  const [what = '', decisionId] = positionals;
  if (what === 'waiting') {
    for (const { decisionId, amountMinor, currency, decidedAt, reviewRequestedAt } of await waitingForPerson(
      ctx,
    )) {
      const asked = reviewRequestedAt ? '  asked for by the customer' : '';
      const day = decidedAt.toISOString().slice(0, 10);
      write(`${decisionId}  ${day}  ${(amountMinor / 100).toFixed(2)} ${currency}${asked}\n`);
    }
    return 0;
  }
  if ((what === 'approve' || what === 'refuse') && decisionId) {
    if (!values.by) throw new Error('--by names the person who decides');
    const decided = await decideInPerson(ctx, decisionId, OUTCOMES[what], values.by);
    write(`${decisionId}  ${decided ? OUTCOMES[what] : 'does not wait for a person'}\n`);
    return decided ? 0 : 1;
  }
  const code = await runCreditRights(ctx, positionals, { part: values.part }, write);
  if (code !== null) return code;
  throw new Error(`credit waiting, show, repay, withdraw, approve or refuse?\n${CREDIT_USAGE}`);
}
