import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addMonths } from '#commerce/ground/kernel/day.rules.ts';
import {
  listScheduledDues,
  recordPlanChange,
  rescheduleFrom,
} from '#commerce/money/ledger/ledger.service.ts';
import { hasEnded } from '../agreement/agreement.rules.ts';
import { type Agreement, insertAgreement, readAgreement } from '../agreement/agreement.store.ts';
import { planDays, type RecomputedPlan } from '../agreement/amended-plan.rules.ts';
import { computeDueDays } from '../credit-offers.rules.ts';
import { recomputeAgreement } from './recompute.rules.ts';

/** The plan that a return would leave of an order's plan, without writing; null if the order has no plan. */
export async function previewPlan(
  ctx: RequestContext,
  orderId: string,
  newTotalMinor: number,
): Promise<RecomputedPlan | null> {
  const agreement = await readAgreement(ctx, orderId);
  return agreement && recomputeAgreement(agreement, newTotalMinor);
}

/** An order's credit with its current days, which move with a late delivery; null if it has none. */
export async function loadCurrentAgreement(ctx: RequestContext, orderId: string): Promise<Agreement | null> {
  const agreement = await readAgreement(ctx, orderId);
  if (!agreement) return null;
  const current = await listScheduledDues(ctx, orderId);
  const dues = agreement.dues.map((due, index) => ({ ...due, dueOn: current[index]?.dueOn ?? due.dueOn }));
  return { ...agreement, dues };
}

/**
 * Writes the next version of an order's agreement, a ledger entry for the reduced cost, and the new schedule. In the
 * caller's transaction, which holds the order's lock.
 */
export async function bookAmendment(
  ctx: RequestContext,
  { orderId, version: before }: Pick<Agreement, 'orderId' | 'version'>,
  next: RecomputedPlan,
): Promise<void> {
  const version = before + 1;
  await insertAgreement(ctx, { ...next.agreement, orderId, version, decisionId: null });
  await recordPlanChange(ctx, { orderId, key: `${orderId}:${version}`, parts: next.parts, dues: next.dues });
}

/**
 * Reduces an order's plan to the articles kept: a new version of the agreement, a ledger entry for the reduced cost,
 * and a new schedule. The goods' own credit is `recordCredit`'s. Idempotent: the same total again changes nothing. In
 * the caller's transaction, which holds the order's lock.
 * @param newTotalMinor the part of the order's total that is kept, minor units
 */
export async function recomputePlan(
  ctx: RequestContext,
  orderId: string,
  newTotalMinor: number,
): Promise<RecomputedPlan | null> {
  const agreement = await loadCurrentAgreement(ctx, orderId);
  if (!agreement) return null;
  const next = recomputeAgreement(agreement, newTotalMinor);
  if (newTotalMinor !== agreement.plan.priceMinor) await bookAmendment(ctx, agreement, next);
  return next;
}

/**
 * The days of an order's plan are those that were agreed, counted from the promised delivery. They move when it came
 * later; an early delivery moves none of them, since the contract names each. In the caller's transaction; nothing for an order without a plan.
 * @param delivered ISO 8601 date
 */
export async function startPlan(ctx: RequestContext, orderId: string, delivered: string): Promise<void> {
  const agreement = await readAgreement(ctx, orderId);
  if (!agreement || hasEnded(agreement)) return;
  const before = planDays(agreement);
  const days = agreement.amended
    ? before.map(({ years, dueOn }) => pickLaterDay(dueOn, addMonths(delivered, Math.round(years * 12))))
    : computeDueDays(agreement.plan, delivered);
  const isLater = days.some((day, index) => day > (before[index]?.dueOn ?? day));
  if (isLater) await rescheduleFrom(ctx, orderId, days);
}

function pickLaterDay(a: string, b: string): string {
  return a > b ? a : b;
}
