import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { listManualRefunds, type ManualRefund } from '#commerce/orders/refund/manual-refund.queries.ts';
import { recordManualRefund } from '#commerce/orders/refund/manual-refund.service.ts';
import { makePaylinkFor } from '#commerce/orders/settlement/paylink/paylink.service.ts';
import { reconcilePayments } from '#commerce/orders/settlement/reconcile.service.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { createPayments } from '#wiring/jobs/payments.ts';
import { formatAmount, parseMinor } from '../arguments/amount.ts';
import { parseMarketCommand } from '../arguments/market-command.ts';
import type { CommandShop, Write } from '../context.ts';
import { runDebts } from './debts.ts';

export const PAYMENTS_USAGE = `  payments reconcile            settles what got stuck; a running shop does it every half minute
  payments received REFERENCE AMOUNT   a bank transfer or direct debit has come in: 49.95 --key STATEMENT-LINE;
                                the reference of the transfer, or the order's number
  payments returned REFERENCE AMOUNT   the customer's bank has returned a direct debit: --key STATEMENT-LINE --reason AM04
  payments chargeback NUMBER [AMOUNT]   a payment by card or PayPal was taken back: --key CASE --reason fraudulent
  payments overdue              what should have been paid, and how often it was reminded of
  payments remind               sends the reminders that are due; a running shop does it by itself
  payments refunds              what a person gives back by bank transfer
  payments refunded REFUND      it has been transferred
  paylink NUMBER                makes a link by which the open amount of an order is paid
    --tenant nl                 whose orders
`;

/** `npm run shop -- payments …`. @param write prints. @returns the process's exit code: 1 when something was refused */
export async function runPayments(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, values, positionals } = parseMarketCommand(args, shop, {
    key: { type: 'string' },
    reason: { type: 'string' },
  });
  const { payments } = createPayments(shop.settings, {
    db: ctx.db,
    log: ctx.log,
    events: ctx.events,
    tenants: shop.tenants,
  });
  const [what, subject, amount] = positionals;
  if (what === 'reconcile') {
    const { db, events, log } = ctx;
    const done = await reconcilePayments({
      db,
      clock: systemClock,
      events,
      log,
      tenants: shop.tenants,
      payments,
    });
    write(`payments ${done.payments}, refunds ${done.refunds}, orders released ${done.released}\n`);
    return 0;
  }
  if (what === 'refunds') {
    const refunds = await listManualRefunds(ctx);
    for (const refund of refunds) write(formatRefund(refund));
    write(`${refunds.length} to give back in ${ctx.tenant.id}\n`);
    return 0;
  }
  if (what === 'refunded' && subject) {
    const isDone = await recordManualRefund(ctx, subject);
    write(isDone ? `${subject}  done\n` : `${subject}  refused, there is no such refund to be made\n`);
    return isDone ? 0 : 1;
  }
  if (what === 'received' && subject && amount) {
    if (!values.key) throw new Error('--key names the line of the statement, so that it is booked once');
    const booked = await receiveTransfer(ctx, {
      reference: subject,
      amountMinor: parseMinor(amount),
      key: values.key,
    });
    write(`${subject}  ${booked}\n`);
    return booked === 'booked' || booked === 'known' ? 0 : 1;
  }
  const code = await runDebts(ctx, positionals, values, write);
  if (code !== null) return code;
  throw new Error(
    `payments reconcile, received, returned, chargeback, overdue, remind, refunds or refunded?\n${PAYMENTS_USAGE}`,
  );
}

/** `npm run shop -- paylink NUMBER`. @returns the process's exit code: 1 when nothing is open */
export async function runPaylink(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, positionals } = parseMarketCommand(args, shop, {});
  const [orderNumber] = positionals;
  if (!orderNumber) throw new Error(`paylink of which order?\n${PAYMENTS_USAGE}`);
  const { payments } = createPayments(shop.settings, {
    db: ctx.db,
    log: ctx.log,
    events: ctx.events,
    tenants: shop.tenants,
  });
  const link = await makePaylinkFor(ctx, payments, orderNumber);
  write(
    link
      ? `${payments.getOrigin(ctx.tenant.id)}${link.path}\n`
      : `${orderNumber}  there is no such order, or nothing of it is open\n`,
  );
  return link ? 0 : 1;
}

function formatRefund(refund: ManualRefund): string {
  const { refundId, orderNumber, amountMinor, currency, iban, statementLine, problem } = refund;
  const about = [statementLine, iban, problem].filter((part) => part !== null).join('  ');
  return `${refundId}  ${orderNumber}  ${formatAmount(amountMinor, currency)}  ${about}`
    .trimEnd()
    .concat('\n');
}
