import { backgroundContext } from '#commerce/ground/kernel/background-context.ts';
import { inTransaction, type RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { mailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { findCustomer } from '#commerce/people/customer/customer.service.ts';
import type { RejectionReason } from '#commerce/range/review/moderation.service.ts';
import { mailArticles } from '#commerce/service/article-mail/mail-articles.service.ts';
import type { QuestionNotFound } from './question.errors.ts';
import {
  type Decided,
  type QuestionState,
  selectByState,
  updateDecision,
  type WaitingQuestion,
} from './question.store.ts';
import { answerMail } from './question-mail.rules.ts';

/** Questions of the context's tenant in a state, the oldest first. */
export function questionsInState(
  ctx: RequestContext,
  asked: { readonly state: QuestionState; readonly first: number },
): Promise<WaitingQuestion[]> {
  return selectByState(ctx, asked);
}

/**
 * Answers a question of the context's tenant, which is shown from then on, and mails the answer to a customer whose address
 * is confirmed. Answering again corrects the answer and mails nobody.
 * @param answer.by the person, for those who ask later
 */
export async function answerQuestion(
  ctx: RequestContext,
  questionId: number,
  answer: { readonly text: string; readonly by: string },
): Promise<Result<{ mailed: boolean }, QuestionNotFound>> {
  const answered = await inTransaction(ctx, async (inner) => {
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

/** Refuses a question, or takes it back: it is shown nowhere. */
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

/**
 * One mail for each question, however often it is answered, in the language that it was asked in.
 * @returns false: nobody can be mailed
 */
async function mailAnswer(
  ctx: RequestContext,
  question: Decided & { readonly questionId: number; readonly answer: string },
): Promise<boolean> {
  const { customerId, productId, questionId, text, answer } = question;
  const customer = customerId === null ? null : await findCustomer(ctx, customerId);
  const locale = ctx.tenant.locales.find((one) => one.locale === question.locale)?.locale;
  if (!customer?.emailVerified || !locale) return false;
  const own = { ...backgroundContext(ctx, { tenant: ctx.tenant, locale }, 'question'), db: ctx.db };
  const [article] = await mailArticles(own, [{ productId, variantId: null }]);
  if (!article) return false;
  const mail = { tenant: ctx.tenant, locale, texts: await mailTexts(own), article, text, answer };
  await queueMail(own, answerMail(mail), { recipient: customer.email, cause: `question:${questionId}` });
  return true;
}
