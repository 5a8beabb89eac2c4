import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { findProductBySku } from '#commerce/range/catalogue/product/product.queries.ts';
import type { QuestionInput } from '#forms/lists/question.ts';
import type { ArticleNotFound } from './question.errors.ts';
import { type AnsweredQuestion, insertQuestion, selectAnswered } from './question.store.ts';
import { askForAddress } from './question-mail.service.ts';

/** Most questions of an article that are shown. */
export const MOST_QUESTIONS = 30;

/**
 * Stores a question about an article: a person reads it, and publishes it with the answer. A signed-in customer is
 * mailed the answer, if the address is confirmed; a guest who gives an address must confirm it.
 * @param origin.address the client's, for the limit of questions
 * @param origin.trap value of a field that people do not see; a form with a value here gets the usual thanks and is
 *   dropped
 */
export async function askQuestion(
  ctx: RequestContext,
  { sku, text, name, email }: QuestionInput,
  origin: { readonly address: string; readonly trap: string },
): Promise<Result<null, ArticleNotFound | TooManyAttempts>> {
  const product = await findProductBySku(ctx, sku);
  if (!product) return refuse({ code: 'ProductNotFound', sku });
  if (origin.trap !== '') return ok(null);
  const retryAfterSeconds = await ctx.attempts.countQuestion(origin.address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const { productId } = product;
  const customerId = getSignedInCustomer(ctx);
  const questionId = await insertQuestion(ctx, { productId, text, name: name ?? '', customerId });
  if (email !== null && customerId === null)
    await askForAddress(ctx, { questionId, productId, email, from: origin.address });
  return ok(null);
}

/** An article's questions with their answers, those in the reader's language first. */
export function listProductQuestions(ctx: RequestContext, productId: number): Promise<AnsweredQuestion[]> {
  return selectAnswered(ctx, productId, MOST_QUESTIONS);
}
