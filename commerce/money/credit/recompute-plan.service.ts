import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { recordPlanChange, rescheduleFrom, scheduleOf } from '#commerce/money/ledger/ledger.service.ts';
import { insertAgreement, readAgreement } from './agreement.store.ts';
import { dueDays } from './credit-offers.rules.ts';
import { type RecomputedPlan, recomputed } from './recompute.rules.ts';

/** What a return would make of an order's plan, without writing anything; null: the order has no plan. */
export async function previewPlan(
  ctx: RequestContext,
  orderId: string,
  newTotalMinor: number,
): Promise<RecomputedPlan | null> {
  const agreement = await readAgreement(ctx, orderId);
  return agreement && recomputed(agreement, newTotalMinor);
}

/**
 * Shrinks an order's plan to what is kept: a new version of the agreement, a ledger entry for what it costs less, and a
 * new schedule. The goods' own credit is `recordCredit`'s. Idempotent: the same total again changes nothing. In the
 * caller's transaction, which holds the order's lock.
 * @param newTotalMinor what is kept of the order's total, minor units
 */
export async function recomputePlan(
  ctx: RequestContext,
  orderId: string,
  newTotalMinor: number,
): Promise<RecomputedPlan | null> {
  const agreement = await readAgreement(ctx, orderId);
  if (!agreement) return null;
  const current = await scheduleOf(ctx, orderId);
  const dues = agreement.dues.map((due, index) => ({ ...due, dueOn: current[index]?.dueOn ?? due.dueOn }));
  const next = recomputed({ ...agreement, dues }, newTotalMinor);
  if (newTotalMinor === agreement.plan.priceMinor) return next;
  const version = agreement.version + 1;
  await insertAgreement(ctx, { ...next.agreement, orderId, version, decisionId: null });
  await recordPlanChange(ctx, { orderId, key: `${orderId}:${version}`, parts: next.parts, dues: next.dues });
  return next;
}

/**
 * The days of an order's plan count from its delivery: they move when it came later than was promised, never earlier
 * than they were agreed. In the caller's transaction; nothing for an order without a plan.
 * @param delivered ISO 8601 date
 */
export async function startPlan(ctx: RequestContext, orderId: string, delivered: string): Promise<void> {
  const agreement = await readAgreement(ctx, orderId);
  if (!agreement) return;
  const days = dueDays(agreement.plan, delivered);
  const [first] = agreement.dues;
  if (first && days[0] && days[0] > first.dueOn) await rescheduleFrom(ctx, orderId, days);
}
