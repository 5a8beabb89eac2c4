import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { CheckedPerson } from '#commerce/people/customer/customer-change.service.ts';
import type { CreditQuestion, Decided, DecisionOutcome } from './decision.types.ts';

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

/**
 * Decisions that wait for a person, oldest first.
 * @param page.after the last decision of the page before
 * @param page.decisionId this one alone
 */
export function readWaiting(
  ctx: RequestContext,
  page: { readonly limit: number; readonly after?: string | null; readonly decisionId?: string },
) {
  const { after, decisionId } = page;
  let query = selectDecisions(ctx)
    .where('outcome', '=', sql.lit('referred'))
    .orderBy('decided_at')
    .orderBy('decision_id')
    .limit(page.limit);
  if (decisionId) query = query.where('decision_id', '=', decisionId);
  if (after)
    query = query.where(
      sql<boolean>`(decided_at, decision_id) > ((select decided_at from credit_decision
        where tenant_id = ${ctx.tenant.id} and decision_id = ${after}::uuid), ${after}::uuid)`,
    );
  return query.execute();
}

/** The first of two persons who decide about a credit above the tenant's threshold. */
export type FirstDecision = {
  readonly outcome: 'approved' | 'refused';
  readonly personId: string;
  readonly personName: string;
  readonly reason: string;
  readonly decidedAt: Date;
};

/** By the decision's id, for those that have one. */
export async function readFirstDecisions(
  ctx: RequestContext,
  decisionIds: readonly string[],
): Promise<ReadonlyMap<string, FirstDecision>> {
  if (decisionIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('credit_first_decision')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('decision_id', 'in', decisionIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.decision_id,
      {
        outcome: row.outcome,
        personId: row.person_id,
        personName: row.person_name,
        reason: row.reason,
        decidedAt: row.decided_at,
      },
    ]),
  );
}

export function selectDecisions(ctx: RequestContext) {
  return ctx.db.selectFrom('credit_decision').selectAll().where('tenant_id', '=', ctx.tenant.id);
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
