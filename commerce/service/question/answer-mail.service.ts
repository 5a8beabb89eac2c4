import { backgroundContext } from '#commerce/ground/kernel/background-context.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { mailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { findCustomer } from '#commerce/people/customer/customer.service.ts';
import { mailArticles } from '#commerce/service/article-mail/mail-articles.service.ts';
import { type Decided, findPublished } from './question.store.ts';
import { answerMail } from './question-mail.rules.ts';
import { takeConfirmed } from './question-mail.store.ts';

type Answered = Decided & { readonly questionId: number; readonly answer: string };

/**
 * One mail for each question, however often it is answered, in the language that it was asked in: to a customer or a
 * guest whose address is confirmed. In the caller's transaction.
 * @returns false: nobody can be mailed
 */
export async function mailAnswer(ctx: RequestContext, question: Answered): Promise<boolean> {
  const { customerId, productId, questionId, text, answer } = question;
  const locale = ctx.tenant.locales.find((one) => one.locale === question.locale)?.locale;
  if (!locale) return false;
  const customer = customerId === null ? null : await findCustomer(ctx, customerId);
  const own = { ...backgroundContext(ctx, { tenant: ctx.tenant, locale }, 'question'), db: ctx.db };
  const [article] = await mailArticles(own, [{ productId, variantId: null }]);
  if (!article) return false;
  const recipient = customer?.emailVerified ? customer.email : await takeConfirmed(ctx, questionId);
  if (recipient === null) return false;
  const mail = { tenant: ctx.tenant, locale, texts: await mailTexts(own), article, text, answer };
  await queueMail(own, answerMail(mail), { recipient, cause: `question:${questionId}` });
  return true;
}

/** The same for an answer that came before its guest had confirmed the address; nothing where there is none yet. */
export async function mailKeptAnswer(ctx: RequestContext, questionId: number): Promise<void> {
  const published = await findPublished(ctx, questionId);
  if (published) await mailAnswer(ctx, { ...published, questionId });
}
