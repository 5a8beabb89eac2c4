import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadMailTexts, type MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { withdrawCredit } from '#commerce/orders/credit-rights/withdraw-credit.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { findByNumber } from '#commerce/orders/order/order-record.queries.ts';
import { isReturnable, type LineQuantity } from '#commerce/orders/order/return-effect.rules.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { listFaults } from '#forms/faults.ts';
import { type WithdrawalForm, withdrawalSchema } from '#forms/withdrawal.ts';
import { canCarryOut, cancelWithdrawn, splitWithdrawn } from '../decide-withdrawal.service.ts';
import { openPieces } from '../dispatch/dispatch-order.service.ts';
import { isHeld } from '../exchange/exchange.rules.ts';
import { listExchanges } from '../exchange/exchange.store.ts';
import { holdOrder } from '../hold/order-hold.store.ts';
import { lockOrder, readDeliveredAt, readLineFulfilment } from '../life/order-life.store.ts';
import { loadRemainingOrder } from '../returns/return-items.service.ts';
import { computeWithdrawalDeadline, hashStatement } from './withdrawal.rules.ts';
import {
  insertStatement,
  readFirstCreditStatement,
  readStatement,
  type WithdrawalStatement,
} from './withdrawal.store.ts';
import { type AfterWithdrawal, type CreditAfterWithdrawal, describeLines } from './withdrawal-mail.rules.ts';
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
 * the order with its number and e-mail address. What has not left of the order is cancelled when the declaration comes
 * from the order's customer or with the order's secret. Numbers are consecutive and addresses are known to others, so
 * without proof it is held, and the customer confirms or denies by the link in the receipt. A second call with the same
 * id changes nothing.
 * @param address where the request comes from, for the limit of attempts
 */
