import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { refuse } from '#commerce/ground/kernel/result.ts';
import type { CreditQuestion } from '#commerce/money/credit/decision/decision.types.ts';
import {
  confirmReview,
  decideReview,
  findDecisionForReview,
  listDecisionsForReview,
  type ReviewOutcome,
  type WaitingDecision,
} from '#commerce/money/credit/decision/review.service.ts';
import type { JsonFields } from '#commerce/staff/audit/audit.rules.ts';
import { runTenantCommand } from '#commerce/staff/command/run-command.service.ts';
import { createRefusalError, unwrap } from '../refusal.ts';
import { checkId, openTenant } from '../tenant-context.ts';
import { builder } from './builder.ts';

const MOST_WAITING = 100;
const LONGEST_REASON = 1000;

const CreditOutcome = builder.enumType('CreditOutcome', { values: ['approved', 'refused'] as const });
const ReviewOutcomeRef = builder.enumType('CreditReviewOutcome', {
  description:
    '`waits`: a second person has to agree; `returned`: the second one did not, and it waits for a first one again',
  values: ['approved', 'refused', 'waits', 'returned'] as const,
});

const QuestionRef = builder.objectRef<CreditQuestion>('CreditQuestion').implement({
  description: 'What the check was asked.',
  fields: (t) => ({
    givenName: t.exposeString('givenName'),
    familyName: t.exposeString('familyName'),
    dateOfBirth: t.expose('dateOfBirth', { type: 'Date' }),
    street: t.exposeString('street'),
    houseNumber: t.exposeString('houseNumber'),
    postalCode: t.exposeString('postalCode'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    months: t.exposeInt('months', { description: 'until the last instalment' }),
  }),
});

const FirstDecisionRef = builder
  .objectRef<NonNullable<WaitingDecision['first']>>('CreditFirstDecision')
  .implement({
    description: 'What the first of two persons decided.',
    fields: (t) => ({
      outcome: t.expose('outcome', { type: CreditOutcome }),
      personName: t.exposeString('personName'),
      reason: t.exposeString('reason'),
      decidedAt: t.expose('decidedAt', { type: 'DateTime' }),
      isOwn: t.boolean({
        description: 'who asks is this person, and cannot be the second one',
        resolve: ({ personId }, _, { actor }) => actor?.id === personId,
      }),
    }),
  });

const CreditReviewRef = builder.objectRef<WaitingDecision>('CreditReview').implement({
  description: 'A credit decision that waits for a person. Amounts in minor units.',
  fields: (t) => ({
    decisionId: t.exposeID('decisionId'),
    question: t.expose('question', { type: QuestionRef }),
    amountMinor: t.exposeInt('amountMinor'),
    currency: t.exposeString('currency'),
    decidedBy: t.exposeString('decidedBy', { description: 'the check that did not decide' }),
    source: t.exposeString('source', { description: 'the register or rule that its answer came from' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime' }),
    reviewRequestedAt: t.expose('reviewRequestedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'when the consumer requested a person; null if the check referred it',
    }),
    customerId: t.exposeID('customerId', { nullable: true }),
    needsTwo: t.exposeBoolean('needsTwo', { description: 'above the tenant’s threshold' }),
    first: t.expose('first', { type: FirstDecisionRef, nullable: true }),
  }),
});

type ReviewPage = { readonly reviews: readonly WaitingDecision[]; readonly next: string | null };
const ReviewPageRef = builder.objectRef<ReviewPage>('CreditReviewPage').implement({
  fields: (t) => ({
    reviews: t.field({ type: [CreditReviewRef], resolve: ({ reviews }) => [...reviews] }),
    next: t.exposeID('next', { nullable: true, description: '`after` of the next page; null at the end' }),
  }),
});

builder.queryFields((t) => ({
  creditReviews: t.field({
    description: 'Credit decisions that wait for a person, the oldest first.',
    type: ReviewPageRef,
    args: {
      tenantId: t.arg.id(),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.id({ required: false }),
    },
    async resolve(_, { tenantId, first, after }, desk) {
      if (first < 1 || first >= MOST_WAITING) throw createRefusalError({ code: 'PageSizeRefused' });
      const page = { first: first + 1, after: after ? checkId(after, 'CursorRefused') : null };
      const waiting = await listDecisionsForReview(openTenant(desk, tenantId), page);
      const reviews = waiting.slice(0, first);
      return { reviews, next: waiting.length > first ? (reviews.at(-1)?.decisionId ?? null) : null };
    },
  }),
}));

builder.mutationFields((t) => ({
  decideCredit: t.field({
    description:
      'Decides about a credit, and tells the customer by mail. Above the tenant’s threshold a second person has to agree first: `confirmCredit`.',
    type: ReviewOutcomeRef,
    args: {
      tenantId: t.arg.id(),
      decisionId: t.arg.id(),
      outcome: t.arg({ type: CreditOutcome }),
      reason: t.arg.string({ description: 'the person’s own words, 1 to 1,000 characters' }),
      idempotencyKey: t.arg.string(),
    },
    async resolve(_, { decisionId, outcome, reason: typed, ...command }, desk) {
      const id = checkId(decisionId, 'DecisionNotFound');
      const reason = typed.trim();
      if (reason === '' || reason.length > LONGEST_REASON)
        throw createRefusalError({ code: 'ReasonRequired' });
      return unwrap(
        await runTenantCommand<ReviewOutcome, { readonly code: string }>(desk, {
          ...command,
          action: 'credit.decide',
          right: 'credit.decide',
          subject: { kind: 'credit-decision', id },
          reason,
          readState: (ctx) => readReviewState(ctx, id),
          run: async (ctx) =>
            desk.actor
              ? decideReview(ctx, { decisionId: id, outcome, person: desk.actor, reason })
              : refuse({ code: 'StaffSignInRequired' }),
        }),
      );
    },
  }),
  confirmCredit: t.field({
    description: 'The second person agrees with the first, or does not. It is never the same person.',
    type: ReviewOutcomeRef,
    args: {
      tenantId: t.arg.id(),
      decisionId: t.arg.id(),
      agrees: t.arg.boolean(),
      reason: t.arg.string({ required: false }),
      idempotencyKey: t.arg.string(),
    },
    async resolve(_, { decisionId, agrees, reason, ...command }, desk) {
      const id = checkId(decisionId, 'DecisionNotFound');
      return unwrap(
        await runTenantCommand<ReviewOutcome, { readonly code: string }>(desk, {
          ...command,
          action: 'credit.confirm',
          right: 'credit.approve',
          subject: { kind: 'credit-decision', id },
          reason: reason ?? null,
          readState: (ctx) => readReviewState(ctx, id),
          run: async (ctx) =>
            desk.actor
              ? confirmReview(ctx, { decisionId: id, agrees, person: desk.actor })
              : refuse({ code: 'StaffSignInRequired' }),
        }),
      );
    },
  }),
}));

/** The fields that the audit shows before and after; none is personal. */
async function readReviewState(ctx: RequestContext, decisionId: string): Promise<JsonFields> {
  const waiting = await findDecisionForReview(ctx, decisionId);
  return waiting
    ? { waits: true, amountMinor: waiting.amountMinor, firstOutcome: waiting.first?.outcome ?? null }
    : { waits: false };
}
