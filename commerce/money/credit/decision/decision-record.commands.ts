import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { CreditQuestion, Decided, DecisionOutcome } from './decision.types.ts';
import { type FirstDecision, selectDecisions } from './decision-record.queries.ts';

export type NewDecision = {
  readonly basketId: string;
  readonly question: CreditQuestion;
  readonly subject: string;
  readonly outcome: DecisionOutcome;
  readonly decidedBy: string;
  readonly source: string;
  readonly validUntil: Date;
  readonly email: string;
};

export async function insertDecision(ctx: RequestContext, decision: NewDecision): Promise<Decided> {
  const decisionId = randomUUID();
  await ctx.db
    .insertInto('credit_decision')
    .values({
      tenant_id: ctx.tenant.id,
      decision_id: decisionId,
      basket_id: decision.basketId,
      customer_id: ctx.visitor?.customerId ?? null,
      inputs: JSON.stringify(decision.question),
      amount_minor: decision.question.amountMinor,
      currency: decision.question.currency,
      subject: decision.subject,
      outcome: decision.outcome,
      decided_by: decision.decidedBy,
      source: decision.source,
      decided_at: ctx.clock.now(),
      valid_until: decision.validUntil,
      email: decision.email,
      locale: ctx.locale,
    })
    .execute();
  const { outcome, source } = decision;
  return { decisionId, outcome, source, amountMinor: decision.question.amountMinor, reviewRequestedAt: null };
}

/** Records once that the consumer wants a person to decide. @returns null if there is no decision to review */
export async function requestDecisionReview(ctx: RequestContext, basketId: string) {
  const latest = await selectDecisions(ctx)
    .where('basket_id', '=', basketId)
    .where('outcome', 'in', ['refused', 'referred'])
    .where('valid_until', '>', ctx.clock.now())
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return null;
  await ctx.db
    .updateTable('credit_decision')
    .set({ outcome: 'referred', review_requested_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('decision_id', '=', latest.decision_id)
    .where('review_requested_at', 'is', null)
    .execute();
  return { decisionId: latest.decision_id, email: latest.email };
}

/** Records a person's decision about a case that waits for one. @returns null if nothing waits under this id */
export async function decideReferred(
  ctx: RequestContext,
  decisionId: string,
  decision: { readonly outcome: 'approved' | 'refused'; readonly person: string; readonly validUntil: Date },
) {
  const row = await ctx.db
    .updateTable('credit_decision')
    .set({
      outcome: decision.outcome,
      decided_by: decision.person,
      decided_at: ctx.clock.now(),
      valid_until: decision.validUntil,
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('decision_id', '=', decisionId)
    .where('outcome', '=', sql.lit('referred'))
    .returning(['decision_id', 'email', 'locale'])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Locks a decision that waits for a person, so that two persons decide about it one after the other.
 * @returns null if nothing waits under this id
 */
export async function lockWaitingDecision(
  ctx: RequestContext,
  decisionId: string,
): Promise<{ readonly amountMinor: number } | null> {
  const row = await selectDecisions(ctx)
    .where('decision_id', '=', decisionId)
    .where('outcome', '=', sql.lit('referred'))
    .forUpdate()
    .executeTakeFirst();
  return row ? { amountMinor: row.amount_minor } : null;
}

/** Stores what the first of two persons decided. The caller holds the decision's lock. */
export async function insertFirstDecision(
  ctx: RequestContext,
  decisionId: string,
  { outcome, personId, personName, reason }: Omit<FirstDecision, 'decidedAt'>,
): Promise<void> {
  await ctx.db
    .insertInto('credit_first_decision')
    .values({
      tenant_id: ctx.tenant.id,
      decision_id: decisionId,
      outcome,
      person_id: personId,
      person_name: personName,
      reason,
      decided_at: ctx.clock.now(),
    })
    .execute();
}

/** Drops what the first person decided: the second one did not agree, and the case waits anew. */
export async function deleteFirstDecision(ctx: RequestContext, decisionId: string): Promise<void> {
  await ctx.db
    .deleteFrom('credit_first_decision')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('decision_id', '=', decisionId)
    .execute();
}
