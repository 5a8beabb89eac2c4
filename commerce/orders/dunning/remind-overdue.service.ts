import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import {
  findOverdueAmount,
  listOrdersWithDues,
  recordLateInterest,
} from '#commerce/money/ledger/ledger.service.ts';
import { onItsWayMinor } from '#commerce/money/payment/record/on-its-way.queries.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { type PaidOrder, readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { hasReversal } from '#commerce/orders/settlement/debit/reversal-record.queries.ts';
import { getLanguage } from '#tenants/tenant.ts';
import { resolveNextReminder } from './dunning.rules.ts';
import { buildOverdueMail } from './overdue-mail.rules.ts';
import { insertReminder, listReminders } from './reminder.store.ts';

/** Ids read at once: each reading adds up all balances. */
const AT_ONCE = 5_000;

export type Overdue = {
  readonly orderNumber: string;
  readonly since: string;
  readonly overdueMinor: number;
  readonly currency: string;
  readonly reminders: number;
};

/**
 * Sends the reminders that are due today, each once, and books their interest. Only for goods that have been sent and
 * whose payment is not on its way; a direct debit is collected by the shop, so it gets no reminder until the bank
 * has returned it. It can run at any time and on several servers at once: each order is locked, and a reminder is
 * written before it is mailed.
 * @returns how many were sent
 */
export async function remindOverdue(ctx: RequestContext): Promise<number> {
  let sent = 0;
  for await (const orderId of listLateOrders(ctx)) if (await remind(ctx, orderId)) sent += 1;
  return sent;
}

/** The orders that are overdue today, for `npm run shop -- payments overdue`. */
export async function listOverdue(ctx: RequestContext): Promise<Overdue[]> {
  const list: Overdue[] = [];
  for await (const orderId of listLateOrders(ctx)) {
    const order = await readOrder(ctx, orderId);
    const overdue = order && (await isReminded(ctx, order)) ? await findOverdueAmount(ctx, orderId) : null;
    if (!order || !overdue) continue;
    const { orderNumber, currency } = order;
    const reminders = (await listReminders(ctx, orderId, overdue.since)).sent.length;
    list.push({ ...overdue, orderNumber, currency, reminders });
  }
  return list;
}

async function* listLateOrders(ctx: RequestContext): AsyncGenerator<string> {
  const today = getToday(ctx);
  const range = {
    from: addDays(today, -ctx.tenant.dunning.oldestDays),
    until: addDays(today, -1),
    most: AT_ONCE,
  };
  for (let after: string | null = null; ; ) {
    const page: string[] = await listOrdersWithDues(ctx, { ...range, after });
    yield* page;
    after = page.at(-1) ?? null;
    if (page.length < AT_ONCE) return;
  }
}

async function isReminded(
  ctx: RequestContext,
  { orderId, state, paymentMethod }: PaidOrder,
): Promise<boolean> {
  if (state !== 'shipped' && state !== 'delivered' && state !== 'returned') return false;
  return paymentMethod !== 'direct-debit' || (await hasReversal(ctx, orderId));
}

/** The overdue amount of an order, less what is already being paid; null if there is none. */
async function findClaimableAmount(
  ctx: RequestContext,
  orderId: string,
): ReturnType<typeof findOverdueAmount> {
  const overdue = await findOverdueAmount(ctx, orderId);
  if (!overdue) return null;
  const overdueMinor = overdue.overdueMinor - (await onItsWayMinor(ctx, orderId));
  return overdueMinor > 0 ? { ...overdue, overdueMinor } : null;
}

async function remind(ctx: RequestContext, orderId: string): Promise<boolean> {
  const known = await readOrder(ctx, orderId);
  if (!known) return false;
  const inLanguage = { ...ctx, locale: known.locale, language: getLanguage(known.locale) };
  const texts = await loadMailTexts(inLanguage);
  return runInTransaction(inLanguage, async (inner) => {
    const order = await lockOrder(inner, orderId);
    if (!order || !(await isReminded(inner, order))) return false;
    const overdue = await findClaimableAmount(inner, orderId);
    if (!overdue) return false;
    const today = getToday(inner);
    const asked = await listReminders(inner, orderId, overdue.since);
    const next = resolveNextReminder(inner.tenant.dunning, overdue, asked, today);
    if (!next) return false;
    const { level, payUntil, interestMinor } = next;
    const key = `${orderId}:${overdue.since}:${level}`;
    await insertReminder(inner, orderId, { ...next, ...overdue, remindedOn: today });
    if (interestMinor > 0) await recordLateInterest(inner, { orderId, key, amountMinor: interestMinor });
    const { overdueMinor, since } = overdue;
    const data = { level, since, overdueMinor, interestMinor, payUntil };
    await recordOrderEvent(inner, { orderId, type: 'payment.reminded', data });
    const content = buildOverdueMail({ tenant: inner.tenant, order, texts }, { ...next, ...overdue });
    await queueMail(inner, content, { recipient: order.email, cause: `payment-overdue:${key}` });
    return true;
  });
}
