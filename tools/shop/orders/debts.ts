import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { listOverdue, remindOverdue } from '#commerce/orders/dunning/remind-overdue.service.ts';
import {
  type ReversalKind,
  reversePayment,
} from '#commerce/orders/settlement/debit/reverse-payment.service.ts';
import { formatAmount, parseMinor } from '../arguments/amount.ts';
import type { Write } from '../context.ts';

const REVERSALS: Readonly<Record<string, ReversalKind>> = {
  returned: 'returned-debit',
  chargeback: 'chargeback',
};

/**
 * Commands about debts: overdue payments and payments that were taken back. @returns the process's exit code; null:
 * no such command
 */
export async function runDebts(
  ctx: RequestContext,
  [what = '', subject, amount]: readonly string[],
  { key, reason }: { readonly key?: string | undefined; readonly reason?: string | undefined },
  write: Write,
): Promise<number | null> {
  if (what === 'remind') {
    write(`${await remindOverdue(ctx)} reminders sent in ${ctx.tenant.id}\n`);
    return 0;
  }
  if (what === 'overdue') {
    const overdue = await listOverdue(ctx);
    for (const { orderNumber, since, overdueMinor, currency, reminders } of overdue) {
      write(
        `${orderNumber}  since ${since}  ${formatAmount(overdueMinor, currency)}  reminded ${reminders}\n`,
      );
    }
    write(`${overdue.length} overdue in ${ctx.tenant.id}\n`);
    return 0;
  }
  const kind = REVERSALS[what];
  if (!kind || !subject || (kind === 'returned-debit' && !amount)) return null;
  if (!key) throw new Error('--key names the line of the statement or the case, so that it is booked once');
  const booked = await reversePayment(ctx, {
    ...{ kind, key, reference: subject, reason: reason ?? null },
    amountMinor: amount === undefined ? null : parseMinor(amount),
  });
  write(`${subject}  ${booked}\n`);
  return booked === 'booked' || booked === 'known' ? 0 : 1;
}
