import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadMailTexts, type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook, SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { computeValidUntil } from './decision.service.ts';
import type { CreditQuestion } from './decision.types.ts';
import {
  decideReferred,
  deleteFirstDecision,
  insertFirstDecision,
  lockWaitingDecision,
  requestDecisionReview,
} from './decision-record.commands.ts';
import { type FirstDecision, readFirstDecisions, readWaiting } from './decision-record.queries.ts';

const MOST_WAITING = 100;

/**
 * Records that the consumer wants a person to look at the decision about the basket's credit (Directive (EU)
 * 2023/2225 art. 18(8)), once; a receipt goes out by mail.
 * @returns whether there was a decision to look at
 */
export async function requestReview(ctx: RequestContext, basketId: string): Promise<boolean> {
  const texts = await loadTexts(ctx, ctx.locale);
  const requested = await runInTransaction(ctx, async (inner) => {
    const decision = await requestDecisionReview(inner, basketId);
    if (decision?.email) await send(inner, 'review', texts, { ...decision, locale: ctx.locale });
    return decision !== null;
  });
  return requested;
}

/** A credit decision that waits for a person. Amounts in minor units. */
export type WaitingDecision = {
  readonly decisionId: string;
  /** the question that the check was asked: who, how much and for how long */
  readonly question: CreditQuestion;
  readonly amountMinor: number;
  readonly currency: string;
  /** the check that did not decide, and where its data came from */
  readonly decidedBy: string;
  readonly source: string;
  readonly decidedAt: Date;
  /** when the consumer requested that a person looks at it; null if the check referred it */
  readonly reviewRequestedAt: Date | null;
  readonly customerId: string | null;
  readonly email: string | null;
  /** above the tenant's threshold: a second person has to agree */
  readonly needsTwo: boolean;
  /** the decision of the first of two persons */
  readonly first: FirstDecision | null;
};

/** Credit decisions that wait for a person, oldest first. @param page.first at most 100 */
export async function listDecisionsForReview(
  ctx: RequestContext,
  page: { readonly first?: number; readonly after?: string | null } = {},
): Promise<WaitingDecision[]> {
  const limit = Math.min(Math.max(page.first ?? MOST_WAITING, 1), MOST_WAITING);
  return completeDecisions(ctx, await readWaiting(ctx, { limit, after: page.after ?? null }));
}

/** One credit decision that waits for a person; null if it does not. */
export async function findDecisionForReview(
  ctx: RequestContext,
  decisionId: string,
): Promise<WaitingDecision | null> {
  const rows = await readWaiting(ctx, { limit: 1, decisionId });
  return (await completeDecisions(ctx, rows))[0] ?? null;
}

async function completeDecisions(
  ctx: RequestContext,
  rows: Awaited<ReturnType<typeof readWaiting>>,
): Promise<WaitingDecision[]> {
  const firsts = await readFirstDecisions(
    ctx,
    rows.map(({ decision_id }) => decision_id),
  );
  return rows.map((row) => ({
    decisionId: row.decision_id,
    question: row.inputs as CreditQuestion,
    amountMinor: row.amount_minor,
    currency: row.currency,
    decidedBy: row.decided_by,
    source: row.source,
    decidedAt: row.decided_at,
    reviewRequestedAt: row.review_requested_at,
    customerId: row.customer_id,
    email: row.email,
    needsTwo: needsTwoPersons(ctx, row.amount_minor),
    first: firsts.get(row.decision_id) ?? null,
  }));
}

function needsTwoPersons({ tenant }: RequestContext, amountMinor: number): boolean {
  return amountMinor > tenant.desk.creditFourEyesMinor;
}

/** The reasons for which a person cannot decide about a credit. */
export type ReviewRefusal =
  /** nothing waits under this id: it was decided before, or there is none */
  | { readonly code: 'DecisionNotFound' }
  /** the first person has decided; the second one agrees or does not */
  | { readonly code: 'DecisionWaitsForSecondPerson' }
  | { readonly code: 'NoFirstDecision' }
  /** the first person cannot be the second one */
  | { readonly code: 'SamePerson' };

/** `waits`: a second person has to agree; `returned`: the second one did not, and it waits for a first one again */
export type ReviewOutcome = 'approved' | 'refused' | 'waits' | 'returned';

type Reviewer = { readonly id: string; readonly name: string };