export async function withdraw(
  ctx: RequestContext,
  input: WithdrawalInput,
  address: string,
): Promise<Result<WithdrawalReceipt, InvalidInput | TooManyAttempts>> {
  const parsed = withdrawalSchema.safeParse(input);
  if (!parsed.success) return refuse({ code: 'InvalidInput', fields: listFaults(parsed.error) });
  const form = parsed.data;
  const known = await readStatement(ctx, form.statementId);
  if (known) return ok(buildReceipt(known));
  const retryAfterSeconds = await ctx.attempts.countWithdrawal(address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const texts = await loadMailTexts(ctx);
  const statement = await runInTransaction(ctx, (inner) => receive(inner, form, texts));
  return ok(buildReceipt(statement));
}

/** The receipt for the page after the form; only the declarer knows the id. */
export async function findWithdrawalReceipt(
  ctx: RequestContext,
  statementId: string,
): Promise<WithdrawalReceipt | null> {
  if (!withdrawalSchema.shape.statementId.safeParse(statementId).success) return null;
  const statement = await readStatement(ctx, statementId);
  return statement && buildReceipt(statement);
}

function buildReceipt(statement: WithdrawalStatement): WithdrawalReceipt {
  const { statementId, statement: text, statedAt, sha256, orderNumber } = statement;
  return { statementId, statement: text, statedAt, sha256, orderNumber };
}

const SUBJECTS = { whole: 'goods', part: 'goods', credit: 'credit', both: 'both' } as const;

function isOfAllArticles({ scope }: WithdrawalForm): boolean {
  return scope === 'whole' || scope === 'both';
}

async function receive(
  ctx: RequestContext,
  form: WithdrawalForm,
  texts: MailTexts,
): Promise<WithdrawalStatement> {
  const claim = await findClaim(ctx, form);
  const order = claim?.order ?? null;
  // before the declaration's row refers to the order: two declarations would wait for each other
  if (order) await lockOrder(ctx, order.orderId);
  const statedAt = ctx.clock.now();
  const statement = buildStatementText(form, claim?.isProven ? claim.order : null, texts);
  const written: WithdrawalStatement = {
    statementId: form.statementId,
    orderId: order?.orderId ?? null,
    orderNumber: form.orderNumber,
    email: form.email,
    name: form.name,
    locale: ctx.locale,
    statement,
    items: order && (await resolveWithdrawnItems(ctx, order, form)),
    subject: SUBJECTS[form.scope],
    statedAt,
    deadline: order && (await findWithdrawalDeadline(ctx, order)),
    sha256: hashStatement({ statementId: form.statementId, statedAt, statement }),
  };
  if (!(await insertStatement(ctx, written))) {
    // another press at the same moment: its receipt is the one that counts
    const kept = await readStatement(ctx, form.statementId);
    if (!kept) throw new Error(`the declaration ${form.statementId} is there and cannot be read`);
    return kept;
  }
  if (claim) await follow(ctx, claim, written, isOfAllArticles(form));
  if (order?.email.toLowerCase() !== form.email) await acknowledgeToGiven(ctx, written, texts);
  return written;
}

/** `isProven`: it comes from the order's customer, signed in, or with the secret of the order's address. */
type Claim = { readonly order: Order; readonly isProven: boolean };

/** Without the secret, number and address must both be right: the answer does not reveal which orders exist. */
async function findClaim(ctx: RequestContext, form: WithdrawalForm): Promise<Claim | null> {
  const { orderNumber, email, accessToken } = form;
  if (!/^\d{1,20}$/.test(orderNumber)) return null;
  const own = await getOrder(ctx, { orderNumber, accessToken });
  if (own) return { order: own, isProven: true };
  const order = await findByNumber(ctx, orderNumber);
  return order?.email.toLowerCase() === email ? { order, isProven: false } : null;
}

/** Lines that the order does not have, or no longer has, are named in the statement only. */
async function resolveWithdrawnItems(
  ctx: RequestContext,
  order: Order,
  { scope, items }: WithdrawalForm,
): Promise<readonly LineQuantity[] | null> {
  if (scope !== 'part' || items.length === 0) return null;
  return isReturnable(await loadRemainingOrder(ctx, order), items) ? items : null;
}

/** @param order whose articles the person may see named; null if lines are named by their position */
function buildStatementText(
  { name, orderNumber, scope, articles, items }: WithdrawalForm,
  order: Order | null,
  texts: MailTexts,
): string {
  const about = { name, number: orderNumber };
  if (scope !== 'part') return texts.text(`order.withdrawal.statement.${scope}`, about);
  const list = [...describeLines(items, order, texts), ...(articles === null ? [] : [articles])].join('\n');
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

async function findWithdrawalDeadline(ctx: RequestContext, order: Order): Promise<Date | null> {
  const deliveredAt = await readDeliveredAt(ctx, order.orderId);
  if (!deliveredAt) return null;
  const { timeZone, country, withdrawal } = ctx.tenant;
  return computeWithdrawalDeadline(deliveredAt, { days: withdrawal.days, timeZone, country });
}

async function follow(
  ctx: RequestContext,
  { order, isProven }: Claim,
  written: WithdrawalStatement,
  whole: boolean,
): Promise<void> {
  const { orderId } = order;
  const { statementId, subject, statedAt, items, deadline, sha256, statement } = written;
  const late = deadline !== null && statedAt > deadline;
  await recordOrderEvent(ctx, {
    orderId,
    type: 'order.withdrawn',
    data: { statementId, subject, statedAt: statedAt.toISOString(), statement, items, whole, late, sha256 },
  });
  const goods =
    subject === 'credit' ? null : await act(ctx, { order, isProven }, { ...written, whole, late });
  const credit = subject === 'goods' ? null : await actOnCredit(ctx, { order, isProven }, written);
  const { next = null, heldUntil = null } = goods ?? {};
  await queueWithdrawalReceipt(ctx, { order, statement: written, next, heldUntil, credit, isProven, whole });
}

type Acted = { readonly next: AfterWithdrawal; readonly heldUntil: Date | null };

/**
 * Cancels what a proven declaration names and has not left; holds what has not left after any other, until it is
 * confirmed, denied or decided by a person.
 */
async function act(
  ctx: RequestContext,
  { order, isProven }: Claim,
  declared: WithdrawalStatement & { readonly whole: boolean; readonly late: boolean },
): Promise<Acted> {
  const { orderId } = order;
  const { statementId, whole, late, items } = declared;
  const inWords = !whole && items === null;
  const isSent = { next: late ? ('late' as const) : ('sendBack' as const), heldUntil: null };
  if (isProven && canCarryOut(order, { whole, inWords })) {
    const { unsent } = splitWithdrawn(await readLineFulfilment(ctx, orderId), items);
    const sent = await cancelWithdrawn(ctx, order, { statementId, items });
    if (unsent.length === 0) return isSent;
    return { next: sent.length === 0 ? 'cancelled' : 'cancelledPart', heldUntil: null };
  }
  if (late || !(await isWaiting(ctx, order))) return isSent;
  const hold = await holdOrder(ctx, orderId, { statementId, isProven, inWords });
  if (isProven) return { next: 'held', heldUntil: null };
  if (hold === null) return { next: 'confirm', heldUntil: null };
  return { next: hold.inWords ? 'heldUntil' : 'confirmHeld', heldUntil: hold.heldUntil };
}

/**
 * Ends the credit of a proven declaration in time; any other is confirmed by the mailed link, and counts from the day on
 * which it came in. Of a credit that ended with its articles nothing is left to withdraw from.
 */
async function actOnCredit(
  ctx: RequestContext,
  { order: { orderId }, isProven }: Claim,
  { statedAt }: WithdrawalStatement,
): Promise<CreditAfterWithdrawal> {
  const declaredAt = (await readFirstCreditStatement(ctx, orderId)) ?? statedAt;
  if (!isProven) return 'confirm';
  const withdrawn = await withdrawCredit(ctx, { orderId, declaredAt });
  if (withdrawn.ok) return 'withdrawn';
  return withdrawn.refusal.code === 'WithdrawalPeriodOver' ? 'late' : 'none';
}

/** Whether pieces are still to leave: ordered ones, or another size in exchange. */
async function isWaiting(ctx: RequestContext, { orderId, state }: Order): Promise<boolean> {
  if (state === 'cancelled') return false;
  if (openPieces(await readLineFulfilment(ctx, orderId)).length > 0) return true;
  return (await listExchanges(ctx, orderId)).some(isHeld);
}
