import { inTransaction, type RequestContext } from '#commerce/ground/kernel/context.ts';
import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { type MailTexts, mailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { findByNumber } from '#commerce/orders/order/order-record.service.ts';
import { isReturnable, type LineQuantity } from '#commerce/orders/order/return-effect.rules.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { faultsOf } from '#forms/faults.ts';
import { type WithdrawalForm, withdrawalSchema } from '#forms/withdrawal.ts';
import { cancelOrder } from './cancel-order.service.ts';
import { dropExchanges } from './exchange.service.ts';
import { lockOrder, readDeliveredAt, readLineFulfilment } from './order-life.store.ts';
import { keptOf, returnItems } from './return-items.service.ts';
import { statementHash, withdrawalDeadline } from './withdrawal.rules.ts';
import {
  insertStatement,
  readStatement,
  type WithdrawalStatement,
  withdrawnBefore,
} from './withdrawal.store.ts';
import { lineWords } from './withdrawal-mail.rules.ts';
import { queueGivenReceipt, queueWithdrawalReceipt } from './withdrawal-mail.service.ts';

export type WithdrawalInput = { readonly [field in keyof WithdrawalForm]?: unknown };

/** The answer to the declarer: the same whether there is such an order or not. */
export type WithdrawalReceipt = Pick<
  WithdrawalStatement,
  'statementId' | 'statement' | 'statedAt' | 'sha256' | 'orderNumber'
>;

/**
 * Accepts a declaration of withdrawal from everybody, without signing in (CRD art. 11a): it is recorded with its
 * time, whether or not there is such an order, and acknowledged at once to the address that it gives and to that of
 * the order with its number and e-mail address. An order of which nothing has left is cancelled when the declaration
 * comes from the order's customer or with the order's secret: numbers are consecutive and addresses are known to
 * others, so without proof the customer cancels by the link in the receipt. A second call with the same id changes
 * nothing.
 * @param address where the request comes from, for the limit of attempts
 */
export async function withdraw(
  ctx: RequestContext,
  input: WithdrawalInput,
  address: string,
): Promise<Result<WithdrawalReceipt, InvalidInput | TooManyAttempts>> {
  const parsed = withdrawalSchema.safeParse(input);
  if (!parsed.success) return refuse({ code: 'InvalidInput', fields: faultsOf(parsed.error) });
  const form = parsed.data;
  const known = await readStatement(ctx, form.statementId);
  if (known) return ok(receiptOf(known));
  const retryAfterSeconds = await ctx.attempts.countWithdrawal(address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const texts = await mailTexts(ctx);
  const statement = await inTransaction(ctx, (inner) => receive(inner, form, texts));
  return ok(receiptOf(statement));
}

/** The receipt for the page after the form; only the declarer knows the id. */
export async function withdrawalReceipt(
  ctx: RequestContext,
  statementId: string,
): Promise<WithdrawalReceipt | null> {
  if (!withdrawalSchema.shape.statementId.safeParse(statementId).success) return null;
  const statement = await readStatement(ctx, statementId);
  return statement && receiptOf(statement);
}

function receiptOf(statement: WithdrawalStatement): WithdrawalReceipt {
  const { statementId, statement: text, statedAt, sha256, orderNumber } = statement;
  return { statementId, statement: text, statedAt, sha256, orderNumber };
}

async function receive(
  ctx: RequestContext,
  form: WithdrawalForm,
  texts: MailTexts,
): Promise<WithdrawalStatement> {
  const claim = await claimOf(ctx, form);
  const order = claim?.order ?? null;
  // before the declaration's row refers to the order: two declarations would wait for each other
  if (order) await lockOrder(ctx, order.orderId);
  const statedAt = ctx.clock.now();
  const statement = statementText(form, claim?.isProven ? claim.order : null, texts);
  const written: WithdrawalStatement = {
    statementId: form.statementId,
    orderId: order?.orderId ?? null,
    orderNumber: form.orderNumber,
    email: form.email,
    name: form.name,
    locale: ctx.locale,
    statement,
    items: order && (await itemsOf(ctx, order, form)),
    statedAt,
    deadline: order && (await deadlineOf(ctx, order)),
    sha256: statementHash({ statementId: form.statementId, statedAt, statement }),
  };
  if (!(await insertStatement(ctx, written))) {
    // another press at the same moment: its receipt is the one that counts
    const kept = await readStatement(ctx, form.statementId);
    if (!kept) throw new Error(`the declaration ${form.statementId} is there and cannot be read`);
    return kept;
  }
  if (claim) await follow(ctx, claim, written, form.scope === 'whole');
  if (order?.email.toLowerCase() !== form.email) await acknowledgeToGiven(ctx, written, texts);
  return written;
}

/** `isProven`: it comes from the order's customer, signed in, or with the secret of the order's address. */
type Claim = { readonly order: Order; readonly isProven: boolean };

/** Without the secret, number and address must both be right: the answer does not reveal which orders exist. */
async function claimOf(ctx: RequestContext, form: WithdrawalForm): Promise<Claim | null> {
  const { orderNumber, email, accessToken } = form;
  if (!/^\d{1,20}$/.test(orderNumber)) return null;
  const own = await getOrder(ctx, { orderNumber, accessToken });
  if (own) return { order: own, isProven: true };
  const order = await findByNumber(ctx, orderNumber);
  return order?.email.toLowerCase() === email ? { order, isProven: false } : null;
}

/** Lines that the order does not have, or no longer has, are named in the statement only. */
async function itemsOf(
  ctx: RequestContext,
  order: Order,
  { scope, items }: WithdrawalForm,
): Promise<readonly LineQuantity[] | null> {
  if (scope === 'whole' || items.length === 0) return null;
  return isReturnable(await keptOf(ctx, order), items) ? items : null;
}

/** @param order whose articles the person may see named; null: lines are named by their position */
function statementText(
  { name, orderNumber, scope, articles, items }: WithdrawalForm,
  order: Order | null,
  texts: MailTexts,
): string {
  const about = { name, number: orderNumber };
  if (scope === 'whole') return texts.text('order.withdrawal.statement.whole', about);
  const list = [...lineWords(items, order, texts), ...(articles === null ? [] : [articles])].join('\n');
  return texts.text('order.withdrawal.statement.part', { ...about, articles: list });
}

/** The receipt for an address that is not the order's: it may be mistyped, or belong to somebody else. */
async function acknowledgeToGiven(
  ctx: RequestContext,
  written: WithdrawalStatement,
  texts: MailTexts,
): Promise<void> {
  const wait = await ctx.attempts.countWithdrawalMail(`${ctx.tenant.id}|${written.email}`);
  if (wait === null) await queueGivenReceipt(ctx, written, texts);
}

async function deadlineOf(ctx: RequestContext, order: Order): Promise<Date | null> {
  const deliveredAt = await readDeliveredAt(ctx, order.orderId);
  if (!deliveredAt) return null;
  const { timeZone, country, withdrawal } = ctx.tenant;
  return withdrawalDeadline(deliveredAt, { days: withdrawal.days, timeZone, country });
}

async function follow(
  ctx: RequestContext,
  { order, isProven }: Claim,
  written: WithdrawalStatement,
  whole: boolean,
): Promise<void> {
  const { orderId } = order;
  const { statementId, statedAt, items, deadline, sha256, statement } = written;
  const late = deadline !== null && statedAt > deadline;
  await recordOrderEvent(ctx, {
    orderId,
    type: 'order.withdrawn',
    data: { statementId, statedAt: statedAt.toISOString(), statement, items, whole, late, sha256 },
  });
  // a description that names no line of the order ends none of its exchanges
  if (isProven && (whole || items !== null)) {
    const before = await withdrawnBefore(ctx, orderId, statementId);
    const here = await dropExchanges(ctx, orderId, items && { now: items, before });
    await creditExchanged(ctx, order, here, statementId);
  }
  const left = (await readLineFulfilment(ctx, orderId)).some(({ shipped }) => shipped > 0);
  const isOpen = order.state === 'placed' || order.state === 'awaiting_payment';
  const isCancellable = whole && isOpen && !left;
  const cancelled = isCancellable && isProven && (await cancelOrder(ctx, orderId, 'withdrawal')).ok;
  const next = cancelled ? 'cancelled' : isCancellable && !isProven ? 'confirm' : late ? 'late' : 'sendBack';
  await queueWithdrawalReceipt(ctx, { order, statement: written, next, isProven, whole });
}

/** Credits pieces that had come for another size; they were put into stock when they came. */
async function creditExchanged(
  ctx: RequestContext,
  { orderId, orderNumber }: Order,
  items: readonly LineQuantity[],
  statementId: string,
): Promise<void> {
  if (items.length === 0) return;
  const credited = await returnItems(ctx, orderId, items, `withdrawal:${statementId}`);
  if (!credited.ok)
    throw new Error(`order ${orderNumber}: exchanged pieces are not credited: ${credited.refusal.code}`);
}
