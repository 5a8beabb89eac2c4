import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { getCreditLaw } from '#commerce/money/credit/credit.service.ts';
import { calculatePausedPlan, type PausedPlan } from '#commerce/money/credit/plan/pause.rules.ts';
import { bookAmendment } from '#commerce/money/credit/plan/recompute-plan.service.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { type PaidOrder, readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { loadRunningCredit, type RunningCredit } from './credit-of-order.service.ts';
import type { PauseQuote } from './credit-quote.types.ts';
import type { CreditRightRefusal } from './credit-right.errors.ts';
import { buildCreditPausedMail } from './mail/credit-right-mail.rules.ts';
import { createOrderLanguageContext } from './order-language.ts';

export type PauseRefusal =
  | CreditRightRefusal
  /** the market has no pause, the plan has been paused before, or nothing is due later */
  | { readonly code: 'PauseNotOffered' }
  /** something that is due until today has to be paid first; minor units */
  | { readonly code: 'PayDueFirst'; readonly dueMinor: number };

type Prepared = { readonly credit: RunningCredit; readonly paused: PausedPlan; readonly view: PauseQuote };

/**
 * The terms of pausing the later instalments of an order's plan for the market's months. Changes nothing. The caller
 * has checked that the visitor may see the order.
 */
export async function quotePause(
  ctx: RequestContext,
  { orderId }: { readonly orderId: string },
): Promise<Result<PauseQuote, PauseRefusal>> {
  const prepared = await prepare(ctx, await readOrder(ctx, orderId));
  return prepared.ok ? ok(prepared.value.view) : prepared;
}

/**
 * Pauses an order's plan: books the numbers of {@link quotePause} and mails them. Once for each plan.
 * @param input.surchargeMinor as it was shown
 */
export async function pauseCredit(
  ctx: RequestContext,
  input: { readonly orderId: string; readonly surchargeMinor: number },
): Promise<Result<PauseQuote, PauseRefusal>> {
  const inLanguage = await createOrderLanguageContext(ctx, input.orderId);
  const texts = await loadMailTexts(inLanguage);
  return runInTransaction(inLanguage, async (inner) => {
    const prepared = await prepare(inner, await lockOrder(inner, input.orderId));
    if (!prepared.ok) return prepared;
    const { credit, paused, view } = prepared.value;
    const { order, agreement } = credit;
    if (view.surchargeMinor !== input.surchargeMinor) {
      return refuse({ code: 'QuoteChanged' as const, payMinor: view.surchargeMinor });
    }
    await bookAmendment(inner, agreement, paused.next);
    const version = agreement.version + 1;
    const { months, surchargeMinor, firstDueOn } = view;
    const data = { why: 'paused', months, surchargeMinor, firstDueOn, version };
    await recordOrderEvent(inner, { orderId: order.orderId, type: 'credit.changed', data });
    const notice = { tenant: inner.tenant, order, texts };
    await queueMail(inner, buildCreditPausedMail(notice, view, paused.later), {
      recipient: order.email,
      cause: `credit-paused:${order.orderId}:${version}`,
    });
    return ok(view);
  });
}

async function prepare(
  ctx: RequestContext,
  order: PaidOrder | null,
): Promise<Result<Prepared, PauseRefusal>> {
  const running = await loadRunningCredit(ctx, order);
  if (!running.ok) return running;
  const credit = running.value;
  const terms = getCreditLaw(ctx)?.terms.pause;
  const paused = terms && calculatePausedPlan(credit.agreement, terms, credit.today);
  const [first, last] = [paused?.later[0], paused?.later.at(-1)];
  if (!terms || !paused || !first || !last) return refuse({ code: 'PauseNotOffered' });
  const { balanceMinor, dueMinor } = credit.owed;
  if (dueMinor > 0) return refuse({ code: 'PayDueFirst', dueMinor });
  const { surchargeMinor, annualPercent } = paused;
  const { orderId, orderNumber } = credit.order;
  const view = {
    ...{ orderId, orderNumber, months: terms.months, surchargeMinor, annualPercent },
    owedMinor: balanceMinor + surchargeMinor,
    ...{ firstDueOn: first.dueOn, lastDueOn: last.dueOn, instalmentMinor: first.amountMinor },
  };
  return ok({ credit, paused, view });
}