/**
 * Decides about a credit that waits for a person. Above the tenant's threshold nothing is decided yet: a second person
 * has to agree.
 */
export async function decideReview(
  ctx: RequestContext,
  decision: {
    readonly decisionId: string;
    readonly outcome: 'approved' | 'refused';
    readonly person: Reviewer;
    readonly reason: string;
  },
): Promise<Result<ReviewOutcome, ReviewRefusal>> {
  const { decisionId, outcome, person, reason } = decision;
  return runInTransaction(ctx, async (inner) => {
    const waiting = await lockWaitingDecision(inner, decisionId);
    if (!waiting) return refuse({ code: 'DecisionNotFound' as const });
    if (!needsTwoPersons(ctx, waiting.amountMinor)) {
      await decideInPerson(inner, decisionId, outcome, person.name);
      return ok(outcome);
    }
    if ((await readFirstDecisions(inner, [decisionId])).size > 0)
      return refuse({ code: 'DecisionWaitsForSecondPerson' as const });
    await insertFirstDecision(inner, decisionId, {
      outcome,
      personId: person.id,
      personName: person.name,
      reason,
    });
    return ok('waits' as const);
  });
}

/** The second person agrees with the first, which decides, or does not: then it waits for a first one again. */
export async function confirmReview(
  ctx: RequestContext,
  decision: { readonly decisionId: string; readonly agrees: boolean; readonly person: Reviewer },
): Promise<Result<ReviewOutcome, ReviewRefusal>> {
  const { decisionId, agrees, person } = decision;
  return runInTransaction(ctx, async (inner) => {
    if (!(await lockWaitingDecision(inner, decisionId))) return refuse({ code: 'DecisionNotFound' as const });
    const first = (await readFirstDecisions(inner, [decisionId])).get(decisionId);
    if (!first) return refuse({ code: 'NoFirstDecision' as const });
    if (first.personId === person.id) return refuse({ code: 'SamePerson' as const });
    if (!agrees) {
      await deleteFirstDecision(inner, decisionId);
      return ok('returned' as const);
    }
    await decideInPerson(inner, decisionId, first.outcome, `${first.personName}, ${person.name}`);
    return ok(first.outcome);
  });
}

/**
 * Records a person's decision about a credit that waits for one, and notifies the customer by mail.
 * @param person the decider's name or initials
 * @returns whether it waited
 */
export async function decideInPerson(
  ctx: RequestContext,
  decisionId: string,
  outcome: 'approved' | 'refused',
  person: string,
): Promise<boolean> {
  const decided = await runInTransaction(ctx, async (inner) => {
    const row = await decideReferred(inner, decisionId, {
      outcome,
      person,
      validUntil: computeValidUntil(ctx),
    });
    if (row?.email) {
      const texts = await loadTexts(inner, row.locale);
      await send(inner, outcome, texts, { decisionId, email: row.email, locale: row.locale });
    }
    return row !== null;
  });
  return decided;
}

function loadTexts(ctx: RequestContext, locale: string): Promise<MailTexts> {
  return loadMailTexts(ctx, locale);
}

type Recipient = { readonly decisionId: string; readonly email: string | null; readonly locale: string };

async function send(
  ctx: RequestContext,
  kind: 'review' | 'approved' | 'refused',
  texts: MailTexts,
  { decisionId, email, locale }: Recipient,
): Promise<void> {
  if (!email) return;
  const { tenant } = ctx;
  const number = decisionId.slice(0, 8).toUpperCase();
  const paths = tenant.locales.find((settings) => settings.locale === locale)?.paths;
  const subject = texts.text(`mail.credit.${kind}.subject`);
  const days = kind === 'review' ? tenant.service.answerWorkingDays : tenant.credit.decisionDays;
  const body = texts.text(`mail.credit.${kind}.text`, { number, days });
  const content: MailContent = {
    ...buildTenantLook(tenant, locale, texts),
    subject,
    preview: body,
    title: subject,
    paragraphs: [body],
    reference: { label: texts.text('mail.credit.reference'), value: number },
    action:
      kind === 'approved'
        ? { label: texts.text('mail.credit.approved.action'), url: SHOP_ORIGIN + (paths?.basket ?? '/') }
        : null,
    ordered: null,
    sections: [],
    links: [],
    footer: buildCompanyFooter(tenant, locale, texts),
  };
  await queueMail(ctx, content, { recipient: email, cause: `credit-${kind}:${decisionId}` });
}
