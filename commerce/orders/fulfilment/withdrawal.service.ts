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
import { readDeliveredAt, readLineWhereabouts } from './order-life.store.ts';
import { queueWithdrawalReceipt } from './order-mail.service.ts';
import { keptOf } from './return-items.service.ts';
import { statementHash, withdrawalDeadline } from './withdrawal.rules.ts';
import { insertStatement, readStatement, type WithdrawalStatement } from './withdrawal.store.ts';

export type WithdrawalInput = { readonly [field in keyof WithdrawalForm]?: unknown };

/** What the person sees: the same whether there is such an order or not. */
export type WithdrawalReceipt = Pick<
  WithdrawalStatement,
  'statementId' | 'statement' | 'statedAt' | 'sha256' | 'orderNumber'
>;

/**
 * Takes a declaration of withdrawal, from anybody, without signing in (CRD art. 11a): it is written down with its time,
 * whether or not there is such an order, and acknowledged at once to the address of the order that number and e-mail
 * address name. An order of which nothing has left is cancelled by it. A second time with the same id changes nothing.
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

/** For the page after the form; only the declarer has the id. */
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
  const order = await orderOf(ctx, form);
  const items = order ? await itemsOf(ctx, order, form) : null;
  const statedAt = ctx.clock.now();
  const statement = statementText(form, order, items, texts);
  const written: WithdrawalStatement = {
    statementId: form.statementId,
    orderId: order?.orderId ?? null,
    orderNumber: form.orderNumber,
    email: form.email,
    name: form.name,
    locale: ctx.locale,
    statement,
    items,
    statedAt,
    deadline: order && (await deadlineOf(ctx, order)),
    sha256: statementHash({ statementId: form.statementId, statedAt, statement }),
  };
  const isNew = await insertStatement(ctx, written);
  if (isNew && order) await follow(ctx, order, written, form.scope === 'whole');
  return written;
}

/** Number and address must both be right, or the secret of the order's address: nobody learns what exists. */
async function orderOf(ctx: RequestContext, form: WithdrawalForm): Promise<Order | null> {
  const { orderNumber, email, accessToken } = form;
  if (!/^\d{1,20}$/.test(orderNumber)) return null;
  const order = await findByNumber(ctx, orderNumber);
  if (order?.email.toLowerCase() === email) return order;
  return accessToken === null ? null : getOrder(ctx, { orderNumber, accessToken });
}

/** Lines are known to those only who came from the order's own page. */
async function itemsOf(
  ctx: RequestContext,
  order: Order,
  { scope, items, accessToken }: WithdrawalForm,
): Promise<readonly LineQuantity[] | null> {
  if (scope === 'whole' || items.length === 0) return null;
  const own = await getOrder(ctx, { orderNumber: order.orderNumber, accessToken });
  return own && isReturnable(await keptOf(ctx, order), items) ? items : null;
}

function statementText(
  { name, orderNumber, scope, articles }: WithdrawalForm,
  order: Order | null,
  items: readonly LineQuantity[] | null,
  texts: MailTexts,
): string {
  const about = { name, number: orderNumber };
  if (scope === 'whole') return texts.text('order.withdrawal.statement.whole', about);
  const lines = new Map(order?.lines.map((line) => [line.position, line]));
  const named = items?.flatMap(({ position, quantity }) => {
    const line = lines.get(position);
    return line ? [`${quantity} × ${line.brandName} ${line.name} (${line.sku})`] : [];
  });
  const list = [...(named ?? []), ...(articles === null ? [] : [articles])].join('\n');
  return texts.text('order.withdrawal.statement.part', { ...about, articles: list });
}

async function deadlineOf(ctx: RequestContext, order: Order): Promise<Date | null> {
  const deliveredAt = await readDeliveredAt(ctx, order.orderId);
  if (!deliveredAt) return null;
  const { timeZone, country, withdrawal } = ctx.tenant;
  return withdrawalDeadline(deliveredAt, { days: withdrawal.days, timeZone, country });
}

async function follow(
  ctx: RequestContext,
  order: Order,
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
  const left = (await readLineWhereabouts(ctx, orderId)).some(({ shipped }) => shipped > 0);
  const isOpen = order.state === 'placed' || order.state === 'awaiting_payment';
  const cancelled = whole && isOpen && !left && (await cancelOrder(ctx, orderId, 'withdrawal')).ok;
  await queueWithdrawalReceipt(ctx, { order, statement: written, late, cancelled });
}
