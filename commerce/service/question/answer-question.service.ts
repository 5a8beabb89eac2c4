import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { RejectionReason } from '#commerce/range/review/moderation.commands.ts';
import { mailAnswer } from './answer-mail.service.ts';
import type { QuestionNotFound } from './question.errors.ts';
import { type QuestionState, selectByState, updateDecision, type WaitingQuestion } from './question.store.ts';

/** Questions of the context's tenant in a state, the oldest first. */
export function listQuestionsInState(
  ctx: RequestContext,
  asked: { readonly state: QuestionState; readonly first: number },
): Promise<WaitingQuestion[]> {
  return selectByState(ctx, asked);
}

/**
 * Answers a question of the context's tenant, which is shown from then on, and mails the answer to a customer or
 * guest whose address is confirmed. Answering again corrects the answer and mails nothing.
 * @param answer.by the person's name, for later inquiries
 */
export async function answerQuestion(
  ctx: RequestContext,
  questionId: number,
  answer: { readonly text: string; readonly by: string },
): Promise<Result<{ mailed: boolean }, QuestionNotFound>> {
  const answered = await runInTransaction(ctx, async (inner) => {
    const { text, by } = answer;
    const question = await updateDecision(inner, questionId, { state: 'published', by, answer: text });
    return (
      question && { ...question, mailed: await mailAnswer(inner, { ...question, questionId, answer: text }) }
    );
  });
  if (!answered) return refuse({ code: 'QuestionNotFound', questionId });
  const { productId, mailed } = answered;
  ctx.events.emit({ type: 'product-changed', tenantId: ctx.tenant.id, productIds: [productId] });
  return ok({ mailed });
}

/** Refuses a question, or hides one that was shown. */
export async function rejectQuestion(
  ctx: RequestContext,
  questionId: number,
  { by, reason }: { readonly by: string; readonly reason: RejectionReason },
): Promise<Result<null, QuestionNotFound>> {
  const question = await updateDecision(ctx, questionId, { state: 'rejected', by, reason });
  if (!question) return refuse({ code: 'QuestionNotFound', questionId });
  ctx.events.emit({ type: 'product-changed', tenantId: ctx.tenant.id, productIds: [question.productId] });
  return ok(null);
}
