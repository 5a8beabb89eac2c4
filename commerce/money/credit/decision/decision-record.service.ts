import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { CheckedPerson } from '#commerce/people/customer/customer-change.service.ts';
import type { CreditQuestion, Decided, DecisionOutcome } from './decision.types.ts';

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

/**
 * The decision that applies to an amount: an approval covers smaller amounts, a refusal larger ones, and a case that
 * waits for a person is not checked again for the same amount.
 */
export async function findDecision(
  ctx: RequestContext,
  basketId: string,
  about: { readonly subject: string; readonly amountMinor: number },
): Promise<Decided | null> {
  const row = await selectDecisions(ctx)
    .where('basket_id', '=', basketId)
    .where('subject', '=', about.subject)
    .where('valid_until', '>', ctx.clock.now())
    .where((eb) =>
      eb.or([
        eb.and([eb('outcome', '=', 'refused'), eb('amount_minor', '<=', about.amountMinor)]),
        eb.and([eb('outcome', '!=', 'refused'), eb('amount_minor', '>=', about.amountMinor)]),
      ]),
    )
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? readDecisionRow(row) : null;
}

/**
 * The person whose check an order's credit was agreed on.
 * @returns null if the order has no credit, or no check is stored
 */
export async function findCheckedPerson(ctx: RequestContext, orderId: string): Promise<CheckedPerson | null> {
  const row = await ctx.db
    .selectFrom('credit_agreement')
    .innerJoin('credit_decision', (join) =>
      join
        .onRef('credit_decision.tenant_id', '=', 'credit_agreement.tenant_id')
        .onRef('credit_decision.decision_id', '=', 'credit_agreement.decision_id'),
    )
    .select('credit_decision.inputs')
    .where('credit_agreement.tenant_id', '=', ctx.tenant.id)
    .where('credit_agreement.order_id', '=', orderId)
    .where('credit_agreement.version', '=', 1)
    .executeTakeFirst();
  return row ? (row.inputs as CreditQuestion) : null;
}

/** Decisions about a basket since a time, to limit how often a register is queried. */
export async function countDecisions(ctx: RequestContext, basketId: string, since: Date): Promise<number> {
  const row = await ctx.db
    .selectFrom('credit_decision')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .where('decided_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
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

/** Decisions that wait for a person, oldest first. */
export function readWaiting(ctx: RequestContext, limit: number) {
  return selectDecisions(ctx)
    .where('outcome', '=', sql.lit('referred'))
    .orderBy('decided_at')
    .limit(limit)
    .execute();
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

function selectDecisions(ctx: RequestContext) {
  return ctx.db.selectFrom('credit_decision').selectAll().where('tenant_id', '=', ctx.tenant.id);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDecisions>['execute']>>[number];

function readDecisionRow(row: Row): Decided {
  return {
    decisionId: row.decision_id,
    outcome: row.outcome as DecisionOutcome,
    amountMinor: row.amount_minor,
    source: row.source,
    reviewRequestedAt: row.review_requested_at,
  };
}
