import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { signedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { productBySku } from '#commerce/range/catalogue/product.service.ts';
import type { QuestionInput } from '#forms/question.ts';
import type { ArticleNotFound } from './question.errors.ts';
import { type AnsweredQuestion, insertQuestion, selectAnswered } from './question.store.ts';

/** Questions of an article that are shown; nobody reads more. */
export const MOST_QUESTIONS = 30;

/**
 * Keeps a question about an article: a person reads it, and shows it with the answer. A signed-in customer is
 * mailed the answer, if the address is confirmed.
 * @param origin.address the client's, for the limit of questions
 * @param origin.trap stands in a field that people do not see; a form that fills it in is thanked and forgotten
 */
export async function askQuestion(
  ctx: RequestContext,
  { sku, text, name }: QuestionInput,
  origin: { readonly address: string; readonly trap: string },
): Promise<Result<null, ArticleNotFound | TooManyAttempts>> {
  const product = await productBySku(ctx, sku);
  if (!product) return refuse({ code: 'ProductNotFound', sku });
  if (origin.trap !== '') return ok(null);
  const retryAfterSeconds = await ctx.attempts.countQuestion(origin.address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const { productId } = product;
  await insertQuestion(ctx, { productId, text, name: name ?? '', customerId: signedInCustomer(ctx) });
  return ok(null);
}

/** An article's questions with their answers, those in the reader's language first. */
export function productQuestions(ctx: RequestContext, productId: number): Promise<AnsweredQuestion[]> {
  return selectAnswered(ctx, productId, MOST_QUESTIONS);
}
