import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { RejectionReason } from '#commerce/range/review/moderation.commands.ts';

export type QuestionState = 'pending' | 'published' | 'rejected';

/** A question with the data that the person who answers needs. */
export type WaitingQuestion = {
  readonly questionId: number;
  readonly sku: string;
  readonly locale: string;
  readonly name: string;
  readonly text: string;
  readonly createdAt: Date;
};

/** A question that is shown, with the shop's answer. */
export type AnsweredQuestion = {
  readonly questionId: number;
  readonly name: string;
  readonly text: string;
  readonly answer: string;
  /** ISO 639-1, of both */
  readonly language: string;
  readonly askedAt: Date;
  readonly answeredAt: Date;
};

export type NewQuestion = {
  readonly productId: number;
  readonly customerId: string | null;
  readonly name: string;
  readonly text: string;
};

export async function insertQuestion(
  ctx: RequestContext,
  { productId, customerId, name, text }: NewQuestion,
): Promise<number> {
  const { question_id: questionId } = await ctx.db
    .insertInto('product_question')
    .values({
      tenant_id: ctx.tenant.id,
      product_id: productId,
      customer_id: customerId,
      locale: ctx.locale,
      author_name: name,
      question: text,
      created_at: ctx.clock.now(),
    })
    .returning('question_id')
    .executeTakeFirstOrThrow();
  return questionId;
}

/** Questions in the reader's language first, then the latest answers. */
export async function selectAnswered(
  ctx: RequestContext,
  productId: number,
  first: number,
): Promise<AnsweredQuestion[]> {
  return ctx.db
    .selectFrom('product_question')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('product_id', '=', productId)
    .where('moderation', '=', 'published')
    .select(['question_id as questionId', 'author_name as name', 'question as text'])
    .select((of) => [
      of.ref('answer').$notNull().as('answer'),
      of.ref('decided_at').$notNull().as('answeredAt'),
      'created_at as askedAt',
      sql<string>`left(locale, 2)`.as('language'),
    ])
    .orderBy(sql`left(locale, 2) = ${ctx.language}`, 'desc')
    .orderBy('decided_at', 'desc')
    .orderBy('question_id')
    .limit(first)
    .execute();
}

/** Questions of the context's tenant, the oldest first. */
export async function selectByState(
  ctx: RequestContext,
  { state, first }: { readonly state: QuestionState; readonly first: number },
): Promise<WaitingQuestion[]> {
  return ctx.db
    .selectFrom('product_question as q')
    .innerJoin('product as p', 'p.product_id', 'q.product_id')
    .where('q.tenant_id', '=', ctx.tenant.id)
    .where('q.moderation', '=', state)
    .select(['q.question_id as questionId', 'p.sku', 'q.locale', 'q.author_name as name'])
    .select(['q.question as text', 'q.created_at as createdAt'])
    .orderBy('q.created_at')
    .orderBy('q.question_id')
    .limit(first)
    .execute();
}

type Decision =
  | { readonly state: 'published'; readonly by: string; readonly answer: string }
  | { readonly state: 'rejected'; readonly by: string; readonly reason: RejectionReason };

export type Decided = {
  readonly productId: number;
  readonly customerId: string | null;
  readonly locale: string;
  readonly text: string;
};

/**
 * Answers or refuses a question, for the first time or again.
 * @returns null if there is no such question in the tenant
 */
export async function updateDecision(
  ctx: RequestContext,
  questionId: number,
  decision: Decision,
): Promise<Decided | null> {
  const row = await ctx.db
    .updateTable('product_question')
    .set({
      moderation: decision.state,
      answer: decision.state === 'published' ? decision.answer : null,
      rejection_reason: decision.state === 'rejected' ? decision.reason : null,
      decided_by: decision.by,
      decided_at: ctx.clock.now(),
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('question_id', '=', questionId)
    .returning(['product_id as productId', 'customer_id as customerId', 'locale', 'question as text'])
    .executeTakeFirst();
  return row ?? null;
}

/** A question that is shown, with its answer; null if it is not shown. */
export async function findPublished(
  ctx: RequestContext,
  questionId: number,
): Promise<(Decided & { readonly answer: string }) | null> {
  const row = await ctx.db
    .selectFrom('product_question')
    .select(['product_id as productId', 'customer_id as customerId', 'locale', 'question as text'])
    .select((of) => of.ref('answer').$notNull().as('answer'))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('question_id', '=', questionId)
    .where('moderation', '=', 'published')
    .executeTakeFirst();
  return row ?? null;
}
