import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Result } from '#commerce/ground/kernel/result.ts';
import { findAgreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import type { PauseQuote, RepaymentQuote } from '#commerce/orders/credit-rights/credit-quote.types.ts';
import {
  type PauseRefusal,
  pauseCredit,
  quotePause,
} from '#commerce/orders/credit-rights/pause-credit.service.ts';
import {
  quoteEarlyRepayment,
  requestEarlyRepayment,
} from '#commerce/orders/credit-rights/repay-early.service.ts';
import {
  type CreditWithdrawalQuote,
  quoteCreditWithdrawal,
  withdrawCredit,
} from '#commerce/orders/credit-rights/withdraw-credit.service.ts';
import { readOrderByNumber } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { formatAmount, parseMinor } from '../arguments/amount.ts';
import type { Write } from '../context.ts';

export const CREDIT_RIGHTS_USAGE = `  credit show NUMBER            an order's plan as it holds now, and what its rights would come to
  credit repay NUMBER           the customer wants to pay back early: the amount is told by mail and held
                                  --part 100.00   a part of it, beside what is due
  credit withdraw NUMBER        the customer withdraws from the credit and keeps the articles: the cash price is owed
  credit pause NUMBER           the later instalments are paused once, for the market's months and surcharge
`;

/**
 * Exercises a credit right that a customer has requested by telephone or letter. @returns the process's exit code;
 * null if there is no such command
 */
export async function runCreditRights(
  ctx: RequestContext,
  [what = '', orderNumber]: readonly string[],
  { part }: { readonly part: string | undefined },
  write: Write,
): Promise<number | null> {
  if (!orderNumber || !['show', 'repay', 'withdraw', 'pause'].includes(what)) return null;
  const order = await readOrderByNumber(ctx, orderNumber);
  if (!order) throw new Error(`there is no order ${orderNumber} in ${ctx.tenant.id}`);
  const { orderId, currency } = order;
  const partMinor = part === undefined ? null : parseMinor(part);
  const printOutcome = <Quote>(outcome: Result<Quote, PauseRefusal>, words: (quote: Quote) => string) => {
    write(
      outcome.ok
        ? words(outcome.value)
        : `${orderNumber}  ${what}: refused, ${describeRefusal(outcome.refusal, currency)}\n`,
    );
    return outcome.ok ? 0 : 1;
  };
  if (what === 'withdraw')
    return printOutcome(await withdrawCredit(ctx, { orderId }), createWithdrawalText(currency));
  if (what === 'pause') {
    const pause = await quotePause(ctx, { orderId });
    const done = pause.ok ? await pauseCredit(ctx, pause.value) : pause;
    return printOutcome(done, createPauseText(currency));
  }
  const quote = await quoteEarlyRepayment(ctx, { orderId, partMinor });
  if (what === 'repay') {
    if (!quote.ok) return printOutcome(quote, () => '');
    const { payMinor } = quote.value;
    return printOutcome(
      await requestEarlyRepayment(ctx, { orderId, partMinor, payMinor }),
      createRepaymentText(currency),
    );
  }
  await showPlan(ctx, orderId, currency, write);
  printOutcome(quote, createRepaymentText(currency));
  printOutcome(await quoteCreditWithdrawal(ctx, { orderId }), createWithdrawalText(currency));
  printOutcome(await quotePause(ctx, { orderId }), createPauseText(currency));
  return 0;
}

async function showPlan(ctx: RequestContext, orderId: string, currency: string, write: Write): Promise<void> {
  const agreement = await findAgreement(ctx, orderId);
  if (!agreement) return;
  const { plan, version, amended } = agreement;
  const { balanceMinor, nextMaturities, overdueMinor } = await getOrderBalance(ctx, orderId);
  const since = amended ? `, ${amended.why} ${amended.on}` : '';
  write(`version ${version}: ${plan.method} in ${plan.count}, ${plan.annualPercent.toFixed(2)} %${since}\n`);
  write(`owed ${formatAmount(balanceMinor, currency)}, overdue ${formatAmount(overdueMinor, currency)}\n`);
  for (const { dueOn, openMinor } of nextMaturities)
    write(`  ${dueOn}  ${formatAmount(openMinor, currency)}\n`);
}

function createRepaymentText(currency: string): (quote: RepaymentQuote) => string {
  return ({ payMinor, onItsWayMinor, savedMinor, refundMinor, validUntil, whole }) => {
    const coming = onItsWayMinor > 0 ? `, ${formatAmount(onItsWayMinor, currency)} of it on its way` : '';
    const back = refundMinor > 0 ? `, ${formatAmount(refundMinor, currency)} given back` : '';
    return `repay ${whole ? 'the whole' : 'a part'}: ${formatAmount(payMinor, currency)} until ${validUntil}${coming}, saves ${formatAmount(savedMinor, currency)}${back}\n`;
  };
}

function createWithdrawalText(currency: string): (quote: CreditWithdrawalQuote) => string {
  return ({ payMinor, priceMinor, payBy, lastDay, refundMinor }) => {
    const back = refundMinor > 0 ? `, ${formatAmount(refundMinor, currency)} given back` : '';
    return `withdraw until ${lastDay}: cash price ${formatAmount(priceMinor, currency)}, ${formatAmount(payMinor, currency)} to pay until ${payBy}${back}\n`;
  };
}

function createPauseText(currency: string): (quote: PauseQuote) => string {
  return ({ months, surchargeMinor, firstDueOn, lastDueOn, owedMinor }) =>
    `pause of ${months} months: ${formatAmount(surchargeMinor, currency)}, due from ${firstDueOn} to ${lastDueOn}, ${formatAmount(owedMinor, currency)} owed\n`;
}

function describeRefusal(refusal: PauseRefusal, currency: string): string {
  switch (refusal.code) {
    case 'OrderNotFound':
      return 'there is no such order';
    case 'OrderHasNoCredit':
      return 'it is not paid by credit';
    case 'CreditHasEnded':
      return 'its credit has ended';
    case 'WithdrawalPeriodOver':
      return `the period for withdrawal ended on ${refusal.lastDay}`;
    case 'AmountRefused':
      return `the whole is paid back with ${formatAmount(refusal.wholeMinor, currency)}`;
    case 'PauseNotOffered':
      return 'a pause is not offered, or it has been used';
    case 'PayDueFirst':
      return `${formatAmount(refusal.dueMinor, currency)} is due first`;
    case 'QuoteChanged':
      return `it now comes to ${formatAmount(refusal.payMinor, currency)}`;
  }
}
